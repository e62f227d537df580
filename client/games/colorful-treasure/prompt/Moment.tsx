import type { CSSProperties } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Event } from '../../../../shared/games/colorful-treasure/state';
import { afterTheft } from '../../../../shared/games/colorful-treasure/theft';
import { treasureOf } from '../../../../shared/games/colorful-treasure/wonders';
import { FromTo } from '../../../kit/FromTo';
import { signed } from '../../../kit/words';
import { Disc } from '../../../ui/signs/Disc';
import { classes } from '../../../ui/classes';
import { Award } from '../art/Award';
import { Mask } from '../art/Mask';
import { Treasure } from '../art/Treasure';
import { LootSign } from '../tokens/LootSign';
import { gainOf, pointsOf } from '../points';
import { sharersOf } from '../sharers';
import styles from './Moment.module.css';
import { OpenChest, OpeningChest } from './OpenChest';
import type { OnTable } from '../types';

/**
 * What is taken, a chest that is opened, a theft and an award are told where the question stands otherwise, while they are seen to happen
 * and as long as that stays in sight: whose it is now, whose it was, and by how many points. The wall is left free, which
 * is to be remembered.
 */
export function Moment(scene: OnTable) {
  const seen = [...scene.happening, ...scene.resting];
  const stolen = seen.find(isOf('stolen'));
  if (stolen) return <StolenMoment {...scene} event={stolen} />;
  const paired = seen.findLast(isOf('paired'));
  if (paired) return <PairedMoment {...scene} event={paired} />;
  const awarded = seen.find(isOf('awarded'));
  if (awarded)
    return <AwardedMoment {...scene} event={awarded} sharers={sharersOf(awarded, seen)} />;
  const left = seen.find(isOf('left'));
  if (left) return <LeftMoment {...scene} event={left} />;
  const taken = seen.find(isOf('taken'));
  return taken && <TakenMoment {...scene} event={taken} />;
}

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is Of<Type> =>
    event.type === type;

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Whatever is worth points: a key or a chest is told when it makes a pair. */
function TakenMoment({ event, view, playerID, name, t }: OnTable & { event: Of<'taken'> }) {
  const { playerID: who, cards } = event;
  const points = gainOf(cards, view.table, who);
  if (points === 0) return null;
  return (
    <p
      className={classes(styles.moment, styles.taken)}
      data-seat={who}
      data-moment="taken"
      aria-hidden
    >
      <Disc seat={who} size={36} />
      <Words>
        {t('moment.taken', { context: who === playerID ? 'you' : undefined, name: name(who) })}
      </Words>
      <span className={styles.loot}>
        {cards.map((card) => (
          <Treasure key={card} of={treasureOf(card)} width={36} height={36} />
        ))}
      </span>
      <Points>{points}</Points>
    </p>
  );
}

/** Whoever takes nothing could have taken something. */
function LeftMoment({
  event: { playerID: who },
  playerID,
  name,
  t,
}: OnTable & { event: Of<'left'> }) {
  return (
    <p
      className={classes(styles.moment, styles.taken)}
      data-seat={who}
      data-moment="left"
      aria-hidden
    >
      <Disc seat={who} size={36} />
      <Words>
        {t('moment.left', { context: who === playerID ? 'you' : undefined, name: name(who) })}
      </Words>
    </p>
  );
}

/** A chest is opened to steal, and what was stolen comes out of it thereafter. */
function PairedMoment({ event, playerID, name, t }: OnTable & { event: Of<'paired'> }) {
  const { playerID: who, theft } = event;
  return (
    <p
      className={classes(styles.moment, styles.paired)}
      data-seat={who}
      data-moment="paired"
      aria-hidden
    >
      <Disc seat={who} size={36} />
      <OpeningChest>{theft && <Mask />}</OpeningChest>
      <Words>
        {t(theft ? 'moment.paired.theft' : 'moment.paired.nothing', {
          context: who === playerID ? 'you' : undefined,
          name: name(who),
        })}
      </Words>
    </p>
  );
}

function StolenMoment({ event, ...scene }: OnTable & { event: Of<'stolen'> }) {
  const { view, playerID, name, happening, t } = scene;
  const { playerID: thief, victim, loot } = event;
  const isRobbed = victim === playerID;
  const context = thief === playerID ? 'you' : undefined;
  const [lost, won] = [victim, thief].map((id) => changeBy(event, view.table, id));
  // on its way it is seen there, and nowhere else; what it brings and costs is told once it has come
  const hasCome = !happening.includes(event);
  // a key or a chest is worth no points
  const small = (points: number, isLarge = false) =>
    points !== 0 && (
      <b
        className={classes(
          isLarge ? styles.cost : styles.small,
          points < 0 && styles.less,
          !hasCome && styles.untold,
        )}
      >
        {signed(points)}
      </b>
    );
  return (
    // the prompt and the live region say it in words
    <p
      className={classes(styles.moment, styles.stolen)}
      data-seat={thief}
      data-moment={isRobbed ? 'robbed' : 'stolen'}
      aria-hidden
    >
      <OpenChest>{hasCome && <LootSign loot={loot} />}</OpenChest>
      <span className={styles.told}>
        {/* first what it costs, then what it brings: whoever is robbed reads the one large, all others the other */}
        <FromTo from={victim} to={thief} after={isRobbed && small(won)}>
          {small(lost, isRobbed)}
        </FromTo>
        <Words>
          {isRobbed
            ? t('moment.robbed', { name: name(thief) })
            : t('moment.stolen', { context, name: name(thief), victim: name(victim) })}
        </Words>
      </span>
      {!isRobbed && won !== 0 && (
        <b className={classes(styles.points, !hasCome && styles.untold)}>{signed(won)}</b>
      )}
    </p>
  );
}

/** Who wins an award; where several have equally many keys and chests, all of them at once. */
function AwardedMoment({
  event: { playerID: winner, award, points },
  sharers,
  ...scene
}: OnTable & { event: Of<'awarded'>; sharers: readonly PlayerID[] }) {
  const { playerID, name, t } = scene;
  const isReaders = playerID !== null && sharers.includes(playerID);
  const isShared = sharers.length > 1;
  const seat = isReaders ? playerID : winner;
  return (
    <p
      className={classes(styles.moment, styles.awarded)}
      data-seat={seat}
      data-moment="awarded"
      aria-hidden
    >
      <span className={styles.winners}>
        {sharers.map((id) => (
          <Disc key={id} seat={id} size={isShared ? 30 : 36} />
        ))}
      </span>
      <Award of={award} width={44} height={40} />
      <Words>
        {t(isShared ? 'moment.shared' : 'moment.awarded', {
          context: isReaders ? 'you' : undefined,
          name: name(winner),
          award: t('own.award', { award: t(`award.${award}`) }),
        })}
      </Words>
      <Points each={isShared ? t('moment.each') : undefined}>{points}</Points>
    </p>
  );
}

/** As large as there is room for so many letters. */
const Words = ({ children: words }: { children: string }) => (
  <span className={styles.words} style={{ '--letters': words.length } as CSSProperties}>
    {words}
  </span>
);

const Points = ({ children: points, each }: { children: number; each?: string }) => (
  <b className={styles.points}>
    {signed(points)}
    {each && <span className={styles.each}> {each}</span>}
  </b>
);

/** What a theft has changed for somebody: as if it went back to whose it was. */
function changeBy(
  { playerID: thief, victim, loot }: Of<'stolen'>,
  table: OnTable['view']['table'],
  of: string,
): number {
  const players = afterTheft(table.players, { thief: victim, victim: thief, loot });
  return pointsOf(table, of) - pointsOf({ ...table, players }, of);
}
