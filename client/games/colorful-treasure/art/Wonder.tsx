import type { WonderId } from '../../../../shared/games/colorful-treasure/wonders';
import chichenItza from './wonders/chichenItza.svg';
import christ from './wonders/christ.svg';
import colosseum from './wonders/colosseum.svg';
import easterIsland from './wonders/easterIsland.svg';
import giza from './wonders/giza.svg';
import greatWall from './wonders/greatWall.svg';
import parthenon from './wonders/parthenon.svg';
import pisa from './wonders/pisa.svg';
import stonehenge from './wonders/stonehenge.svg';
import tajMahal from './wonders/tajMahal.svg';
import { type Size, px } from '../../../ui/art/place';
import styles from './Wonder.module.css';

// Ten postcards in poster colours, all with the sun above and the light from the left. They are
// pictures, not elements: fifty of them in a grid would be two thousand elements.
const POSTCARDS: Record<WonderId, string> = {
  stonehenge,
  pisa,
  parthenon,
  colosseum,
  greatWall,
  chichenItza,
  tajMahal,
  easterIsland,
  christ,
  giza,
};

/** A wonder of the world; without a size it fills what is around it. */
export const Wonder = ({ wonder, width, height }: { wonder: WonderId } & Size) => (
  <img
    className={styles.wonder}
    src={POSTCARDS[wonder]}
    alt=""
    draggable={false}
    style={{ width: width && px(width), height: height && px(height) }}
  />
);
