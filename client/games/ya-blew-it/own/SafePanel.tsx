import { stacksOf } from '../../../../shared/games/ya-blew-it/scoring';
import { COLORS } from '../../../../shared/games/ya-blew-it/state';
import { Gem } from '../../../ui/art/Gem';
import { Safe } from '../art/Safe';
import { placesOf, standing, toggled } from '../placing';
import styles from './SafePanel.module.css';
import { stackWords } from './stackWords';
import type { Seated } from '../types';

/** The reader's stacks: pressed, one gets a Safe or gives it back. */
export function SafePanel(scene: Seated) {
  const { view, playerID, setDraft, t } = scene;
  const places = placesOf(scene);
  const safes = standing(places);
  const stacks = stacksOf(view.table.scoring[playerID]);
  return (
    <div className={styles.panel} role="group" aria-label={t('safes.stacks')}>
      {COLORS.filter((color) => stacks[color].length > 0).map((color) => {
        const count = safes.filter((safe) => safe === color).length;
        return (
          <button
            key={color}
            type="button"
            className={styles.stack}
            aria-pressed={count > 0}
            data-on={`stack:${color}`}
            aria-label={stackWords(color, stacks[color], safes, t)}
            onClick={() => setDraft(toggled(places, color))}
          >
            <Gem gem={color} width={24} height={24} />
            {Array.from({ length: count }, (_, i) => (
              <Safe key={i} width={24} height={24} />
            ))}
          </button>
        );
      })}
    </div>
  );
}
