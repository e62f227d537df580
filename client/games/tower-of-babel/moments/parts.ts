import type { Site, Wonder } from '../../../../shared/games/tower-of-babel/state';
import { partNames } from '../art/silhouetteLayers';

/** What the parts of the wonder are called that is drawn where its build is decided. */
export const decidedParts = (wonder: Wonder, site: Site): string[] =>
  partNames(wonder, site).map((name) => `decided:${name}`);
