import { tempiOf } from '../../../../shared/engine/tempo';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import { logLinesOf, type ShownLine } from '../log/logLines';
import type { Timeline } from './timeline';

/** A moment that one may want to go to: a chapter that begins, or what makes hearts beat in this title, and of that what turned the match. */
export type Highlight = {
  moment: number;
  kind: 'chapter' | 'climax' | 'turningPoint';
  words: string;
};

/** The highlights of a match, in its order. */
export function highlightsOf(
  { story }: Timeline,
  title: PlayableTitle,
  scene: Scene,
): readonly Highlight[] {
  const lines = new Map<number, ShownLine[]>();
  for (const line of logLinesOf(story, title, scene))
    lines.set(line.stateID, [...(lines.get(line.stateID) ?? []), line]);
  return story.flatMap((entry): Highlight[] => {
    const moment = entry.stateID;
    const own = lines.get(moment) ?? [];
    const chapters = own.filter(({ telling }) => telling.isHeading);
    const tempi = tempiOf(title.module, entry.events);
    const climaxes = entry.events.filter((_, i) => tempi[i] === 'climax');
    const told = logLinesOf([{ ...entry, events: climaxes }], title, scene);
    const climax = [...told, ...own].find(({ telling }) => !telling.isHeading);
    return [
      ...(climaxes.length > 0 && climax
        ? [{ moment, kind: 'climax' as const, words: climax.words }]
        : []),
      ...chapters.map(({ words }) => ({ moment, kind: 'chapter' as const, words })),
    ];
  });
}
