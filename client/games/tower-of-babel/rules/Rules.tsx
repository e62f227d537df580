import { Fragment } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import { ACTION_KINDS } from '../../../../shared/games/tower-of-babel/actionCards';
import { type Kind, KINDS } from '../../../../shared/games/tower-of-babel/cards';
import { discsInPlay, isTwoColoured } from '../../../../shared/games/tower-of-babel/discs';
import {
  ACTION_CARD_COUNTS,
  DISC_POINTS,
  ROWS,
  SHARE,
} from '../../../../shared/games/tower-of-babel/figures';
import { WONDERS } from '../../../../shared/games/tower-of-babel/state';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { FigureTable } from '../../../kit/FigureTable';
import { ComponentEntry, ComponentList } from '../../../kit/ComponentList';
import { FigureSource } from '../../../kit/FigureSource';
import { Chapter, RuleBook, RuleText, Story } from '../../../kit/RuleBook';
import { ActionCard } from '../art/ActionCard';
import { BuildingCard } from '../art/BuildingCard';
import { BuildingDisc } from '../art/BuildingDisc';
import { CardBack } from '../art/CardBack';
import { Crown } from '../art/Crown';
import { TradingCard } from '../art/TradingCard';
import { WonderArt } from '../art/WonderArt';
import styles from './Rules.module.css';
import { ScoringExample } from './ScoringExample';
import type { Key, T } from '../types';

/** The rules, with pictures of the components and the origin of every figure. */
export function Rules() {
  const { t } = useTitleTexts<Key>('tower-of-babel');
  return (
    <RuleBook of="tower-of-babel">
      <Chapter of="goal" />
      <Story pictures={STORY} />
      <Chapter of="turn" />
      <Chapter of="offers">
        <CoveredOffers />
      </Chapter>
      <Chapter of="building">
        <TradeExample t={t} />
      </Chapter>
      <Chapter of="scoring">
        <WonderFigures t={t} />
        <ScoringExample of="clear" wonder="artemis" parts={{ 0: 6, 1: 4, 2: 1, 3: 0 }} />
        <ScoringExample of="tied" wonder="mausoleum" parts={{ 0: 5, 1: 5, 2: 2, 3: 1 }} />
      </Chapter>
      <ActionCards t={t} />
      <Chapter of="end">
        <DiscFigures t={t} />
      </Chapter>
      <Chapter of="hidden" />
      <Chapter of="things">
        <Wonders t={t} />
        <Discs />
        <Cards t={t} />
      </Chapter>
      <Chapter of="options" />
    </RuleBook>
  );
}

type Worded = { t: T };

const CoveredOffers = () => (
  <div className={styles.row} aria-hidden>
    {[0, 1, 2].map((i) => (
      <span key={i} className={styles.card}>
        <CardBack edges={2} />
      </span>
    ))}
  </div>
);

const TradeExample = ({ t }: Worded) => (
  <div className={styles.example}>
    <span className={styles.built}>
      <WonderArt wonder="babel" parts={TRADED.parts} coming={TRADED.coming} room={11} />
    </span>
    <p>{t('rules.building.example')}</p>
  </div>
);

const WonderFigures = ({ t }: Worded) => (
  <FigureTable
    rows={[
      {
        name: t('rules.scoring.wonder'),
        figures: ROWS.map((_, i) => <Figure key={i} of={i + 1} isPrinted={i === 0} />),
      },
      { name: t('rules.scoring.most'), figures: ROWS.map(({ most }) => most) },
      { name: t('rules.scoring.second'), figures: ROWS.map(({ second }) => second) },
      { name: t('rules.scoring.others'), figures: ROWS.map(() => SHARE) },
    ]}
  />
);

