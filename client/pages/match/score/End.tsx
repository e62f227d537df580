import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Gameover } from '../../../../shared/engine/score';
import { type MatchKey, playAgain } from '../../../net/api';
import { fileAddress, recordAddress } from '../../../net/records';
import { replayPath, tablePath } from '../../../net/paths';
import type { Table } from '../../../../shared/protocol/table';
import { Begun } from '../../../tables/Begun';
import { Refused } from '../../../net/Refused';
import { keepSeat, type OwnSeat } from '../../../net/seats';
import { useAttempt } from '../../../net/useAttempt';
import { Button, buttonClass, ButtonFace } from '../../../ui/Button';
import { DownloadIcon, HomeIcon } from '../../../ui/icons';
import { LinkButton } from '../../../ui/LinkButton';
import styles from './End.module.css';
import { Fairness } from './Fairness';
import { PlayIcon } from '../replay/signs';
import { resultOf } from './result';
import { ScoreChart } from './ScoreChart';
import { ScoreSheet } from './ScoreSheet';
import { Sentence } from '../../../kit/Sentence';
import type { PlayableTitle, Reader } from '../../../kit/contract';
import { useScreen } from '../../../ui/useScreen';

type Props = {
  title: PlayableTitle;
  scene: Reader;
  gameover: Gameover;
  match: MatchKey;
  seat: OwnSeat | undefined;
  nextMatchID?: string;
  /** Where it was begun from, if that is another match. */
  beginning?: Table['beginning'];
  /** Shows the table as it was left. Absent where the rules of the match are missing: its result is all there is. */
  onTable?: () => void;
};

/** How the match ended: who won, the score sheet line by line, and what now. */
export function End({
  title,
  scene,
  gameover,
  match,
  seat,
  nextMatchID,
  beginning,
  onTable,
}: Props) {
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  const result = useRef<HTMLHeadingElement>(null);
  // what led here took the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);
  const more = onTable ? (
    <div className={styles.more}>
      <LinkButton kind="ghost" to={replayPath(match)} icon={<PlayIcon />}>
        {t('end.replay')}
      </LinkButton>
      <Fairness engine={title.engine} match={match} />
      <a
        className={buttonClass({ kind: 'ghost' })}
        href={fileAddress(match)}
        download={`${match.matchID}.wonder`}
      >
        <ButtonFace icon={<DownloadIcon size={18} />}>{t('end.keep')}</ButtonFace>
      </a>
    </div>
  ) : (
    <p className={styles.earlier}>
      {t('end.otherRules')}{' '}
      <a href={recordAddress(match)} download={`${match.matchID}.json`}>
        {t('fairness.save')}
      </a>
    </p>
  );
  return (
    <section className={styles.end} aria-label={t('end.title')}>
      <div className={styles.head}>
        <h2 ref={result} tabIndex={-1} className={styles.result}>
          <Sentence phrase={resultOf(gameover.standings, scene)} scene={scene} />
        </h2>
        {!isPhone && more}
      </div>
      {beginning && <Begun game={match.game} beginning={beginning} />}
      <ScoreSheet title={title} scene={scene} standings={gameover.standings} />
      {onTable && <ScoreChart match={match} name={scene.name} />}
      {isPhone && more}
      <div className={styles.ways}>
        {seat ? (
          <Rematch match={match} seat={seat} isOpen={nextMatchID !== undefined} />
        ) : (
          nextMatchID !== undefined && (
            <LinkButton kind="go" to={tablePath({ ...match, matchID: nextMatchID })}>
              {t('end.next')}
            </LinkButton>
          )
        )}
        {onTable && <Button onClick={onTable}>{t('end.table')}</Button>}
        <LinkButton to="/" icon={<HomeIcon />}>
          {t('home')}
        </LinkButton>
      </div>
    </section>
  );
}

/** The next table with the same seats and options; everybody who asks finds the own seat there. */
export function Rematch({
  match,
  seat,
  isOpen,
}: {
  match: MatchKey;
  seat: OwnSeat;
  isOpen: boolean;
}) {
  const { t } = useTranslation('match');
  const [, navigate] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const again = () =>
    attempt(async () => {
      const next = await playAgain(match, seat);
      const nextMatch = { ...match, matchID: next.nextMatchID };
      if (next.playerID !== undefined && next.playerCredentials !== undefined)
        keepSeat({
          ...seat,
          ...nextMatch,
          playerID: next.playerID,
          credentials: next.playerCredentials,
          // the next table asks for another nonce
          nonce: '',
          joinedAt: Date.now(),
        });
      navigate(tablePath(nextMatch));
    });
  return (
    <>
      <Button
        kind="go"
        second={t(isOpen ? 'end.joinRematch' : 'end.sameSeats')}
        unavailable={isTrying && t('end.opening')}
        onClick={again}
      >
        {t('end.rematch')}
      </Button>
      <Refused code={refused} />
    </>
  );
}
