import { catalog } from '../games/catalog';
import * as icons from '../ui/signs/icons';
import { Logo } from '../ui/signs/Logo';
import { Part, Sample } from './Part';
import styles from './Signs.module.css';

/** The house's own signs, and the boxes on the shelf. */
export const Signs = () => (
  <Part name="Signs">
    <Sample name="Logo">
      <Logo />
    </Sample>
    {Object.entries(icons).map(([name, Icon]) => (
      <Sample key={name} name={name}>
        <Icon size={24} />
      </Sample>
    ))}
    {catalog.map(({ info: { id }, Lid, Sign }) => (
      <Sample key={id} name={`Lid and Sign of ${id}`}>
        <div className={styles.box}>
          <div className={styles.lid}>
            <Lid />
          </div>
          <Sign width={48} height={48} />
        </div>
      </Sample>
    ))}
  </Part>
);
