import type { PlayerID } from '../../../../shared/engine/game';
import { CHEST, EXPLORER } from '../../../../shared/games/colorful-treasure/figures';
import {
  awardPoints,
  chestPoints,
  colorfulGems,
  diamondTokenPoints,
  hoardOf,
} from '../../../../shared/games/colorful-treasure/scoring';
import {
  AWARDS,
  type Award as AwardName,
  type Table,
} from '../../../../shared/games/colorful-treasure/state';
import { colorsHeld, wondersOf } from '../../../../shared/games/colorful-treasure/table';
import { Paper } from '../../../ui/surfaces/Paper';
import { Award } from '../art/Award';

import { hintOfAward } from '../hints';
import styles from './Note.module.css';
import { PointsTable } from './PointsTable';
import { Supply } from '../tokens/Supply';
import { listWords } from '../../../kit/words';
import type { OnTable } from '../types';

/** The reference card: the awards and who has them, the action tokens nobody has; in the junior game, the points. */
export function Note({ of, ...scene }: OnTable & { of?: PlayerID }) {
  const { view, t } = scene;
  const { table } = view;
  return (
    <Paper className={styles.note}>
      {table.variant === 'junior' ? (
        <>
          <h2 className={styles.title}>{t('note.points')}</h2>
          <PointsTable />
          <p className={styles.line}>
            {t('note.diamonds', { count: 1 + diamondTokenPoints(table.variant) })}
          </p>
        </>
      ) : (
        <>
          <h2 className={styles.title}>{t('note.awards')}</h2>
          <ul>
            {AWARDS.map((award) => (
              <li key={award} className={styles.award} data-hint={hintOfAward(award)}>
                <span className={styles.sign} data-thing={`award:${award}`}>
                  <Award of={award} width={24} height={22} />
                </span>
                <span>
                  <b>{t(`award.${award}`)}</b>
                  {awardWords(award, scene)}
                  {of !== undefined && of !== scene.playerID && theirWords(award, of, scene)}
                </span>
                <i>{award === 'chest' ? CHEST.points.value : awardPoints(table, award)}</i>
              </li>
            ))}
          </ul>
        </>
      )}
      {table.variant === 'advanced' && <Supply {...scene} />}
    </Paper>
  );
}

/** Who has an award, or how far the reader has come. */
function awardWords(award: AwardName, { view: { table }, playerID, name, t }: OnTable): string {
  const own = playerID === null ? null : table.players[playerID];
  if (award === 'chest') {
    if (table.over) return winnersWords(table, { playerID, name, t });
    return own ? t('note.chestOwn', { count: hoardOf(own) }) : t('note.chest');
  }
  const winner = table.awards[award];
  if (winner !== null) return wonWords(winner, { playerID, name, t });
  const wanted = award === 'explorer' ? EXPLORER.wonders.value : colorfulGems(table).colors.value;
  if (!own) return t(`note.${award}`, { count: wanted });
  return t(`note.${award}Own`, { count: wanted, has: heldFor(award, own) });
}

/** How far the player has come who is looked at, as long as it matters. */
function theirWords(award: AwardName, of: PlayerID, { view: { table }, name, t }: OnTable) {
  if (table.over || (award !== 'chest' && table.awards[award] !== null)) return null;
  return t('note.theirs', { name: name(of), has: heldFor(award, table.players[of]) });
}

/** How much of what an award counts a player has. */
function heldFor(award: AwardName, player: Table['players'][PlayerID]): number {
  if (award === 'chest') return hoardOf(player);
  return award === 'explorer' ? wondersOf(player.cards).length : colorsHeld(player);
}

/** Who won the Chest award, which is given at the end. */
function winnersWords(
  table: Table,
  { playerID, name, t }: Pick<OnTable, 'playerID' | 'name' | 't'>,
) {
  const winners = Object.keys(table.players).filter((id) => chestPoints(table, id) > 0);
  if (winners.length > 1) {
    const isReaders = playerID !== null && winners.includes(playerID);
    const others = winners.filter((id) => id !== playerID).map((id) => name(id));
    return t('note.shared', {
      names: listWords(isReaders ? [t('match:youToo'), ...others] : others, t),
    });
  }
  return winners.length === 0 ? t('note.chest') : wonWords(winners[0], { playerID, name, t });
}

const wonWords = (
  winner: PlayerID,
  { playerID, name, t }: Pick<OnTable, 'playerID' | 'name' | 't'>,
) => (winner === playerID ? t('note.yours') : t('note.won', { name: name(winner) }));
