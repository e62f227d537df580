import { opponents } from '../../../../shared/games/tower-of-babel/table';
import { buildWords } from '../prompt/choosing';
import { isSeated } from '../../../kit/isSeated';
import { Meter } from './Meter';
import styles from './Offers.module.css';
import { OfferPlace } from './OfferPlace';
import { shownBuild } from '../prompt/preview';
import type { OnTable } from '../types';

/** The offer area: what the disc needs, and a place for every opponent's offer. */
export function Offers(scene: OnTable) {
  const { view, ctx, draft, t } = scene;
  const { build } = view.table;
  const shown = shownBuild(scene);
  return (
    <section className={styles.offers} aria-label={t('offers.title')}>
      {build && shown && (
        <>
          <Meter {...scene} build={shown} />
          <ul className={styles.places}>
            {opponents(ctx).map((id) => (
              <li key={id}>
                <OfferPlace {...scene} build={build} of={id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!build && shown && (
        <div className={styles.preview}>
          <Meter {...scene} build={shown} isAlone />
          {/* of what was chosen the button says it */}
          {isSeated(scene) && draft?.over && <p>{buildWords(shown.disc, scene)}</p>}
        </div>
      )}
      {!shown && <p className={styles.none}>{t('offers.none')}</p>}
    </section>
  );
}
