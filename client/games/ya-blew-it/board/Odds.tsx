import type { PlayerID } from '../../../../shared/engine/game';
import { dangersOf } from '../../../../shared/games/ya-blew-it/burning';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { matching } from '../../../../shared/games/ya-blew-it/scoring';
import { DYNAMITE, type Roll } from '../../../../shared/games/ya-blew-it/state';
import { isGem, minersIn } from '../../../../shared/games/ya-blew-it/table';
import { type Burn, burningNow, burnsOf } from '../fire/fireStory';
import { endInSight } from './endInSight';
import { faceUp } from './faceUp';
import { freshRoll, rolling, rollInSight } from '../freshRoll';
import { Fuse } from './Fuse';
import { safesOf, standingSafes } from '../placing';
import type { OnTable } from '../types';

/** The chance of the next roll: against the Claim, or in a Fire against what there is to lose. */
export const Odds = (scene: OnTable) =>
  scene.view.table.fire ? <FireOdds {...scene} /> : <ClaimOdds {...scene} />;

/** Whether the Prospector has put the Claim at risk: a match blows it up. */
export function isClaimStaked(scene: OnTable): boolean {
  const { table } = scene.view;
  const isAsked = table.step !== 'deciding' && minersIn(table, scene.ctx).length === 0;
  return (isAsked && table.claim.length > 0) || endInSight(scene)?.type === 'lost';
}

function ClaimOdds(scene: OnTable) {
  const { t } = scene;
  const claim = claimOf(scene);
  const lit = matching(claim);
  // no number can match what is gone, nor has one matched it for as long as one looks
  const isGone = claim.length === 0;
  const isStaked = !isGone && isClaimStaked(scene);
  return (
    <Fuse
      lit={lit}
      isDanger={isStaked}
      rolled={isGone ? null : freshRoll(scene)}
      sparkTo={isGone ? undefined : rollInSight(scene)?.number}
      t={t}
    >
      {t(isStaked ? 'board.staked' : 'board.matching', { count: lit.length, faces: DYNAMITE })}
    </Fuse>
  );
}

/** The Claim, or the one that is on its way from there: a roll that hit it is not to look like a miss. */
function claimOf(scene: OnTable): readonly CardId[] {
  const open = faceUp(scene);
  const leaving = endInSight({ happening: scene.happening, resting: [] });
  return open.length > 0 ? open : (leaving?.cards ?? []);
}

/** Whose roll it is, or will be: while Safes are placed, everybody looks at their own. */
function FireOdds(scene: OnTable) {
  const { happening, name, playerID, t, view } = scene;
  const { fire, scoring, step } = view.table;
  const roll = fireRoll(scene);
  const roller = step === 'securing' ? playerID : rollerOf(scene);
  const seen = rollInSight(scene);
  const isTheirs = roll !== null && roll.playerID === roller;
  // against what lay and stood there when it was rolled
  const gone = isTheirs ? goneBy(scene, roll) : NOTHING;
  const cards = roller === null ? [] : [...scoring[roller], ...gone.cards];
  const safes = roller === null ? [] : [...standingSafes(scene, roller), ...gone.safes];
  const { burning, spending } = dangersOf(cards, safes);
  return (
    <Fuse
      lit={burning}
      spending={spending}
      isDanger
      rolled={isTheirs && !rolling(happening) ? roll : null}
      sparkTo={seen?.playerID === roller ? seen?.number : undefined}
      t={t}
    >
      {roller === null
        ? step === 'securing'
          ? t('fire.placing', { count: safesOf(view.table, fire?.owners ?? []) })
          : t('fire.nobody')
        : t('board.burning', {
            count: burning.length,
            faces: DYNAMITE,
            name: name(roller),
            ...(roller === playerID && { context: 'you' }),
          })}
    </Fuse>
  );
}

/** The roll for this Fire whose result is in sight; whoever had nothing to lose rolled in passing. */
function fireRoll(scene: OnTable): Roll | null {
  const { scoring, step } = scene.view.table;
  const roll = freshRoll(scene);
  if (roll?.purpose !== 'fire' || step === 'securing') return null;
  return scoring[roll.playerID].some(isGem) || goneBy(scene, roll).cards.length > 0 ? roll : null;
}

const NOTHING: Pick<Burn, 'cards' | 'safes'> = { cards: [], safes: [] };

const goneBy = ({ events }: OnTable, { playerID }: Roll) => burnsOf(events)[playerID] ?? NOTHING;

/**
 * Who rolls for a Fire, or is about to; of those who wait only who has something to lose, the others are not asked. What came
 * of a roll is looked at first, and that of the last one until the Fire is over.
 */
function rollerOf(scene: OnTable): PlayerID | null {
  const { happening, resting, legal, playerID, view } = scene;
  const { fire, scoring } = view.table;
  const isAsked = legal.some(({ move }) => move === 'roll');
  const under = rolling(happening)?.playerID;
  if (under !== undefined) return under;
  if (isAsked) return playerID;
  const next = fire?.waiting.find((id) => scoring[id].some(isGem));
  const isLookedAt = happening.length > 0 || resting.length > 0;
  if (next !== undefined && !isLookedAt) return next;
  return fireRoll(scene)?.playerID ?? burningNow(scene)?.playerID ?? next ?? null;
}
