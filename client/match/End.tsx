import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Gameover } from '../../shared/core/score';
import { type MatchKey, playAgain } from '../lobby/api';
import { tablePath } from '../lobby/paths';
import { Refused } from '../lobby/Refused';
import { keepSeat, type OwnSeat } from '../lobby/seats';
import { useAttempt } from '../lobby/useAttempt';
import { Button } from '../ui/Button';
import { HomeIcon } from '../ui/icons';
import { LinkButton } from '../ui/LinkButton';
import styles from './End.module.css';
import { Fairness } from './Fairness';
import { resultOf } from './result';
import { ScoreChart } from './ScoreChart';
import { ScoreSheet } from './ScoreSheet';
import { Sentence } from './Sentence';
import type { LoadedTitle, Scene } from './title';
import { useScreen } from './useScreen';

type Props = {
  title: LoadedTitle;
  scene: Scene;
  gameover: Gameover;
  match: MatchKey;
  seat: OwnSeat | undefined;
  nextMatchID?: string;
  /** Shows the table as it was left. */
  onTable(): void;
};

/** How the match ended: who won, the score sheet line by line, and what now. */
export function End({ title, scene, gameover, match, seat, nextMatchID, onTable }: Props) {
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  const fairness = <Fairness module={title.module} match={match} seat={seat} />;
  return (
    <section className={styles.end} aria-label={t('end.title')}>
      <h2 className={styles.result}>
        <Sentence phrase={resultOf(gameover.standings, scene)} scene={scene} />
      </h2>
      <ScoreSheet title={title} scene={scene} standings={gameover.standings} />
      <ScoreChart match={match} />
      {isPhone && fairness}
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
        <Button onClick={onTable}>{t('end.table')}</Button>
        <LinkButton to="/" icon={<HomeIcon />}>
          {t('home')}
        </LinkButton>
        {!isPhone && fairness}
      </div>
    </section>
  );
}

/** The next table with the same seats and options; everybody who asks finds the own seat there. */
function Rematch({ match, seat, isOpen }: { match: MatchKey; seat: OwnSeat; isOpen: boolean }) {
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
          seal: undefined, // the next table has another
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
