import type { DiscId } from '../../../shared/games/tower-of-babel/discs';
import type { Build } from '../../../shared/games/tower-of-babel/state';
import { opponents, wonderOf } from '../../../shared/games/tower-of-babel/table';

import { Meter } from './Meter';
import styles from './Offers.module.css';
import { OfferPlace } from './OfferPlace';
import type { OnTable } from './types';

/** The offer area: what the disc needs, and a place for every opponent's offer. */
export function Offers(scene: OnTable) {
  const { view, ctx, draft, t } = scene;
  const { build } = view.table;
  const preview = !build && draft?.disc && withoutOffers(scene, draft.disc);
  return (
    <section className={styles.offers} aria-label={t('offers.title')}>
      {build && (
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
      )}
      {preview && <Meter {...scene} build={preview} />}
      {!build && !preview && <p className={styles.none}>{t('offers.none')}</p>}
    </section>
  );
}

/** How a build would begin if nobody helped. */
const withoutOffers = ({ view: { table } }: OnTable, disc: DiscId): Build => ({
  wonder: wonderOf(table, disc),
  disc,
  offered: [],
  offers: {},
  accepted: [],
  outcome: null,
  asked: [],
  answered: [],
});
