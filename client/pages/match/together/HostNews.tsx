import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { handHost } from '../../../net/api';
import { Button } from '../../../ui/controls/Button';
import { HostIcon } from '../../../ui/signs/icons';
import type { AskedOfPlayer } from './askedOfPlayer';
import { Bar } from './Bar';
import '../../../tables/talk/peopleTexts';

/** Tells the host of now, and who was the host before, that it passed on: the one may hand it back, the other take it. */
export function HostNews({ match, seat, table, name, attempt }: AskedOfPlayer) {
  const { t } = useTranslation('match');
  const { host, hostBefore } = table;
  const [known, setKnown] = useState<string | null>(null);
  const news = `${host} ${hostBefore}`;
  if (host === null || hostBefore === undefined || known === news) return null;
  const close = () => setKnown(news);
  const before = table.players[Number(hostBefore)];
  if (seat.playerID === hostBefore)
    return (
      <Bar
        icon={<HostIcon size={20} />}
        tools={
          <Button onClick={() => attempt(() => handHost(match, seat, Number(hostBefore)))}>
            {t('people:person.takeBack')}
          </Button>
        }
        onClose={close}
      >
        {t('host.passed', { name: name(host) })}
      </Bar>
    );
  if (seat.playerID !== host) return null;
  return (
    <Bar
      icon={<HostIcon size={20} />}
      tools={
        before?.isConnected && (
          <Button onClick={() => attempt(() => handHost(match, seat, Number(hostBefore)))}>
            {t('host.handBack', { name: name(hostBefore) })}
          </Button>
        )
      }
      onClose={close}
    >
      {t('host.now', { name: name(hostBefore) })}
    </Bar>
  );
}
