import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Gameover, Standing } from '../../../../shared/engine/score';
import type { MatchKey } from '../../../net/api';
import { fileAddress, recordAddress } from '../../../net/records';
import { replayPath, tablePath } from '../../../net/paths';
import type { Seat, Table } from '../../../../shared/protocol/table';
import { Begun } from '../../../tables/Begun';
import type { OwnSeat } from '../../../net/seats';
import { Button, buttonClass, ButtonFace } from '../../../ui/controls/Button';
import { DownloadIcon, HomeIcon } from '../../../ui/signs/icons';
import { LinkButton } from '../../../ui/controls/LinkButton';
import styles from './End.module.css';
import { Fairness } from './fairness/Fairness';
import { OwnPlace } from './sheet/OwnPlace';
import { PlayIcon } from '../replay/signs';
import { Rematch } from './Rematch';
import { resultOf, winnersOf } from './sheet/result';
import { ScoreChart } from './chart/ScoreChart';
import { ScoreSheet } from './sheet/ScoreSheet';
import { Sentence } from '../../../kit/Sentence';
import type { PlayableTitle, Reader, Scene } from '../../../kit/contract';
import { useScreen } from '../../../ui/hooks/useScreen';

type Props = {
  title: PlayableTitle;
  scene: Reader;
  gameover: Gameover;
  match: MatchKey;
  seat: OwnSeat | undefined;
  /** Who sat at it. */
  players: readonly Seat[];
  nextMatchID?: string;
  /** Where it was begun from, if that is another match. */
  beginning?: Table['beginning'];
  /** The table as it was left, and what shows it. Absent where the rules of the match are missing: its result is all there is. */
  played?: { scene: Scene; onTable(): void };
};

/** How the match ended: who won, the score sheet line by line, and what now. */
export function End({
  title,
  scene,
  gameover,
  match,
  seat,
  players,
  nextMatchID,
  beginning,
  played,
}: Props) {
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  const { standings } = gameover;
  const result = useRef<HTMLHeadingElement>(null);
  // what led here took the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);
  const more = played ? (
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
        {!isPhone && played && <Picture {...{ title, standings }} scene={played.scene} />}
        <div className={styles.words}>
          <h2 ref={result} tabIndex={-1} className={styles.result}>
            <Sentence phrase={resultOf(standings, scene)} scene={scene} />
          </h2>
          {!isPhone && more}
        </div>
      </div>
      <OwnPlace {...{ title, scene, standings }} />
      {beginning && <Begun game={match.game} beginning={beginning} />}
      <ScoreSheet {...{ title, scene, standings }} played={played?.scene} />
      {played && <ScoreChart title={title} match={match} scene={played.scene} />}
      <div className={styles.ways}>
        {seat ? (
          <Rematch {...{ match, seat, players }} isOpen={nextMatchID !== undefined} />
        ) : (
          nextMatchID !== undefined && (
            <LinkButton kind="go" to={tablePath({ ...match, matchID: nextMatchID })}>
              {t('end.next')}
            </LinkButton>
          )
        )}
        {played && <Button onClick={played.onTable}>{t('end.table')}</Button>}
        <LinkButton to="/" icon={<HomeIcon />}>
          {t('home')}
        </LinkButton>
      </div>
      {isPhone && more}
    </section>
  );
}

/** What the podium stood before, beside who won. */
function Picture({
  title,
  scene,
  standings,
}: {
  title: PlayableTitle;
  scene: Scene;
  standings: readonly Standing[];
}) {
  return (
    <div className={styles.picture} aria-hidden>
      {title.Tableau ? (
        <Suspense fallback={null}>
          <title.Tableau {...scene} winners={winnersOf(standings)} />
        </Suspense>
      ) : (
        <title.Mark size={64} />
      )}
    </div>
  );
}
