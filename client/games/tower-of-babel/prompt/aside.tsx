import { DISCS, kindsOf } from '../../../../shared/games/tower-of-babel/discs';
import { isPlayable } from '../../../../shared/games/tower-of-babel/actionCardTiming';
import { discsToTake } from '../../../../shared/games/tower-of-babel/table';
import type { Message } from '../../../kit/contract';
import { listWords, orWords } from '../../../kit/words';
import { personWords } from '../words';
import styles from './aside.module.css';
import type { OnTable, Title } from '../types';

/** What comes after the sentence: why not, whom else the table waits for, what it may lead to. */
export function asideOf(scene: OnTable): Message<Title> | undefined {
  const { view, playerID, awaited, legal, draft, t } = scene;
  const { step, second } = view.table;
  if (draft?.why) return draft.why;
  const isAwaited = playerID !== null && awaited.includes(playerID);
  switch (step) {
    case 'choosing': {
      const toTake = discsToTake(view.table);
      const disc = draft?.disc;
      if (disc && DISCS[disc] && kindsOf(disc).some((kind) => toTake[kind] === 1))
        return whereRoom(t(`aside.lastDisc.${view.table.options.length}`));
      return second ? { key: 'aside.second' } : playable(scene);
    }
    case 'offering':
      if (!isAwaited) return undefined;
      return playable(scene) ?? alsoAwaited(scene);
    case 'answering':
      if (!isAwaited) return undefined;
      return { key: isPlayable('tripleBonus', legal) ? 'aside.answer' : 'aside.answerNone' };
    case 'selecting':
    case 'ending':
      return playable(scene);
  }
}

/** What has no button of its own: action cards that are played where they lie. */
function playable({ legal, t }: OnTable): Message<Title> | undefined {
  const kinds = (['cardDraw', 'cardTrade'] as const).filter((kind) => isPlayable(kind, legal));
  if (kinds.length === 0) return undefined;
  const names = kinds.map((kind) => t(`action.${kind}.name`));
  return whereRoom(t('aside.playable', { cards: orWords(names, t) }));
}

/** Who else has still to lay an offer, beside whoever reads that they have. */
function alsoAwaited(scene: OnTable): Message<Title> | undefined {
  const { awaited, playerID, t } = scene;
  if (playerID === null || awaited.every((id) => id === playerID)) return undefined;
  const ids = [playerID, ...awaited.filter((id) => id !== playerID)];
  const names = ids.map((id) => personWords(scene, id));
  return whereRoom(t('aside.awaited', { names: listWords(names, t) }));
}

/** What a phone shows by signs on the cards and on the plates, or says on a button: a line of it would lie over the hand. */
export const whereRoom = (words: string): Message<Title> => ({
  key: 'aside.whereRoom',
  inlines: {
    words: {
      words,
      drawing: (
        <span className={styles.whereRoom} aria-hidden>
          {words}
        </span>
      ),
    },
  },
});
