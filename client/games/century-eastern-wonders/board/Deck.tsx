import { kindsIn } from '../../../../shared/games/century-eastern-wonders/spices';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Boat } from '../art/Boat';
import type { Corner } from '../chart/seaCorners';
import { SpiceCube } from '../art/Spice';
import styles from './Deck.module.css';
import { cubeIn, holdOf } from '../thingNames';
import type { OnTable } from '../types';

/**
 * What the boat of whoever acts carries, cube by cube, where plates have no room for it: everything that they give
 * goes from here, and what they get comes here. The reader's own hold lies open before them.
 */
export function Deck({ view, ctx, playerID, corner }: OnTable & { corner: Corner }) {
  const { isPhone } = useScreen();
  const of = ctx.currentPlayer;
  const { boat, hold } = view.table.players[of];
  if (!isPhone || of === playerID || boat === null || view.table.over) return null;
  return (
    // the plate says how full it is, and shows the rest
    <span
      className={styles.deck}
      data-corner={corner}
      data-seat={of}
      data-thing={holdOf(of)}
      data-hint="hold"
      aria-hidden
    >
      <Boat of={of} />
      <span className={styles.cubes}>
        {kindsIn(hold).flatMap((spice) =>
          Array.from({ length: hold[spice] }, (_, i) => (
            <i key={`${spice}.${i}`} data-thing={cubeIn(of, spice, i)}>
              <SpiceCube spice={spice} />
            </i>
          )),
        )}
      </span>
    </span>
  );
}
