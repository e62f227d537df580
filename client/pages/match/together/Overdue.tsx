import { useTranslation } from '../../../text/useTranslation';
import type { Seat } from '../../../../shared/protocol/table';
import { standIn, vote } from '../../../net/api';
import { isPersonPresent } from '../../../tables/seats/isPersonPresent';
import { Button } from '../../../ui/controls/Button';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import { AwayIcon, BotIcon, HourglassIcon } from '../../../ui/signs/icons';
import type { AskedOfPlayer } from './askedOfPlayer';
import { Bar } from './Bar';

/** For each other who keeps us waiting, and is not there or does not decide: a bot can play for them, as the table has it. */
export function Overdue(asked: AskedOfPlayer) {
  const { match, seat, table, name, connected, attempt, isTrying } = asked;
  const { t } = useTranslation('match');
  const isHost = table.host === seat.playerID;
  const asks = (id: string) =>
    table.votes?.some((one) => one.about === 'standIn' && one.seat === id) ?? false;
  const mayAsk = ({ id, isConnected }: Seat): boolean =>
    isHost ||
    table.absence === 'vote' ||
    (isConnected === true && (table.absence === 'bot' || table.host === String(id)));
  const missed = table.players.filter(
    (one) =>
      one.isOverdue &&
      !one.standIn &&
      !asks(String(one.id)) &&
      String(one.id) !== seat.playerID &&
      mayAsk(one),
  );

  return missed.map(({ id, isConnected }) => {
    const playerID = String(id);
    const others = table.players.filter((one) => one.id !== id && isPersonPresent(one));
    const isAlone = others.length === 1;
    const values = { name: name(playerID) };
    const unavailable = connected ? isTrying && t('end.opening') : t('offline');
    const agree = () =>
      attempt(() =>
        isHost && table.absence !== 'vote'
          ? standIn(match, seat, id, true)
          : vote(match, seat, { about: 'standIn', seat: playerID, agree: true }),
      );
    return (
      <Bar
        key={id}
        icon={isConnected ? <HourglassIcon size={20} /> : <AwayIcon size={20} />}
        tools={
          isAlone && !unavailable ? (
            <ConfirmButton
              icon={<BotIcon />}
              warning={t('standIn.alone', values)}
              onConfirm={() => void agree()}
            >
              {t('standIn.let')}
            </ConfirmButton>
          ) : (
            <Button icon={<BotIcon />} unavailable={unavailable} onClick={agree}>
              {t('standIn.let')}
            </Button>
          )
        }
      >
        {t(isConnected ? 'idle.overdue' : 'standIn.overdue', values)}
      </Bar>
    );
  });
}
