import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import type { FaceId } from '../../../shared/games/colorful-treasure/faces';
import { Hint } from '../../kit/Hint';
import { Face } from './art/Face';

import styles from './FaceTile.module.css';
import type { OnTable } from './types';

type Props = Pick<OnTable, 't'> & {
  face: FaceId;
  /** What it is called on the stage. */
  thing?: string;
  /** Large, with a frame; otherwise as it lies on the table. */
  isButton?: boolean;
  isNamed?: boolean;
  isChosen?: boolean;
  /** What pressing it does; otherwise it only tells what it is for. */
  onChoose?: () => void;
};

/** An action token, with a hint that says what it does. */
export function FaceTile({ face, thing, isButton, isNamed, isChosen, onChoose, t }: Props) {
  const tile = useRef<HTMLButtonElement>(null);
  const [isHinted, setHinted] = useState(false);
  const [name, about] = [t(`face.${face}.name`), t(`face.${face}.about`)];
  const hide = () => setHinted(false);
  return (
    <button
      ref={tile}
      type="button"
      className={styles.tile}
      data-thing={thing}
      data-button={isButton}
      aria-label={`${name}: ${about}`}
      aria-pressed={onChoose && Boolean(isChosen)}
      onPointerEnter={({ pointerType }: PointerEvent) => setHinted(pointerType !== 'touch')}
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => setHinted(target.matches(':focus-visible'))}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onClick={() => (onChoose ? onChoose() : setHinted(true))}
    >
      <Face face={face} />
      {isNamed && <span className={styles.name}>{name}</span>}
      {isHinted && (
        <Hint of={tile}>
          <b>{name}</b>
          {about}
        </Hint>
      )}
    </button>
  );
}
