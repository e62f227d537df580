import { type CSSProperties, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../../text/useTranslation';
import type { Standing } from '../../../../../shared/engine/score';
import type { LoadedTitle, Scene } from '../../../../kit/contract';
import { play } from '../../../../sound/play';
import { Button } from '../../../../ui/controls/Button';
import { classes } from '../../../../ui/classes';
import { Disc } from '../../../../ui/signs/Disc';
import { useKeys } from '../../../../ui/hooks/useKeys';
import { Sentence } from '../../../../kit/Sentence';
import styles from './Ceremony.module.css';
import { OwnPlace } from '../sheet/OwnPlace';
import { plain } from '../sheet/lines';
import { resultOf, winnersOf } from '../sheet/result';
import { Shower } from './Shower';

type Props = {
  title: LoadedTitle;
  scene: Scene;
  /** The best first. */
  standings: readonly Standing[];
  /** How many times as long as usual everything takes. */
  stretch: number;
  onEnd(): void;
};

/** How long it takes to the first place called, from one to the next, and how long all of them stay, in milliseconds. */
const BEFORE = 300;
const EACH = 900;
const ALL = 7000;

/** Who came where, from the last to the first, on steps before what was played. */
export function Ceremony({ title, scene, standings, stretch, onEnd }: Props) {
  const { t } = useTranslation('match');
  const [called, setCalled] = useState(0);
  const isWhole = called === standings.length;
  const first = standings.length - called;

  const goOn = useEffectEvent(() => (isWhole ? onEnd() : setCalled(called + 1)));
  const sing = useEffectEvent(() => {
    const own = standings.find(({ playerID }) => playerID === scene.playerID);
    if (isWhole) play(own && own.place > 1 ? 'defeat' : 'victory');
    else if (called > 0) play('build');
  });
  useEffect(() => {
    sing();
    const stays = called === 0 ? BEFORE : isWhole ? ALL : EACH;
    const timer = setTimeout(() => goOn(), stays * stretch);
    return () => clearTimeout(timer);
  }, [called, isWhole, stretch]);

  /** All at once, and then on. */
  const skip = () => (isWhole ? onEnd() : setCalled(standings.length));
  useKeys({ ' ': skip, enter: skip, escape: onEnd });

  return (
    <section className={styles.ceremony} aria-label={t('end.places')} onPointerDown={skip}>
      {isWhole && <Shower title={title} keys={earnedBy(standings[0])} />}
      {/* it keeps its room before it is said: nothing moves for it */}
      <div className={classes(styles.result, isWhole && styles.said)} aria-hidden={!isWhole}>
        <h2>
          <Sentence phrase={resultOf(standings, scene)} scene={scene} />
        </h2>
        <OwnPlace {...{ title, scene, standings }} />
      </div>
      <div
        className={classes(styles.world, title.Tableau && styles.wide, isWhole && styles.lit)}
        data-lit={isWhole}
        aria-hidden
      >
        {title.Tableau ? (
          <Suspense fallback={null}>
            <title.Tableau {...scene} winners={winnersOf(standings)} />
          </Suspense>
        ) : (
          <title.Mark size={132} />
        )}
      </div>
      <ol className={styles.steps}>
        {standings.map(({ playerID, place, total }, i) => (
          <li
            key={playerID}
            className={classes(
              styles.step,
              i >= first && styles.called,
              place === 1 && styles.first,
            )}
            style={{ '--place': Math.min(place, 4), order: orderOf(i) } as CSSProperties}
            data-seat={playerID}
            aria-hidden={i < first}
          >
            <Disc seat={playerID} size={place === 1 ? 64 : 44} />
            <b className={styles.name}>
              {playerID === scene.playerID ? t('you') : scene.name(playerID)}
            </b>
            <span className={styles.total}>{plain(total)}</span>
            <span className={styles.block}>{t('end.place', { count: place, ordinal: true })}</span>
          </li>
        ))}
      </ol>
      <Button kind="ghost" onClick={onEnd}>
        {t('end.sheet')}
      </Button>
    </section>
  );
}

/** What somebody's points came from. */
const earnedBy = ({ lines }: Standing): string[] =>
  lines.filter(({ points }) => points > 0).map(({ key }) => key);

/** The first stands in the middle, the others to their left and right. */
const orderOf = (i: number): number => (i % 2 === 0 ? i : -i);
