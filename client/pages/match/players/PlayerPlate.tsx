import type { PlayerID } from '../../../../shared/engine/game';
import type { Gameover } from '../../../../shared/engine/score';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Seat } from '../../../../shared/protocol/table';
import type { Snapshot } from '../../../../shared/protocol/snapshot';
import { wordBeside } from '../../../animation/wordBeside';
import { ShownReaction } from '../talk/ShownReaction';
import { TimeLeft } from './TimeLeft';
import { classes } from '../../../ui/classes';
import { halvesOf, isLong, lettersOf } from '../../../ui/lettersOf';
import { Avatar } from '../../../ui/signs/Avatar';
import { Disc } from '../../../ui/signs/Disc';
import { AwayIcon, BotIcon, FallIcon, OfflineIcon, RiseIcon } from '../../../ui/signs/icons';
import { useAway } from '../../../tables/seats/away';
import styles from './PlayerPlate.module.css';
import type { Scene, PlateInfo } from '../../../kit/contract';

type Props = {
  playerID: PlayerID;
  seat: Seat;
  scene: Scene;
  isPaused: boolean;
  /** Whether nobody does anything any more, though the match has no end. */
  isAbandoned?: boolean;
  /** The quick sign they showed last. */
  reaction?: Snapshot['reactions'][string];
  info: PlateInfo;
  /** What they have won or lost last, in points. */
  chip?: number;
  /** Shows what the player holds, where the plate has no room for it. */
  onOpen?: () => void;
  /** What the player holds. */
  children: ReactNode;
};

/** A player: who, what they are doing, how many points, what they hold. */
export function PlayerPlate(props: Props) {
  const { playerID, seat, scene, isPaused, isAbandoned, reaction, info } = props;
  const { chip = 0, onOpen, children } = props;
  const { t } = useTranslation('match');
  const isReader = playerID === scene.playerID;
  const isAwaited = scene.awaited.includes(playerID);
  const away = useAway([seat])(seat);
  const words = seat.standIn ? t('standIn.plays') : away?.long;
  const brief = onOpen && info.brief;
  const doing = useRole(playerID, seat, scene, { ...info, brief }) ?? words ?? (brief || info.role);
  const role = isAbandoned ? '' : doing;
  const name = isReader ? t('you') : scene.name(playerID);
  const unit = info.unit ?? ((count: number) => t('points', { count }));
  return (
    <li
      className={classes(
        styles.plate,
        isAwaited && styles.awaited,
        !scene.ctx.gameover && styles.ordered,
        playerID === scene.ctx.currentPlayer && styles.turn,
        info.isOut && !isAwaited && styles.out,
        away && !isReader && styles.away,
        info.mark !== undefined && styles.marked,
      )}
      data-seat={playerID}
      data-thing={`player:${playerID}`}
    >
      <div className={styles.head}>
        <span className={styles.disc} data-inlet>
          <Disc seat={playerID} />
          {info.onDisc && <span className={styles.onDisc}>{info.onDisc}</span>}
          {away && !isReader && (
            <span className={styles.chair}>
              {seat.standIn ? <BotIcon size={14} /> : <AwayIcon size={15} />}
            </span>
          )}
        </span>
        <div className={styles.who}>
          <b className={styles.name}>
            <span className={styles.called}>
              <Name of={name} />
            </span>
            <span className={styles.signs}>
              {seat.look?.avatar && <Avatar of={seat.look.avatar} size={20} />}
              <Presence
                seat={seat}
                name={scene.name(playerID)}
                isMarked={away !== null && !isReader}
              />
              {info.sign}
            </span>
          </b>
          <span className={styles.role}>{role}</span>
          <TimeLeft seat={seat} isPaused={isPaused} isReader={isReader} />
        </div>
        {info.points !== null && (
          // while the points are counted it would say how that ends
          <span className={classes(styles.points, scene.counting && styles.uncounted)}>
            {chip !== 0 && (
              <span
                // what comes after it rises anew, though it be as much
                key={info.points}
                className={styles.chip}
                data-good={chip > 0}
                title={t('chip', { points: signed(chip) })}
              >
                <Change of={chip} />
              </span>
            )}
            <span className={styles.count} data-thing={`count:${playerID}`}>
              {info.points}
            </span>
            {info.mark}
            <span className={styles.unit} ref={wordBeside(unit)}>
              {unit(info.points)}
            </span>
          </span>
        )}
      </div>
      {onOpen && info.inShort && <div className={styles.inShort}>{info.inShort}</div>}
      {children}
      {reaction && <ShownReaction shown={reaction} name={name} />}
      {onOpen && (
        <button type="button" className={styles.open} onClick={onOpen}>
          <span className="visually-hidden">
            {t('holdings', { name, ...(isReader && { context: 'you' }) })}
          </span>
        </button>
      )}
    </li>
  );
}

