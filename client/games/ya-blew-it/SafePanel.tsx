import { stacksOf } from '../../../shared/games/ya-blew-it/scoring';
import type { Event, Place, View } from '../../../shared/games/ya-blew-it/state';
import { numbersOf } from '../../../shared/games/ya-blew-it/table';
import type { Scene } from '../../match/title';
import { Gem } from '../../ui/art/Gem';
import { Choice } from '../../ui/Choice';
import { offered, placesOf } from './placing';
import styles from './SafePanel.module.css';

/** Where each of the reader's Safes shall stand. */
export function SafePanel(scene: Scene<View, Event, Place[]>) {
  const { view, legal, playerID, setDraft, t } = scene;
  const places = placesOf(scene);
  const stacks = stacksOf(view.table.scoring[playerID!]);

  const label = (place: Place) =>
    place === 'off' ? (
      t('safes.off')
    ) : (
      <span className={styles.stack}>
        <Gem gem={place} width={22} height={22} />
        <span className="visually-hidden">{t(`color.${place}`)}</span>
        {stacks[place].map((id) => numbersOf(id).join('·')).join(' ')}
      </span>
    );

  return (
    <div className={styles.panel}>
      {places.map((place, i) => (
        <Choice
          key={i}
          label={t('safes.safe', { count: places.length, number: i + 1 })}
          options={offered(legal).map((value) => ({ value, label: label(value) }))}
          value={place}
          onChange={(value) => setDraft(places.map((place, j) => (j === i ? value : place)))}
        />
      ))}
    </div>
  );
}
