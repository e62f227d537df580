import { opponents } from '../../../shared/games/tower-of-babel/table';
import type { OnTable } from './draft';
import { Meter } from './Meter';
import styles from './Offers.module.css';
import { OfferPlace } from './OfferPlace';

/** The offer area: what the disc needs, and a place for every opponent's offer. */
export function Offers(scene: OnTable) {
  const { view, ctx, t } = scene;
  const { build } = view.table;
  return (
    <section className={styles.offers} aria-label={t('offers.title')}>
      {build ? (
        <>
          <Meter {...scene} build={build} />
          <ul className={styles.places}>
            {opponents(ctx).map((id) => (
              <li key={id}>
                <OfferPlace {...scene} build={build} of={id} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>{t('offers.none')}</p>
      )}
    </section>
  );
}
