import { useTranslation } from '../../../text/useTranslation';
import type { Vote } from '../../../../shared/protocol/table';
import { vote } from '../../../net/api';
import { listWords } from '../../../kit/words';
import { Button } from '../../../ui/controls/Button';
import { BotIcon, FlagIcon, PauseIcon } from '../../../ui/signs/icons';
import { PlayIcon } from '../replay/signs';
import type { AskedOfPlayer } from './askedOfPlayer';
import { Bar } from './Bar';

const SIGNS = {
  standIn: <BotIcon size={20} />,
  pause: <PauseIcon size={20} />,
  resume: <PlayIcon />,
  abandon: <FlagIcon size={20} />,
};

/** What some have agreed to: whoever has not yet may, and whoever has may think again. */
export const Votes = (asked: AskedOfPlayer) =>
  (asked.table.votes ?? [])
    // what is asked about the reader is for the others to say
    .filter(({ about, seat }) => about !== 'standIn' || seat !== asked.seat.playerID)
    .map((one) => <Pending key={`${one.about} ${one.seat}`} {...asked} vote={one} />);

function Pending({
  vote: { about, seat: of, by, needed },
  ...asked
}: AskedOfPlayer & { vote: Vote }) {
  const { match, seat, name, connected, attempt, isTrying } = asked;
  const { t } = useTranslation('match');
  const isOurs = by.includes(seat.playerID);
  const say = (agree: boolean) => attempt(() => vote(match, seat, { about, seat: of, agree }));
  const unavailable = connected ? isTrying && t('end.opening') : t('offline');
  const values = {
    names: listWords(by.map(name), t),
    count: by.length,
    name: of === undefined ? '' : name(of),
  };
  return (
    <Bar
      icon={SIGNS[about]}
      tools={
        isOurs ? (
          <Button kind="ghost" unavailable={unavailable} onClick={() => say(false)}>
            {t('vote.withdraw')}
          </Button>
        ) : (
          <Button unavailable={unavailable} onClick={() => say(true)}>
            {t('vote.agree')}
          </Button>
        )
      }
    >
      {t(isOurs ? `vote.mine.${about}` : `vote.theirs.${about}`, values)}{' '}
      {t('vote.count', { count: by.length, needed })}
    </Bar>
  );
}

/** How a paused match goes on. */
export function GoOnTogether({ match, seat, table, connected, attempt, isTrying }: AskedOfPlayer) {
  const { t } = useTranslation('match');
  if (table.votes?.some(({ about }) => about === 'resume')) return null;
  return (
    <Bar
      icon={SIGNS.pause}
      tools={
        <Button
          kind="go"
          icon={<PlayIcon />}
          unavailable={connected ? isTrying && t('end.opening') : t('offline')}
          onClick={() => attempt(() => vote(match, seat, { about: 'resume', agree: true }))}
        >
          {t('vote.resume')}
        </Button>
      }
    >
      {t(table.clock === 0 ? 'pausedAbout' : 'pausedClock')}
    </Bar>
  );
}
