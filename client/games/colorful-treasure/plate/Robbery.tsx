import type { PlayerID } from '../../../../shared/engine/game';
import { Stolen } from '../theft/Stolen';
import styles from './Robbery.module.css';
import type { OnTable } from '../types';

/** What is stolen from a player or by them, on their plate; the reader's own things come to their rail, and leave from there. */
export const Robbery = (scene: OnTable & { of: PlayerID }) =>
  scene.of !== scene.playerID && (
    <Stolen of={scene.of} happening={scene.happening} className={styles.stolen} size={34} />
  );
