import { useDrag } from '../../../kit/useDrag';
import type { Color, Place } from '../../../../shared/games/ya-blew-it/state';
import { Gains } from '../board/Gains';
import styles from './Own.module.css';
import { moved, placesOf } from '../placing';
import { Stacks } from './Stacks';
import { Tools } from './Tools';
import type { Seated } from '../types';

/** The reader's rail: their stacks with the Safes on them, what they can use, what is cursed, and what the Claim would bring. */
export function Own(scene: Seated) {
  const drag = useDrag({
    what: '[data-drag]',
    onto: '[data-color]',
    drop: ({ dataset: safe }, { dataset: stack }) =>
      scene.setDraft(moved(placesOf(scene), safe.drag as Place, stack.color as Color)),
  });
  return (
    <div className={styles.rail} data-thing="rail" {...drag}>
      <Stacks {...scene} />
      <Tools {...scene} />
      <div className={styles.gains}>{!scene.view.table.fire && <Gains {...scene} />}</div>
    </div>
  );
}
