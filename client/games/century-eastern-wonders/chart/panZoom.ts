/** How a chart is looked at: how much it is enlarged, and how far its middle lies from the middle of its place, in pixels. */
export type PanZoom = { zoom: number; x: number; y: number };

export type Size = { width: number; height: number };
type Spot = { x: number; y: number };

export const WHOLE: PanZoom = { zoom: 1, x: 0, y: 0 };

export const MOST = 4;

/** Enlarged by a factor; the spot, seen from the middle, stays where it is. */
export function enlarged(outlook: PanZoom, by: number, spot: Spot, size: Size): PanZoom {
  const zoom = within(outlook.zoom * by, 1, MOST);
  const factor = zoom / outlook.zoom;
  return held(
    {
      zoom,
      x: spot.x - (spot.x - outlook.x) * factor,
      y: spot.y - (spot.y - outlook.y) * factor,
    },
    size,
  );
}

export const moved = ({ zoom, x, y }: PanZoom, by: Spot, size: Size): PanZoom =>
  held({ zoom, x: x + by.x, y: y + by.y }, size);

/** Moved as little as brings a spot, seen from the middle, well into sight. */
export function showing(outlook: PanZoom, spot: Spot, size: Size, margin = 60): PanZoom {
  const aside = (at: number, length: number) => {
    const most = Math.max(0, length / 2 - margin);
    return within(at, -most, most) - at;
  };
  return moved(outlook, { x: aside(spot.x, size.width), y: aside(spot.y, size.height) }, size);
}

/** Only as far aside as there is something to see. */
function held({ zoom, x, y }: PanZoom, { width, height }: Size): PanZoom {
  const across = ((zoom - 1) * width) / 2;
  const down = ((zoom - 1) * height) / 2;
  return { zoom, x: within(x, -across, across), y: within(y, -down, down) };
}

/** `+ 0` makes nothing of minus nothing. */
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most) + 0;
