import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A larger window shows the same picture larger, and a browser that zooms in makes the window smaller: however large
// a window is, zooming has to make its text twice as large (WCAG 1.4.4).

/** What Chromium and Firefox zoom to at most. */
const MOST = 5;

/** How large a pixel of the picture is in a window: `--u`, as a style sheet says it. */
function unitIn(sheet: string): (width: number, height: number) => number {
  const css = readFileSync(join(__dirname, sheet), 'utf8');
  const [least, wide, high, most] =
    /--u: clamp\((.+)px, min\(100vw \/ (\d+), 100vh \/ (\d+)\), (.+)px\)/
      .exec(css)!
      .slice(1)
      .map(Number);
  return (width, height) => Math.min(most, Math.max(least, Math.min(width / wide, height / high)));
}

test.each(['tokens.css', '../pages/match/Match.module.css'])(
  'text of %s can be made twice as large by zooming in, in any window',
  (sheet) => {
    const unit = unitIn(sheet);
    for (let width = 320; width <= 12_800; width += 40) {
      for (const height of [(width * 9) / 16, (width * 16) / 9]) {
        const zoomed = MOST * unit(width / MOST, height / MOST);
        expect(zoomed).toBeGreaterThanOrEqual(2 * unit(width, height));
      }
    }
  },
);
