import type { PlayerID } from '../../../../shared/engine/game';
import { dangersOf } from '../../../../shared/games/ya-blew-it/burning';
import { matching } from '../../../../shared/games/ya-blew-it/scoring';
import { DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import { acting, minersIn } from '../../../../shared/games/ya-blew-it/table';
import { freshRoll, rolling } from './freshRoll';
import { Fuse } from './Fuse';
import { standingSafes } from '../own/placing';
import type { OnTable } from '../types';

/** The chance of the next roll: against the Claim, or in a Fire against what there is to lose. */
export const Odds = (scene: OnTable) =>
  scene.view.table.fire ? <FireOdds {...scene} /> : <ClaimOdds {...scene} />;

/** Whether the Prospector has put the Claim at risk: a match blows it up. */
export const isClaimStaked = ({ view: { table }, ctx }: OnTable): boolean =>
  table.step !== 'deciding' && table.claim.length > 0 && minersIn(table, ctx).length === 0;

function ClaimOdds(scene: OnTable) {
  const { t, view } = scene;
  const lit = matching(view.table.claim);
  const isStaked = isClaimStaked(scene);
  return (
    <Fuse lit={lit} isDanger={isStaked} rolled={freshRoll(scene)} t={t}>
      {t(isStaked ? 'board.staked' : 'board.matching', { count: lit.length, faces: DYNAMITE })}
    </Fuse>
  );
}

/** Whose roll it is, or will be: while Safes are placed, everybody looks at their own. */
function FireOdds(scene: OnTable) {
  const { ctx, happening, name, playerID, t, view } = scene;
  const { roll, scoring, step } = view.table;
  const roller: PlayerID | null =
    step === 'securing' ? playerID : (acting(view.table, ctx).at(0) ?? null);
  const cards = roller === null ? [] : scoring[roller];
  const safes = roller === null ? [] : standingSafes(scene, roller);
  const { burning, spending } = dangersOf(cards, safes);
  const isTheirs =
    roll?.purpose === 'fire' &&
    roll.playerID === roller &&
    step !== 'securing' &&
    !rolling(happening);
  return (
    <Fuse lit={burning} spending={spending} isDanger rolled={isTheirs ? roll : null} t={t}>
      {roller === null
        ? t('fire.placing')
        : t('board.burning', {
            count: burning.length,
            faces: DYNAMITE,
            name: name(roller),
            ...(roller === playerID && { context: 'you' }),
          })}
    </Fuse>
  );
}
