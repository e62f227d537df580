import type { CSSProperties, ReactNode } from 'react';
import {
  missing,
  kindsIn,
  size,
  type Cubes,
} from '../../../../shared/games/century-eastern-wonders/spices';
import type { PlayerID } from '../../../../shared/engine/game';
import { VP_TILES } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { signed } from '../../../kit/words';
import { Disc } from '../../../ui/signs/Disc';
import { SpiceCube } from '../art/Spice';
import { VpTile } from '../art/VpTile';
import { deliveredNow, useDelivered } from '../useDelivered';
import { CubeRow } from '../CubeRow';
import { landingOf } from '../thingNames';
import styles from './Delivery.module.css';
import type { OnTable } from '../types';

/**
 * A delivery wins a match, and is told where the question stands otherwise, as long as it is seen: the cubes land one by
 * one, and what they bring is told once the tile has come to its owner. Everybody saw it lie at the port, so its points are
 * no secret before it lies face down.
 */
export function Delivery(scene: OnTable) {
  const { view, happening, playerID, name, t } = scene;
  const atPort = useDelivered(scene);
  const claimed = deliveredNow(scene);
  if (!claimed) return null;
  const who = claimed.playerID;
  const known = view.claimed[who]?.at(-1) ?? atPort;
  const tile = known && VP_TILES[known];
  const hasCome = !happening.includes(claimed);
  return (
    // the prompt and the live region say it in words
    <p className={styles.delivery} data-seat={who} data-moment="delivered" aria-hidden>
      <Disc seat={who} size={36} />
      <span className={styles.told}>
        {/* before the words: what comes from the sea crosses none of them */}
        {tile && <Landings cubes={tile.cost} />}
        <Words>
          {t(tile ? 'delivery.told' : 'delivery.unknown', {
            context: who === playerID ? 'you' : undefined,
            ...{ name: name(who), points: tile?.points },
          })}
        </Words>
        {tile && <Afterwards {...scene} of={who} cost={tile.cost} hasCome={hasCome} />}
      </span>
      {tile && (
        <span className={styles.worth}>
          <VpTile points={tile.points} cost={tile.cost} />
          {/* its room is kept for it */}
          <b className={styles.points} data-come={hasCome}>
            {signed(tile.points)}
          </b>
        </span>
      )}
    </p>
  );
}

/** As large as there is room for so many letters. */
const Words = ({ children: words }: { children: string }) => (
  <span className={styles.words} style={{ '--letters': words.length } as CSSProperties}>
    {words}
  </span>
);

/** A place for each cube that the tile asks for, where it lands. */
const Landings = ({ cubes }: { cubes: Cubes }) => (
  <span className={styles.landings}>
    {kindsIn(cubes).flatMap((spice) =>
      Array.from({ length: cubes[spice] }, (_, i) => (
        <i key={`${spice}.${i}`}>
          <span data-thing={landingOf(spice, i)}>
            <SpiceCube spice={spice} />
          </span>
        </i>
      )),
    )}
  </span>
);

/** So many cubes short somebody may have been on their way to the same port. */
const NEAR = 2;

type After = OnTable & { of: PlayerID; cost: Cubes; hasCome: boolean };

/** What the reader was short of, if they were near to it as well; or why no plate counts these points from now on. */
function Afterwards({ view: { table }, playerID, of, cost, hasCome, t }: After): ReactNode {
  const lack = missing(table.players[playerID ?? of].hold, cost);
  if (playerID !== null && playerID !== of && size(lack) <= NEAR)
    return (
      <span className={styles.missed}>
        {t('delivery.missed')} <CubeRow cubes={lack} />
      </span>
    );
  if (table.openScores || table.over) return null;
  return (
    <span className={styles.covered} data-come={hasCome}>
      {t('delivery.covered', { context: of === playerID ? 'you' : undefined })}
    </span>
  );
}
