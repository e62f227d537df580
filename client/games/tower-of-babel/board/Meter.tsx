import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import type { Build } from '../../../../shared/games/tower-of-babel/state';
import { Emblem } from '../../../ui/signs/Emblem';
import { KindSign } from '../art/KindSign';

import { meterOf, missingOf, type Slot } from './meterRows';
import { isSeated } from '../../../kit/isSeated';
import type { Draft } from '../prompt/draft';
import { hasNeeded, isOffering, raiseTo } from '../prompt/handSelection';
import { shortOf } from '../prompt/selected';
import styles from './Meter.module.css';
import { discWords } from '../words';
import type { OnTable, Seated } from '../types';

type Props = OnTable & {
  build: Build;
  /** No offers lie beside it. */
  isAlone?: boolean;
};

/** What the disc needs: a place for every card, filled as offers are accepted. */
export function Meter(scene: Props) {
  const { build, isAlone, setDraft, t } = scene;
  const rows = meterOf(scene, build);
  const mayRaise = isSeated(scene) && isOffering(scene);
  return (
    <div
      className={styles.meter}
      data-rows={rows.length}
      data-alone={isAlone}
      data-thing="meter"
      data-hint="meter"
    >
      <p className={styles.needs}>{t('meter.needs', { cards: discWords(build.disc, t) })}</p>
      {rows.map(({ kind, slots }) => (
        <ul key={kind} className={styles.row} aria-hidden>
          {slots.map((slot, i) => (
            <li
              key={i}
              className={styles.slot}
              onClick={mayRaise ? () => setDraft(pressSlot(scene, kind, slots, i)) : undefined}
              data-open={mayRaise || undefined}
              data-from={slot.from}
              data-kind={kind}
              data-seat={'playerID' in slot ? slot.playerID : undefined}
            >
              <span className={styles.sign}>
                <KindSign kind={kind} />
              </span>
              {'playerID' in slot && (
                <span className={styles.whose} data-thing={`slot:${kind}:${i}`}>
                  <Emblem seat={slot.playerID} size={12} />
                </span>
              )}
            </li>
          ))}
        </ul>
      ))}
      <p className={styles.sum}>
        {sumWords(
          scene,
          rows.flatMap(({ slots }) => slots),
        )}
      </p>
    </div>
  );
}

/** A press on an open place offers just as many, one on a filled place one less: keys and the hand do the same. */
function pressSlot(scene: Seated, kind: Kind, slots: readonly Slot[], at: number): Draft {
  const raised = slots.filter(({ from }) => from === 'offer').length;
  const wanted = at < raised ? raised - 1 : at + 1;
  return raiseTo(scene, kind, wanted);
}

/** How far it is filled, in words. */
function sumWords(scene: OnTable & { build: Build }, slots: Slot[]): string {
  const { build, playerID, ctx, draft, view, legal, t } = scene;
  const count = (from: Slot['from']) => slots.filter((slot) => slot.from === from).length;
  if (!build.offers && playerID !== ctx.currentPlayer) {
    const offer = draft?.offer ?? view.offer;
    // who can offer nothing only watches: a visitor, and everybody where the match stands still or is over
    if (playerID === null || !(offer || isOffering({ legal }))) return t('meter.covered');
    if (!hasNeeded({ view, playerID })) return t('meter.noneNeeded');
    return t(offer?.trade ? 'meter.offerTrade' : 'meter.offer', { count: count('offer') });
  }
  if (build.outcome) return t(`meter.${build.outcome}`);
  const isActive = playerID === ctx.currentPlayer;
  if (isActive && count('nobody') > 0) return shortWords(scene);
  return t(isActive ? 'meter.added' : 'meter.accepted', {
    count: count('accepted'),
    added: count('active'),
    needed: slots.length,
  });
}

/** What the reader still lacks for their own build, as far as their Jokers do not stand for it. */
function shortWords(scene: OnTable & { build: Build }): string {
  const { build, t } = scene;
  const { count, jokers } = shortOf(scene, missingOf(build));
  if (jokers === 0) return t('meter.short', { count });
  const means = t('meter.jokers', { count: jokers });
  return count === 0
    ? t('meter.completeWith', { jokers: means })
    : t('meter.shortWith', { count, jokers: means });
}
