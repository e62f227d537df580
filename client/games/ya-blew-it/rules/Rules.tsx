import { Fragment } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import { matching } from '../../../../shared/games/ya-blew-it/scoring';
import { COLORS, DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import { ComponentEntry, ComponentList } from '../../../kit/ComponentList';
import { Chapter, RuleBook, RuleText, Story } from '../../../kit/RuleBook';
import { Gem } from '../../../ui/art/Gem';
import { classes } from '../../../ui/classes';
import { Card } from '../art/Card';
import { CardBack } from '../art/CardBack';
import { CursedCard } from '../art/CursedCard';
import { Die } from '../art/Die';
import { SPECIALS } from '../art/signs';
import { labelOf } from '../board/Claim';
import { Fuse } from '../board/Fuse';
import { PointsTable } from './PointsTable';
import styles from './Rules.module.css';
import type { Key } from '../types';

/** The rules, with pictures of the components and the origin of every figure. */
export function Rules() {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  return (
    <RuleBook of="ya-blew-it">
      <Chapter of="goal" />
      <Story pictures={STORY} />
      <Chapter of="round">
        <div className={styles.example}>
          <Cards cards={EXAMPLE} />
          <Fuse lit={matching(EXAMPLE)} rolled={null} t={t}>
            {t('board.matching', { count: matching(EXAMPLE).length, faces: DYNAMITE })}
          </Fuse>
          <p>{t('rules.round.example')}</p>
        </div>
      </Chapter>
      <section id="rules.specials">
        <h2>{t('rules.specials.title')}</h2>
        <p>
          <RuleText of="rules.specials.about" />
        </p>
        <ComponentList>
          {SPECIALS.map((kind) => (
            <ComponentEntry
              key={kind}
              id={`rules.specials.${kind}`}
              picture={<Cards cards={[`${kind}-1`]} />}
              name={t(`special.${kind}`)}
            >
              <RuleText of={`rules.specials.${kind}`} />
            </ComponentEntry>
          ))}
        </ComponentList>
      </section>
      <Chapter of="end" />
      <Chapter of="scoring">
        <div className={styles.points}>
          <PointsTable />
        </div>
      </Chapter>
      <Chapter of="hidden" />
      <Chapter of="cards">
        <AllGems />
      </Chapter>
      <Chapter of="setup">
        <div className={styles.row}>
          <span className={styles.card}>
            <CursedCard color="pink" label={t('label.cursed')} />
          </span>
          <Cards cards={['detonator-1']} />
        </div>
      </Chapter>
    </RuleBook>
  );
}

/** A card as it stands in a picture; the words are below it. */
const Small = ({ card, isCharred }: { card: CardId; isCharred?: boolean }) => (
  <span className={classes(styles.small, isCharred && styles.charred)}>
    <Card card={card} label="" />
  </span>
);

const Rolled = ({ number, seat }: { number: number | null; seat: number }) => (
  <span className={styles.die} data-seat={seat}>
    <Die number={number} />
  </span>
);

const STORY = [
  <Fragment key="claim">
    <span className={styles.small}>
      <CardBack edges={3} />
    </span>
    <Small card="safe-1" />
    <Small card="orange-3" />
  </Fragment>,
  <Fragment key="rolls">
    <Rolled number={7} seat={1} />
    <Rolled number={null} seat={2} />
    <Rolled number={null} seat={3} />
  </Fragment>,
  <Fragment key="match">
    <Rolled number={3} seat={2} />
    <Small card="safe-1" />
    <Small card="orange-3" />
  </Fragment>,
  <Fragment key="fire">
    <Small card="fire-1" />
    <Rolled number={4} seat={0} />
    <Small card="blue-4" isCharred />
  </Fragment>,
];

const EXAMPLE: readonly CardId[] = ['orange-3', 'green-16', 'safe-1', 'purple-5'];

const Cards = ({ cards }: { cards: readonly CardId[] }) => {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  return (
    <div className={styles.row}>
      {cards.map((id) => (
        <span key={id} className={styles.card}>
          <Card card={id} label={labelOf(id, t)} />
        </span>
      ))}
    </div>
  );
};

/** The numbers of every colour and of the Wild Gems. */
function AllGems() {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  return (
    <table className={styles.gems}>
      <tbody>
        {[...COLORS, 'wild' as const].map((gem) => (
          <tr key={gem}>
            <th scope="row">
              <span className={styles.gem}>
                <Gem gem={gem} width={22} height={22} />
                {t(`color.${gem}`)}
              </span>
            </th>
            {numbersOfAll(gem).map((numbers) => (
              <td key={numbers}>{numbers}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const numbersOfAll = (gem: string): string[] =>
  Object.values(CARDS).flatMap((card) =>
    (card.kind === 'gem' && card.color === gem) || (card.kind === 'wild' && gem === 'wild')
      ? [card.numbers.join('·')]
      : [],
  );
