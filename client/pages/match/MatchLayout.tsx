import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Seat, Table } from '../../../shared/protocol/table';
import { Stage, type Staging } from '../../animation/Stage';
import type { LoadedTitle, Scene } from '../../kit/contract';
import { classes } from '../../ui/classes';
import { useScreen } from '../../ui/hooks/useScreen';
import styles from './Match.module.css';
import { Players } from './players/Players';
import type { Chips } from './players/useChips';
import { TitlePart } from './TitlePart';

type Props = {
  title: LoadedTitle;
  /** The match as it is shown. */
  scene: Scene;
  table: Pick<Table, 'isPaused' | 'isAbandoned'> & { players: readonly Seat[] };
  reactions?: Snapshot['reactions'];
  stage: Staging;
  top: ReactNode;
  /** What each player has won or lost since they acted last. */
  chips?: Chips;
  /** The newest line of the log, where that is out of sight. */
  ticker?: ReactNode;
  /** Lies over the board. */
  over?: ReactNode;
  /** What is counted on the board, over the own things and the prompt. */
  count?: ReactNode;
  /** What this screen has in place of the board, the own things and the prompt. */
  end?: ReactNode;
  prompt: ReactNode;
  /** Beside it all, where there is room. */
  side: ReactNode;
  ownClass?: string;
  promptClass?: string;
  /** Dialogs. */
  children: ReactNode;
};

/** Where everything stands around the board of any title, played or watched again. */
export function MatchLayout(props: Props) {
  const { title, scene, table, stage, ownClass, promptClass, count, end } = props;
  const behind = count ? styles.behind : undefined;
  const { t } = useTranslation('match');
  const { isPhone, isNarrow } = useScreen();
  useGrowing();
  return (
    <Stage
      show={stage.show}
      animationOf={stage.animationOf}
      onEnd={stage.onEnd}
      onRest={stage.onRest}
      stretch={stage.stretch}
      className={styles.match}
      data-title={title.module.id}
      data-replay={scene.isReplay}
    >
      <div className={styles.surface} aria-hidden>
        <title.Surface />
      </div>
      <div className={styles.top}>{props.top}</div>
      <div className={styles.who}>
        <Players
          {...{ title, isPhone }}
          // what is begun of a decision is seen where it is made, and is no reason to draw everybody anew
          scene={{ ...scene, draft: null }}
          seats={table.players}
          isPaused={table.isPaused ?? false}
          isAbandoned={table.isAbandoned ?? false}
          reactions={props.reactions ?? {}}
          chips={props.chips}
        />
        {props.ticker}
      </div>
      {end ? (
        <main className={styles.end}>{end}</main>
      ) : (
        <>
          <main className={styles.board}>
            <TitlePart part={title.Board} scene={scene} />
            {props.over}
          </main>
          {scene.playerID !== null ? (
            <section
              className={classes(styles.own, ownClass, behind)}
              aria-label={t('own')}
              data-own
            >
              <TitlePart part={title.Own} scene={{ ...scene, playerID: scene.playerID }} />
            </section>
          ) : (
            title.WithoutOwn && (
              <div className={classes(styles.own, ownClass, behind)}>
                <TitlePart part={title.WithoutOwn} scene={scene} />
              </div>
            )
          )}
          <div className={classes(styles.prompt, promptClass, behind)}>
            {props.prompt}
            {title.Announcement && <TitlePart part={title.Announcement} scene={scene} />}
          </div>
          {count && <div className={styles.count}>{count}</div>}
        </>
      )}
      {!isNarrow && <aside className={styles.side}>{props.side}</aside>}
      {props.children}
    </Stage>
  );
}

/** A window held upright is a larger phone, as long as there is a board on it. */
function useGrowing() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.grows = '';
    return () => void delete dataset.grows;
  }, []);
}
