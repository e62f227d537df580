import { Part, Sample } from './Part';
import styles from './Tokens.module.css';

const GROUNDS = ['room', 'plate', 'plate-2', 'well', 'rail', 'rail-hi', 'line', 'edge', 'paper'];
const INKS = ['ink', 'ink-2', 'ink-3', 'lamp-text', 'good', 'bad'];
const LIGHTS = ['lamp', 'lamp-edge', 'focus'];
const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const LIFTS = ['lift1', 'lift2', 'lift3'];

/** What everything is made of: colours, type and thickness, by the names of their tokens. */
export const Tokens = () => (
  <>
    <Part name="Colours">
      {[...GROUNDS, ...LIGHTS].map((token) => (
        <Sample key={token} name={token}>
          <div className={styles.ground} style={{ background: `var(--${token})` }} />
        </Sample>
      ))}
      {INKS.map((token) => (
        <Sample key={token} name={token}>
          <span className={styles.ink} style={{ color: `var(--${token})` }}>
            Ink
          </span>
        </Sample>
      ))}
    </Part>
    <Part name="Type">
      {SIZES.map((size) => (
        <Sample key={size} name={`t-${size}`}>
          <p className={styles.display} style={{ fontSize: `var(--t-${size})` }}>
            Dealt 0123456789
          </p>
          <p style={{ fontSize: `var(--t-${size})` }}>Dealt 0123456789</p>
        </Sample>
      ))}
    </Part>
    <Part name="Thickness">
      {LIFTS.map((token) => (
        <Sample key={token} name={token}>
          <div className={styles.lifted} style={{ boxShadow: `var(--${token})` }} />
        </Sample>
      ))}
    </Part>
  </>
);
