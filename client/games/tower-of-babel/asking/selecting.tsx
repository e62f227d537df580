import type { LegalMove } from '../../../../shared/core/module';
import { sum } from '../../../../shared/core/numbers';
import { minus, size, type Cards } from '../../../../shared/games/tower-of-babel/cards';
import { JOKER_CARDS, REFUSED_POINTS } from '../../../../shared/games/tower-of-babel/figures';
import { cardsOf, missingCards, shares } from '../../../../shared/games/tower-of-babel/offers';
import { opponents } from '../../../../shared/games/tower-of-babel/table';
import type { Choice } from '../../../match/title';
import { ActionCard } from '../art/ActionCard';
import type { Draft, Playing } from '../draft';
import { cardsWords, offerWords } from '../words';
import { isDead } from './selected';

/** Build, or while that cannot be done accept offers; build with Jokers; give up. Offers are accepted where they lie, too. */
export function selecting(scene: Playing): Choice<Draft>[] {
  const { legal, view, t } = scene;
  const giveUp = legal.find(({ move }) => move === 'giveUp');
  const offered = Object.values(view.table.build!.offers ?? {});
  const [bare, joked] = [fulfilling(scene, false), fulfilling(scene, true)];
  return [
    ...bare,
    ...(bare.length === 0 ? accepting(scene) : []),
    ...(joked.length > 1
      ? [{ draft: { card: 'joker' as const }, label: t('move.jokers'), icon: <JokerIcon /> }]
      : joked),
    ...(giveUp
      ? [
          {
            move: giveUp,
            label: t('move.giveUp'),
            second: t('second.giveUp', {
              count: sum(offered.map(({ cards }) => size(cards))) * REFUSED_POINTS,
            }),
            letter: 'g',
          },
        ]
      : []),
  ];
}

/** One button for each offer that can be accepted; if there is a single one, it may be what is most likely wanted. */
function accepting(scene: Playing): Choice<Draft>[] {
  const { legal, view, ctx, name, t } = scene;
  const moves = legal.filter(({ move }) => move === 'accept');
  const offers = Object.values(view.table.build!.offers ?? {});
  // more of them would need a second row, and the board would move; what cannot be finished is not proposed
  const isCrowded = offers.filter(({ cards }) => size(cards) > 0).length > MOST;
  if (moves.length === 0 || isCrowded || isDead(scene)) return [];
  return moves.map((move) => {
    const of = String(move.args[0]);
    return {
      move,
      label: t('move.acceptOf', { name: name(of) }),
      second: offerWords(view.table.build!.offers![of], t),
      // the same for the whole turn, whatever else was accepted
      letter: String(opponents(ctx).indexOf(of) + 1),
      isMain: moves.length === 1,
    };
  });
}

/** How many offers have room beside the other buttons. */
const MOST = 2;

/** Every way to fill what is missing: with own building cards alone, or with Jokers. */
export function fulfilling(scene: Playing, withJokers: boolean): Choice<Draft>[] {
  const { legal, view, t } = scene;
  const build = view.table.build!;
  return legal
    .filter((one) => one.move === 'fulfil' && size(jokedBy(one, scene)) > 0 === withJokers)
    .map((move, i) => {
      const joked = jokedBy(move, scene);
      const added = minus(missingCards(build), joked);
      return {
        move,
        label:
          size(added) > 0
            ? t('move.fulfilWith', { cards: cardsWords(added, t) })
            : t('move.fulfil'),
        second: secondOf(joked, scene),
        icon: withJokers && <JokerIcon />,
        letter: withJokers ? LETTERS[i] : 'b',
        isMain: !withJokers,
      };
    });
}

/** One for each way to spend Jokers. */
const LETTERS = 'jkqvwyz';

const JokerIcon = () => <ActionCard kind="joker" width={22} height={30} />;

const jokedBy = ({ args }: LegalMove, { view }: Playing): Cards =>
  cardsOf(view.table.build!.disc, args as number[]);

/** What the Jokers stand for; without any, who gets what. */
function secondOf(joked: Cards, { view, ctx, name, t }: Playing): string {
  const active = ctx.currentPlayer;
  if (size(joked) > 0)
    return t('second.jokers', {
      count: size(joked) / JOKER_CARDS,
      cards: cardsWords(joked, t),
    });
  const { taker, parts } = shares(view.table.build!, active);
  return taker === active
    ? t('second.ownDisc', { count: parts[active] })
    : t('second.theirDisc', { count: parts[active], name: name(taker) });
}
