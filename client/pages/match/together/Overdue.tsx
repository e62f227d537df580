import { useTranslation } from 'react-i18next';
import { standIn, vote } from '../../../net/api';
import { isPersonPresent } from '../../../tables/seats/people';
import { Button } from '../../../ui/controls/Button';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import { AwayIcon, BotIcon } from '../../../ui/signs/icons';
import type { AskedOfPlayer } from './asked';
import { Bar } from './Bar';

/** For each who keeps the others waiting and is not there: a bot can play for them, as the table has it. */
export function Overdue(asked: AskedOfPlayer) {
  const { match, seat, table, name, connected, attempt, isTrying } = asked;
  const { t } = useTranslation('match');
  const isHost = table.host === seat.playerID;
  const isAlone = table.players.filter(isPersonPresent).length === 1;
  const asks = (id: string) =>
    table.votes?.some((one) => one.about === 'standIn' && one.seat === id) ?? false;
  const missed = table.players.filter(
    ({ id, isOverdue, standIn }) => isOverdue && !standIn && !asks(String(id)),
  );
  if (!isHost && table.absence !== 'vote') return null;

  return missed.map(({ id }) => {
    const playerID = String(id);
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
        icon={<AwayIcon size={20} />}
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
        {t('standIn.overdue', values)}
      </Bar>
    );
  });
}
