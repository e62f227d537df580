import { type ComponentType, memo, type ReactNode } from 'react';
import type { Scene } from '../../kit/contract';
import { areSame } from '../../ui/sameProps';

type Props<S extends Scene> = {
  part: ComponentType<S>;
  /** All that it is drawn from, with what it needs beside the scene. */
  scene: S;
};

/**
 * What a title draws of a scene, drawn anew only where the scene is another one: most of what goes on around it,
 * such as a position that has to wait for its turn or a line of chat, is nothing to it.
 */
export const TitlePart = memo(
  function TitlePart<S extends Scene>({ part: Part, scene }: Props<S>) {
    return <Part {...scene} />;
  },
  (before, now) => before.part === now.part && areSame(before.scene, now.scene),
) as <S extends Scene>(props: Props<S>) => ReactNode;