/** A name. Where a long one has no room in one line it is parted between its words, or in the middle of its only one. */
function Name({ of: name }: { of: string }) {
  const [first, second] = halvesOf(name);
  return (
    <span style={lettersOf(name)} data-long={isLong(name) || undefined}>
      {first}
      <wbr />
      {second}
    </span>
  );
}

/** Points that the number beside it has risen or fallen by: with a plus sign they would seem to come on top of it. */
const Change = ({ of: points }: { of: number }) => (
  <>
    {points > 0 ? <RiseIcon size={9} /> : <FallIcon size={9} />}
    <span className="visually-hidden">{points > 0 ? '+' : '\u2212'}</span>
    {Math.abs(points)}
  </>
);

const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '\u2212');

/** What matters more than a player's role: their place at the end, and before that, whether it is their turn. */
function useRole(
  playerID: PlayerID,
  seat: Seat,
  { ctx, awaited, decided, happening, resting, isReplay, playerID: reader }: Scene,
  { asked, brief, isBusy }: PlateInfo,
): string | undefined {
  const { t } = useTranslation('match');
  const { standings } = (ctx.gameover ?? { standings: [] }) as Gameover;
  const place = standings.find((one) => one.playerID === playerID)?.place;
  if (place !== undefined) return t('end.place', { count: place, ordinal: true });
  if (!awaited.includes(playerID) || playerID === decided) return undefined;
  if (seat.name === undefined) return t('empty');
  // whoever is not there does not think
  if (playerID !== reader && (seat.isConnected === false || seat.standIn)) return undefined;
  if (playerID === reader) return asked ?? t('yourTurn');
  // nor does whoever is seen to do something, and what they hold changes by it
  const seen = [...happening, ...resting];
  const isSeen = seen.some((event) => 'playerID' in event && event.playerID === playerID);
  // nor whose turn it is while all look at what comes of it
  const isLookedAt = playerID === ctx.currentPlayer && seen.length > 0;
  if ((isSeen || isLookedAt) && (brief || isBusy)) return undefined;
  return t(isReplay ? 'theirTurn' : 'thinking');
}

/** Whether it is a bot, or somebody who is not there at the moment: on the disc that is drawn by itself. */
function Presence({ seat, name, isMarked }: { seat: Seat; name: string; isMarked: boolean }) {
  const { t } = useTranslation('match');
  if (isMarked)
    return seat.standIn && <span className="visually-hidden">{t('standIn.for', { name })}</span>;
  const sign = seat.standIn
    ? {
        icon: <BotIcon size={16} />,
        words: t('standIn.for', { name }),
        hint: 'bot.standIn',
      }
    : seat.bot
      ? {
          icon: <BotIcon size={14} />,
          words: t('bot', { context: seat.bot }),
          hint: `bot.${seat.bot}`,
        }
      : seat.name === undefined
        ? { icon: <OfflineIcon size={14} />, words: t('empty'), hint: 'empty' }
        : !seat.isConnected && { icon: <OfflineIcon size={14} />, words: t('away'), hint: 'away' };
  return (
    sign && (
      <span className={classes(styles.presence, seat.bot && styles.bot)} data-hint={sign.hint}>
        {sign.icon}
        <span className="visually-hidden">{sign.words}</span>
      </span>
    )
  );
}
