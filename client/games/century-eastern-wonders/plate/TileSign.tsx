import { VpTile } from '../art/VpTile';
import styles from './TileSign.module.css';

/** Says that the number on a plate counts VP tiles, where there is no room for the words. */
export const TileSign = ({ words }: { words: string }) => (
  <span className={styles.sign} data-hint="claims">
    <VpTile points={null} cost={NOTHING} width={16} height={15} />
    <span className="visually-hidden">{words}</span>
  </span>
);

const NOTHING = { ginger: 0, chili: 0, tea: 0, cloves: 0 };