const ActionCards = ({ t }: Worded) => (
  <section id="rules.actions">
    <h2>{t('rules.actions.title')}</h2>
    <p>
      <RuleText of="rules.actions.about" />
    </p>
    <ComponentList>
      {ACTION_KINDS.map((kind) => (
        <ComponentEntry
          key={kind}
          id={`rules.actions.${kind}`}
          picture={<ActionCard kind={kind} width={44} height={62} />}
          name={
            <>
              {t(`action.${kind}.name`)} <small>×{ACTION_CARD_COUNTS[kind]}</small>
            </>
          }
        >
          {t(`action.${kind}.about`)} <RuleText of={`rules.actions.${kind}`} />
        </ComponentEntry>
      ))}
    </ComponentList>
  </section>
);

const DiscFigures = ({ t }: Worded) => (
  <FigureTable
    rows={[
      { name: t('rules.end.discs'), figures: DISC_POINTS.slice(1).map((_, i) => i + 1) },
      {
        name: t('rules.end.points'),
        figures: DISC_POINTS.slice(1).map((points, i) => (
          <Figure key={i} of={points} isPrinted={PRINTED_DISCS.includes(i + 1)} />
        )),
      },
    ]}
  />
);

const Wonders = ({ t }: Worded) => (
  <ul className={styles.wonders}>
    {WONDERS.map((wonder) => (
      <li key={wonder}>
        <span className={styles.wonder}>
          <WonderArt wonder={wonder} isFinished />
        </span>
        {t(`wonder.${wonder}`)}
      </li>
    ))}
  </ul>
);

/** One of each kind, and those of two. */
function Discs() {
  const discs = discsInPlay(true);
  return (
    <div className={classes(styles.row, styles.discs)} aria-hidden>
      {discs
        .filter((disc) => disc.endsWith('-3') && !isTwoColoured(disc))
        .map((disc) => (
          <BuildingDisc key={disc} disc={disc} width={46} height={46} />
        ))}
      {discs.filter(isTwoColoured).map((disc) => (
        <BuildingDisc key={disc} disc={disc} width={46} height={46} />
      ))}
    </div>
  );
}

const Cards = ({ t }: Worded) => (
  <div className={styles.row}>
    {KINDS.map((kind) => (
      <span key={kind} className={styles.card}>
        <BuildingCard kind={kind} label={t(`label.${kind}`)} />
      </span>
    ))}
    <span className={styles.card}>
      <TradingCard label={t('trade.label')} />
    </span>
  </div>
);

/** A card as it stands in a picture; the words are below it. */
const Small = ({ kind }: { kind?: Kind }) => (
  <span className={styles.small}>
    {kind ? <BuildingCard kind={kind} label="" /> : <CardBack edges={2} />}
  </span>
);

const [KIND] = KINDS;

const STORY = [
  <Fragment key="disc">
    <BuildingDisc disc={`${KIND}-3`} width={46} height={46} />
    <Small kind={KIND} />
    <Small kind={KIND} />
    <Small kind={KIND} />
  </Fragment>,
  <Fragment key="offers">
    {['1', '2', '3'].map((seat) => (
      <span key={seat} className={styles.offer}>
        <Small />
        <Disc seat={seat} size={20} />
      </span>
    ))}
  </Fragment>,
  <span key="parts" className={styles.rising}>
    <WonderArt wonder="babel" parts={['0', '0', '1']} coming={['1', '2']} room={9} />
  </span>,
  <Fragment key="finished">
    <span className={styles.rising}>
      <WonderArt wonder="artemis" isFinished />
    </span>
    <span className={styles.offer}>
      <Crown width={26} height={26} />
      <Disc seat="0" size={28} />
    </span>
  </Fragment>,
];

/** The parts in the example of a trading card: those that are there, and those that come. */
const TRADED = { parts: ['0', '0', '0', '0', '1', '1', '3'], coming: ['0', '0', '0'] };

/** For how many discs of a kind the points are printed. */
const PRINTED_DISCS = [1, 2, 4];

/** A figure of a table, which may be ours. */
const Figure = ({ of, isPrinted }: { of: number; isPrinted: boolean }) => (
  <>
    {of}
    <FigureSource of={isPrinted ? 'printed' : 'house'} />
  </>
);
