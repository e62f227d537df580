import { hoardOf } from '../../../../shared/games/colorful-treasure/scoring';
import { AWARDS, type Award as AwardName } from '../../../../shared/games/colorful-treasure/state';
import { isLastRound } from '../../../../shared/games/colorful-treasure/table';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Emblem } from '../../../ui/signs/Emblem';
import { Award } from '../art/Award';
import { AnyFace } from '../art/Face';
import { hintOfAward } from '../hints';
import { stepsTo } from '../points';
import styles from './Stakes.module.css';
import type { OnTable } from '../types';

/** The awards that are still to be won, with how far the reader has come, and how many action tokens are left: where the note is out of sight. */
export function Stakes(scene: OnTable) {
  const { view, playerID, t } = scene;
  const { variant, awards, supply } = view.table;
  const { isPhone } = useScreen();
  if (!isPhone || variant === 'junior') return null;
  const isBrief = isLastRound(view.grid, view.table);
  // action tokens take the room for it
  const owner = isBrief || supply.length > 0 ? null : playerID;
  return (
    <span
      className={classes(styles.stakes, owner !== null && styles.owned)}
      data-thing="stakes"
      data-brief={isBrief}
    >
      {owner !== null && <Emblem seat={owner} size={11} />}
      {AWARDS.filter((award) => award === 'chest' || awards[award] === null).map((award) => (
        <span key={award} className={styles.stake} data-hint={hintOfAward(award)}>
          <Award of={award} width={12} height={12} />
          <span className="visually-hidden">{t(`award.${award}`)}</span>
          <i>{progressTo(award, scene)}</i>
        </span>
      ))}
      {supply.length > 0 && (
        <span className={styles.stake}>
          <AnyFace width={12} height={12} />
          <span className="visually-hidden">{t('note.tokens', { count: supply.length })}</span>
          <i>{supply.length}</i>
        </span>
      )}
    </span>
  );
}

/** How much of what an award asks for the reader has, or what that is. */
function progressTo(award: AwardName, { view: { table }, ctx, playerID }: OnTable): string {
  if (award === 'chest') return playerID === null ? '' : String(hoardOf(table.players[playerID]));
  const { has, wanted } = stepsTo(award, table, playerID ?? ctx.currentPlayer);
  return playerID === null ? String(wanted) : `${Math.min(has, wanted)}/${wanted}`;
}
