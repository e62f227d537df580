import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Gameover, Standing } from '../../shared/core/score';
import { type MatchKey, playAgain } from '../lobby/api';
import { tablePath } from '../lobby/paths';
import { Refused } from '../lobby/Refused';
import { keepSeat, type OwnSeat } from '../lobby/seats';
import { useAttempt } from '../lobby/useAttempt';
import { Button } from '../ui/Button';
import { HomeIcon } from '../ui/icons';
import { LinkButton } from '../ui/LinkButton';
import styles from './End.module.css';
import { ScoreSheet } from './ScoreSheet';
import { Sentence } from './Sentence';
import type { LoadedTitle, Phrase, Scene } from './title';

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
  return (
    <section className={styles.end} aria-label={t('end.title')}>
      <h2 className={styles.result}>
        <Sentence phrase={resultOf(gameover.standings, scene)} scene={scene} />
      </h2>
      <ScoreSheet title={title} scene={scene} standings={gameover.standings} />
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
      </div>
    </section>
  );
}

/** Who won, in one sentence. */
export function resultOf(standings: readonly Standing[], scene: Scene): Phrase {
  const winners = standings.filter(({ place }) => place === 1);
  const points = { count: winners[0].total };
  if (winners.length === 1)
    return { key: 'match:end.won', who: winners[0].playerID, values: points };
  const names = new Intl.ListFormat(scene.t('match:language')).format(
    winners.map(({ playerID }) =>
      playerID === scene.playerID ? scene.t('match:youToo') : scene.name(playerID),
    ),
  );
  return {
    key: 'match:end.shared',
    values: points,
    things: { names: { words: names, drawing: names } },
  };
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
