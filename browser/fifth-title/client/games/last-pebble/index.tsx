import { useTranslation } from 'react-i18next';
import { lastPebble } from '../../../shared/games/last-pebble';
import type { LoadedTitle, TypesOf } from '../../kit/contract';
import type { KeyOf } from '../../text/keys';
import type en from './text/en.json';

type Title = TypesOf<typeof lastPebble, null, KeyOf<typeof en>>;

export const title: LoadedTitle<Title> = {
  module: lastPebble,
  Mark: () => null,
  Surface: () => null,
  Board: ({ view }) => <p data-thing="heap">{'●'.repeat(view.left)}</p>,
  Own: ({ view, playerID }) => <p>{view.taken[playerID]}</p>,
  Holdings: ({ view, of }) => <p>{view.taken[of]}</p>,
  Note: () => null,
  Rules: () => <p>{useTranslation('last-pebble').t('rules')}</p>,
  progress: ({ view }) => ({ key: 'progress', values: { count: view.left } }),
  plate: () => ({ role: '', points: null }),
  prompt: ({ ctx, legal, t }) => ({
    sentence: { key: 'turn', who: ctx.currentPlayer },
    choices: legal.map((move) => ({ move, label: t('take', { count: move.args[0] }) })),
  }),
  describe: (events) =>
    events.map(({ playerID, count }) => ({ key: 'taken', who: playerID, values: { count } })),
  animate: () => ({ motions: [{ thing: 'heap', how: 'shake' }] }),
};
