import type { Standing } from '../../../../../shared/engine/score';
import type { LoadedTitle, Message, Reader } from '../../../../kit/contract';
import { listWords } from '../../../../kit/words';
import { plain } from './lines';
import styles from './OwnPlace.module.css';

/** What the reader came to, in sentences: their place, what made the difference, what they did best. */
export function ownPlaceOf(
  standings: readonly Standing[],
  scene: Reader,
  ScoreSign?: LoadedTitle['ScoreSign'],
): Message[] {
  const own = standings.find(({ playerID }) => playerID === scene.playerID);
  // whoever won is measured by the next, everybody else by whoever won
  const other = standings.find((one) => one !== own);
  if (!own || !other) return [];

  const withLine = (kind: string, { key, of, to }: Compared): Message => {
    const words = scene.t(`score.${key}`);
    const [first, ...rest] = words.split(' ');
    const drawing = (
      <>
        <span className={styles.signed}>
          {ScoreSign && <ScoreSign of={key} />} <b>{first}</b>
        </span>
        {rest.length > 0 && <b> {rest.join(' ')}</b>}
      </>
    );
    return {
      key: `match:end.own.${kind}`,
      values: { own: plain(of), other: plain(to) },
      inlines: { line: { words, drawing } },
    };
  };
  const lines = compared(own, other);
  const hasWon = own.place === 1;
  const decisive = lines.reduce((a, b) =>
    (b.of - b.to - (a.of - a.to)) * (hasWon ? 1 : -1) > 0 ? b : a,
  );
  const best = lines.reduce((a, b) => (b.of > a.of ? b : a));
  const isDecided = own.total !== other.total && decisive.of !== decisive.to;
  return [
    ...(hasWon && other.place === 1
      ? []
      : [
          {
            key: `match:end.own.${kindOf(own, other)}`,
            values: {
              count: Math.abs(own.total - other.total),
              place: scene.t('match:end.place', { count: own.place, ordinal: true }),
              name: namesOf(own, other, standings, scene),
              ...(own.total === other.total && { tieBreak: scene.t('score.tieBreak') }),
            },
          } as Message,
        ]),
    ...(isDecided ? [withLine(hasWon ? 'wonBy' : 'lostBy', decisive)] : []),
    ...(best.of > 0 && (best !== decisive || !isDecided) ? [withLine('best', best)] : []),
  ];
}

/** Whoever they are measured by: all who share a win that they came behind. */
function namesOf(
  own: Standing,
  other: Standing,
  standings: readonly Standing[],
  { name, t }: Reader,
): string {
  const all =
    own.place > other.place ? standings.filter(({ place }) => place === other.place) : [other];
  return listWords(
    all.map(({ playerID }) => name(playerID)),
    t,
  );
}

/** A row of the score sheet, and what each of two has in it. */
type Compared = { key: string; of: number; to: number };

const compared = (own: Standing, other: Standing): Compared[] => {
  const keys = [...new Set([...own.lines, ...other.lines].map(({ key }) => key))];
  const points = ({ lines }: Standing, wanted: string) =>
    lines.find(({ key }) => key === wanted)?.points ?? 0;
  return keys.map((key) => ({ key, of: points(own, key), to: points(other, key) }));
};

function kindOf(own: Standing, other: Standing) {
  if (own.total === other.total) return own.place === 1 ? 'wonTie' : 'lostTie';
  return own.place === 1 ? 'ahead' : 'behind';
}
