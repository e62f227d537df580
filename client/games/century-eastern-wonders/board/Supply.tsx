import { SpiceCube } from '../art/Spice';
import styles from './Supply.module.css';
import { SUPPLY } from '../thingNames';

/** The cubes of the supply: where what is paid for outposts goes, and starting cubes come from. */
export const Supply = () => (
  <span className={styles.supply} data-thing={SUPPLY} data-hint="supply">
    {(['tea', 'cloves', 'ginger', 'chili'] as const).map((spice) => (
      <SpiceCube key={spice} spice={spice} />
    ))}
  </span>
);
