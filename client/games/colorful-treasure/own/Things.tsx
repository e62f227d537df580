import type { PlayerID } from '../../../../shared/engine/game';
import { diamondTokenPoints } from '../../../../shared/games/colorful-treasure/scoring';
import { KINDS, type Kind } from '../../../../shared/games/colorful-treasure/state';
import { Award } from '../art/Award';
import { Token } from '../tokens/Token';
import { Treasure } from '../art/Treasure';
import { belongingsOf } from './belongings';
import { Chip } from './Chip';

import { FaceSign } from '../tokens/FaceSign';
import { hintOfAward } from '../hints';
import { holder } from '../naming';
import styles from './Things.module.css';
import { isRobbedOf, Stolen } from '../theft/Stolen';
import type { OnTable } from '../types';

type Props = OnTable & {
  of: PlayerID;
  /** Action tokens stand elsewhere, with their sentences. */
  withoutFaces?: boolean;
};

/** What a player has beside gems: diamonds, keys and chests as cards and as tokens, action tokens and awards. */
export function Things({ of, withoutFaces, ...scene }: Props) {
  const { view, playerID, draft, happening, t } = scene;
  const { diamonds, diamondTokens, kinds, kept, faces, awards } = belongingsOf(view.table, of);
  const { over } = view.table;
  const thing = (what: string) => `${holder(of, playerID)}:${what}`;
  // on the plates of others it is drawn larger, and beside them
  const isOwn = of === playerID;
  const stolen = (what: string) => isOwn && <Stolen {...{ of, happening }} on={what} />;
  const isThere = (what: string, count: number) =>
    count > 0 || (isOwn && isRobbedOf(what, of, scene));
  return (
    <>
      {isThere('diamond', diamonds) && (
        <Chip
          thing={thing('diamond')}
          hint="diamond"
          count={diamonds}
          words={t('own.diamonds', { count: diamonds })}
          stolen={stolen('diamond')}
        >
          <Card of="diamond" />
        </Chip>
      )}
      {isThere('diamondToken', diamondTokens) && (
        <Chip
          thing={thing('diamondToken')}
          hint="diamondToken"
          note={t('worth', { count: diamondTokenPoints(view.table.variant) })}
          count={diamondTokens}
          words={t('own.diamondTokens', { count: diamondTokens })}
          stolen={stolen('diamondToken')}
        >
          <Token of="diamond" />
        </Chip>
      )}
      {KINDS.filter((kind) => isThere(kind, kinds[kind])).map((kind) => (
        <Chip
          key={kind}
          thing={thing(kind)}
          hint={kind}
          count={kinds[kind]}
          words={t(`own.${kind}`, { count: kinds[kind] })}
          stolen={stolen(kind)}
        >
          <Card of={kind} />
        </Chip>
      ))}
      {KINDS.filter((kind) => kept[kind] > 0).map((kind) => (
        <Chip
          key={`${kind}Token`}
          thing={thing(`${kind}Token`)}
          hint={`${kind}Token`}
          count={kept[kind]}
          waits={of === playerID && !over ? t(`own.waits.${kind}`) : undefined}
          words={t(over ? `own.lone.${kind}` : `own.${kind}Token`, { count: kept[kind] })}
        >
          <Token of={kind} />
        </Chip>
      ))}
      {awards.map((award) => (
        <Chip
          key={award}
          thing={thing(award)}
          hint={hintOfAward(award)}
          words={t('own.award', { award: t(`award.${award}`) })}
        >
          <span className={styles.award}>
            <Award of={award} />
          </span>
        </Chip>
      ))}
      {!withoutFaces &&
        faces.map((face) => (
          <li key={face}>
            <FaceSign
              face={face}
              thing={thing(face)}
              isChosen={of === playerID && draft?.face === face}
              t={t}
            />
          </li>
        ))}
    </>
  );
}

/** A card, which is no token of the same: those are round. */
const Card = ({ of }: { of: Kind | 'diamond' }) => (
  <span className={styles.card}>
    <Treasure of={of} />
  </span>
);
