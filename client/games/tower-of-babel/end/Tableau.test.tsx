import { render } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { WONDERS } from '../../../../shared/games/tower-of-babel/state';
import { finished } from '../../../testing/finished';
import { Tableau } from './Tableau';

// jsdom lays nothing out: what the picture says of itself has to do.

test.each([true, false])(
  'all wonders are in sight, however large the picture is (%s)',
  (isPhone) => {
    window.matchMedia = () =>
      ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as never;
    const { container } = render(<Tableau {...finished(towerOfBabel).scene} />);
    const picture = container.querySelector('[data-night]')!;
    expect(picture.getAttribute('preserveAspectRatio')).toMatch(/ meet$/);
    const [left, top, width, height] = picture.getAttribute('viewBox')!.split(' ').map(Number);
    const stands = [...picture.querySelectorAll(':scope > g > svg')].map((stand) => {
      const of = (name: string) => Number(stand.getAttribute(name));
      return {
        left: of('x'),
        top: of('y'),
        right: of('x') + of('width'),
        bottom: of('y') + of('height'),
      };
    });
    expect(stands).toHaveLength(WONDERS.length);
    for (const stand of stands) {
      expect(stand.left).toBeGreaterThanOrEqual(left);
      expect(stand.top).toBeGreaterThanOrEqual(top);
      expect(stand.right).toBeLessThanOrEqual(left + width);
      expect(stand.bottom).toBeLessThanOrEqual(top + height);
    }
  },
);
