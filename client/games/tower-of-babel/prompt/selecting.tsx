import { sum } from '../../../../shared/engine/numbers';
import { KINDS, minus, size, type Cards } from '../../../../shared/games/tower-of-babel/cards';
import { JOKER_CARDS, REFUSED_POINTS } from '../../../../shared/games/tower-of-babel/figures';
import { cardsOf, missingCards, shares } from '../../../../shared/games/tower-of-babel/offers';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { opponents } from '../../../../shared/games/tower-of-babel/table';
import type { Choice } from '../../../kit/contract';
import { Disc } from '../../../ui/signs/Disc';
import { isMove, type MoveNamed } from '../../../kit/isMove';
import { ActionCard } from '../art/ActionCard';
import { BuildingDisc } from '../art/BuildingDisc';
import { KindDisc } from '../art/KindDisc';
import { cardsWords, offerWords } from '../words';
import { isDead, isLost } from './selected';
import styles from './selecting.module.css';
import { stakesWords } from './stakes';
import { thingsOf } from './touching';
import type { Move, Seated, Title } from '../types';

/** Build; accept offers, by small buttons here or where they lie; build with Jokers; give up. */
export function selecting(scene: Seated, build: RevealedBuild): Choice<Title>[] {
  const without = [...fulfilling(scene, build, false), ...accepting(scene, build)];
  return [...without, ...joking(scene, build, without.length > 0), ...givingUp(scene, build)];
}

/** With Jokers at once, or, where there are several ways or one can do without, after a look at them. */
function joking(scene: Seated, build: RevealedBuild, isSpared: boolean): Choice<Title>[] {
  const { t } = scene;
  const ways = fulfilling(scene, build, true);
  if (ways.length === 0 || (ways.length === 1 && !isSpared)) return ways;
  const look = { draft: { card: 'joker' as const }, icon: <JokerIcon />, letter: LETTERS[0] };
  // what it would do has no room beside what is done without it
  return isSpared
    ? [{ ...look, label: t('action.joker.name'), words: t('move.jokers') }]
    : [{ ...look, label: t('move.jokers') }];
}

/** A small button for each offer that can be accepted: with all of them and everything else there is one row. */
function accepting(scene: Seated, build: RevealedBuild): Choice<Title>[] {
  const { legal, ctx, name, t } = scene;
  const moves = legal.filter(isMove('accept'));
  // what cannot be finished is not proposed
  if (moves.length === 0 || isDead(scene, build)) return [];
  const made = opponents(ctx).filter((id) => size(build.offers[id].cards) > 0);
  return moves.map((move) => {
    const of = String(move.args[0]);
    const offer = build.offers[of];
    const count = size(offer.cards);
    return {
      move,
      label: t('move.accept', { count }),
      words: t('move.acceptOf', { count, name: name(of), offer: offerWords(offer, t) }),
      second: offer.trade ? t('second.theirDisc', { count: 0, name: name(of) }) : name(of),
      icon: (
        <span className={styles.offer}>
          <Disc seat={of} size={22} />
          {offer.trade && <BuildingDisc disc={build.disc} width={20} height={20} />}
        </span>
      ),
      // in the order of the buttons, and the same for the whole turn, whatever else was accepted
      letter: String(made.indexOf(of) + 1),
      isMain: moves.length === 1 && !legal.some((one) => one.move === 'fulfil'),
    };
  });
}

/** Gives the turn away: at one press of its button only where nothing else is left to do. */
function givingUp(scene: Seated, build: RevealedBuild): Choice<Title>[] {
  const { legal, t } = scene;
  const nobody = { ...build, accepted: [] };
  return legal.filter(isMove('giveUp')).map((move) => ({
    move,
    label: t('move.giveUp'),
    second: t('second.giveUp', { count: refusalPoints(nobody) }),
    letter: t('key.giveUp'),
    on: thingsOf(move, scene),
    [isLost(scene, build) ? 'confirmOn' : 'confirm']: { key: 'confirm.giveUp' },
  }));
}

/** What those whose offers are not accepted score for them. */
const refusalPoints = ({ offers, accepted }: RevealedBuild): number =>
  REFUSED_POINTS *
  sum(
    Object.keys(offers)
      .filter((of) => !accepted.includes(of))
      .map((of) => size(offers[of].cards)),
  );

/** Every way to fill what is missing: with own building cards alone, or with Jokers. */
export function fulfilling(
  scene: Seated,
  build: RevealedBuild,
  withJokers: boolean,
): Choice<Title>[] {
  const { legal, t } = scene;
  const stakes = stakesWords(build, scene);
  // beside what is at stake there is no room for it on a phone
  const refused = refusalPoints(build);
  const refusal = refused > 0 && !withJokers ? [t('second.giveUp', { count: refused })] : [];
  const ways = legal
    .filter(isMove('fulfil'))
    .filter((one) => size(jokedBy(one, build)) > 0 === withJokers);
  return ways.map((move, i) => {
    const joked = jokedBy(move, build);
    const added = minus(missingCards(build), joked);
    const label =
      size(added) > 0 ? t('move.fulfilWith', { cards: cardsWords(added, t) }) : t('move.fulfil');
    const second = secondOf(joked, build, scene);
    const way = { move, on: thingsOf(move, scene) };
    if (withJokers && ways.length > 1)
      return {
        ...way,
        label: t('move.jokerWay', { count: size(joked) / JOKER_CARDS }),
        words: `${label}, ${second}`,
        second: cardsWords(joked, t),
        icon: <StoodFor cards={joked} />,
        letter: LETTERS[i],
      };
    return {
      ...way,
      label,
      second: [second, ...(stakes.length > 0 ? stakes : refusal)].join(' · '),
      icon: withJokers && <JokerIcon />,
      letter: withJokers ? LETTERS[i] : t('key.build'),
      isMain: !withJokers,
      isWordy: true,
    };
  });
}

/** Several ways to spend Jokers lie side by side, each by what it has them stand for: one below the other they would lie over the hand. */
const StoodFor = ({ cards: joked }: { cards: Cards }) => (
  <span className={styles.joked}>
    {KINDS.flatMap((kind) =>
      Array.from({ length: joked[kind] }, (_, i) => (
        <KindDisc key={`${kind}${i}`} kind={kind} width={16} height={16} />
      )),
    )}
  </span>
);

/** One for each way to spend Jokers. */
const LETTERS = 'jkqvwyz';

const JokerIcon = () => <ActionCard kind="joker" width={22} height={30} />;

const jokedBy = ({ args }: MoveNamed<Move, 'fulfil'>, { disc }: RevealedBuild): Cards =>
  cardsOf(disc, args);

/** What the Jokers stand for; without any, who gets what. */
function secondOf(joked: Cards, build: RevealedBuild, { ctx, name, t }: Seated): string {
  const active = ctx.currentPlayer;
  if (size(joked) > 0)
    return t('second.jokers', {
      count: size(joked) / JOKER_CARDS,
      cards: cardsWords(joked, t),
    });
  const { taker, parts } = shares(build, active);
  return taker === active
    ? t('second.ownDisc', { count: parts[active] })
    : t('second.theirDisc', { count: parts[active], name: name(taker) });
}
