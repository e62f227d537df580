import { useEffect } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { ChatLine } from '../../../../shared/protocol/talk';
import { wordsOf } from '../../../kit/Sentence';
import { chatAuthorOf } from '../../../tables/talk/chatAuthor';
import { announce } from '../../../ui/announce';
import { useSpoken } from '../log/useSpoken';
import { ownPlaceOf } from '../score/sheet/ownPlaceOf';
import type { LiveAsked } from './useAsked';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

type Sources = { log: LiveLines; asked: LiveAsked; end: LiveEnd; chat: readonly ChatLine[] };

/** Has all read out that is seen to change: what happened, what is asked now, what others say, a press in vain. */
export function useReadOut(live: Live, { log, asked, end, chat }: Sources) {
  const { scene, acts } = live;
  const { t } = useTranslation('match');
  useEffect(() => {
    if (acts.isDropped) announce(t('early'));
  }, [acts.isDropped, t]);
  const result = end.gameover ? ownPlaceOf(end.gameover.standings, scene) : [];
  const spoken = [asked.words, ...result.map((phrase) => wordsOf(phrase, scene))].join('\n');
  useSpoken(log.lines, asked.mayAsk ? spoken : undefined);
  useSpoken(saidByOthers(live, chat));
}

const saidByOthers = ({ seat, table, scene }: Live, chat: readonly ChatLine[]) =>
  chat
    .filter(({ sender }) => sender !== seat?.playerID)
    .map((line) => ({
      id: line.id,
      words: `${chatAuthorOf(line, table.players).name ?? scene.name(line.sender)}: ${line.payload}`,
    }));
