import type { PointerEvent } from 'react';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { Afloat } from './Afloat';
import { Boats } from './Boats';
import { Coves } from './Coves';
import { Outposts } from './Outposts';
import { Pays } from './Pays';
import type { Picture } from './picture';
import { Lacks, Ports } from './Ports';
import { tileNamed } from '../thingNames';
import { TradeArrow } from './TradeArrow';

type Props = Picture & { onShow(tile: TileID | null): void };

/** Everything on the chart that moves. It is in nobody's way: what it is not pressed for is meant for the tile below it. */
export const Things = ({ onShow, ...picture }: Props) => (
  <div
    onClick={({ target }) => hexBelow(target)?.click()}
    onPointerOver={({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') onShow(tileBelow(target));
    }}
    onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onShow(null)}
  >
    <Coves {...picture} />
    <Ports {...picture} />
    <TradeArrow {...picture} />
    <Boats {...picture} />
    <Outposts {...picture} />
    <Pays {...picture} />
    <Afloat {...picture} />
    <Lacks {...picture} />
  </div>
);

const thingAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;

function tileBelow(target: EventTarget): TileID | null {
  const tile = thingAt(target)?.dataset.tile;
  return tile === undefined ? null : Number(tile);
}

/** The hex that a press goes through to, unless the thing has a use of its own now. */
function hexBelow(target: EventTarget): HTMLElement | null {
  const thing = thingAt(target);
  if (!thing || 'touch' in thing.dataset) return null;
  return document.querySelector(`button[data-thing="${tileNamed(Number(thing.dataset.tile))}"]`);
}
