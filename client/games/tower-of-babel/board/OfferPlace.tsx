import type { CSSProperties } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../../shared/games/tower-of-babel/discs';
import { obstacle } from '../../../../shared/games/tower-of-babel/offers';
import type { Build, Offer } from '../../../../shared/games/tower-of-babel/state';
import { announce } from '../../../ui/announce';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { CheckIcon, CloseIcon } from '../../../ui/signs/icons';
import { fateOf, isLarge, wayBack } from '../moments/fates';
import { isVain } from '../prompt/selected';
import { OfferCards } from '../OfferCards';
import styles from './OfferPlace.module.css';
import { pointing } from '../prompt/preview';
import { obstacleSign, obstacleWhy, offerWords, personWords } from '../words';
import type { OnTable } from '../types';

type Props = OnTable & { build: Build; of: PlayerID };

/** The place of one opponent's offer: whose it is, how it stands, and what pressing it does. `OfferCards` draws what lies there. */
export function OfferPlace(scene: Props) {
  const { of, view, playerID, t } = scene;
  const choice = choiceIn(scene);
  const own = of === playerID && !scene.build.offers ? view.offer : null;
  // what is raised in the hand is seen where it would lie
  const begun = of === playerID && !scene.build.offers ? scene.draft?.offer : undefined;
  // what is seen large across the board does not lie here meanwhile; whoever decides about it presses it here
  const isAway = !choice && isLarge(scene);
  const verdict = isAway ? null : verdictOn(scene);
  const face = (
    <>
      <OfferCards build={scene.build} of={of} own={begun ? raisedOf(begun) : own} isAway={isAway} />
      {verdict && (
        <span
          className={styles.verdict}
          style={{ '--many': cardsIn(scene) } as CSSProperties}
          data-verdict={verdict}
          data-thing={`verdict:${of}`}
        >
          {verdict === 'accepted' ? <CheckIcon size={14} /> : <CloseIcon size={12} />}
        </span>
      )}
      <span className={styles.name}>
        <Disc seat={of} size={18} />
        <span className={styles.called}>{of === playerID ? t('match:you') : scene.name(of)}</span>
      </span>
      <span className={styles.sign}>{choice?.sign ?? (isAway ? null : outcomeSign(scene))}</span>
    </>
  );
  const label = <span className="visually-hidden">{wordsOf(scene, own)}</span>;
  if (choice)
    return (
      <button
        type="button"
        className={classes(styles.place, styles.open, choice.tone && styles[choice.tone])}
        aria-pressed={choice.isAccepted}
        aria-disabled={choice.tone === 'blocked'}
        data-hint="offer"
        onClick={choice.press}
        {...(choice.tone === 'blocked' ? {} : pointing(scene, { offer: of }))}
      >
        {label}
        <span aria-hidden className={styles.face}>
          {face}
        </span>
        {choice.words && <span className="visually-hidden">{choice.words}</span>}
      </button>
    );
  return (
    <div
      className={styles.place}
      data-state={stateOf(scene)}
      data-thing={`place:${of}`}
      data-hint="offer"
    >
      {label}
      <span aria-hidden className={styles.face}>
        {face}
      </span>
    </div>
  );
}

/** A half-made offer, if there is any of it. */
const raisedOf = (offer: Offer): Offer | null => (size(offer.cards) > 0 ? offer : null);

/** What whoever builds can do about a turned offer. */
function choiceIn(scene: Props) {
  const { of, build, legal, play, draft, setDraft, t } = scene;
  const seat = Number(of);
  const isOurs = legal.some(({ move }) => move === 'fulfil' || move === 'giveUp');
  if (!isOurs || !build.offers) return null;
  const can = (name: 'accept' | 'refuse') =>
    legal.some((one) => one.move === name && one.args[0] === seat);
  if (can('refuse'))
    return {
      isAccepted: true,
      tone: undefined,
      sign: t('sign.accepted'),
      words: undefined,
      press: () => play('refuse', seat),
    };
  if (can('accept')) {
    const isOfUse = !isVain(scene, build, of);
    const brought = { given: size(build.offers[of].cards), needed: size(DISCS[build.disc]) };
    return {
      isAccepted: false,
      tone: isOfUse ? undefined : ('vain' as const),
      sign: isOfUse ? t('sign.accept') : t('sign.brings', brought),
      words: isOfUse ? undefined : t('offer.vain', brought),
      press: () => play('accept', seat),
    };
  }
  const against = obstacle(build, of);
  if (!against) return null;
  const why = obstacleWhy(against, scene);
  const words = t(why.key, why.values);
  return {
    isAccepted: false,
    tone: 'blocked' as const,
    sign: obstacleSign(against, t),
    words,
    press() {
      announce(words);
      setDraft({ ...draft, why });
    },
  };
}

const stateOf = ({ build, of }: Props): 'open' | 'covered' | 'turned' | 'accepted' | 'refused' => {
  if (!build.offers) return build.offered.includes(of) ? 'covered' : 'open';
  if (build.accepted.includes(of)) return 'accepted';
  return build.outcome ? 'refused' : 'turned';
};

/** What became of the cards of a turned offer, as a seal on it; those that were built with lie here no more, and what was accepted in vain is paid for. */
function verdictOn({ build, of }: Props): 'accepted' | 'refused' | null {
  if (!build.offers || size(build.offers[of].cards) === 0) return null;
  if (build.accepted.includes(of)) return build.outcome ? null : 'accepted';
  return build.outcome ? 'refused' : null;
}

/** How many cards lie face up, the trading card among them. */
const cardsIn = ({ build, of }: Props): number =>
  build.offers ? size(build.offers[of].cards) + Number(build.offers[of].trade) : 0;

/** What became of a turned offer, in a word. */
function outcomeSign({ build, of, t }: Props): string | null {
  if (!build.offers) return build.offered.includes(of) ? t('sign.laid') : null;
  const fate = fateOf(build, of);
  if (fate === 'empty') return t('sign.empty');
  if (fate === 'refused') return t(`sign.${wayBack(build, of)}`);
  return fate === 'open' ? null : t('sign.accepted');
}

function wordsOf(scene: Props, own: Offer | null): string {
  const { build, of, t } = scene;
  const offer = build.offers?.[of] ?? own;
  const name = personWords(scene, of);
  if (offer && own) return t('offer.own', { offer: offerWords(offer, t) });
  if (offer) return t('offer.turned', { name, offer: offerWords(offer, t) });
  return t(build.offered.includes(of) ? 'offer.covered' : 'offer.open', { name });
}
