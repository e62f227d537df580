import { useState } from 'react';
import { Choice } from '../ui/controls/Choice';
import { LiveRegion } from '../ui/LiveRegion';
import { Logo } from '../ui/signs/Logo';
import { Controls } from './Controls';
import styles from './Gallery.module.css';
import { Mine } from './Mine';
import { MineTable } from './MineTable';
import { Overlays } from './Overlays';
import { People } from './People';
import { Signs } from './Signs';
import { Titles } from './Titles';
import { Tokens } from './Tokens';

const ROOMS = ['dark', 'light'] as const;

/** Whether both rooms are shown beside each other, or one of them. */
const SHOWN = ['both', ...ROOMS] as const;
type Shown = (typeof SHOWN)[number];

/** The whole visual language on one page: every component and every drawing, by the names they have in the code. */
export function Gallery() {
  const [shown, setShown] = useState<Shown>('both');

  function show(next: Shown) {
    setShown(next);
    // what opens over the page hangs below <body>, in the room of the page
    document.documentElement.dataset.theme = next === 'both' ? 'dark' : next;
  }

  return (
    <main>
      <LiveRegion />
      <header className={styles.top}>
        <Logo />
        <h1>The visual language</h1>
        <Choice
          label="Theme"
          hideLabel
          options={SHOWN.map((value) => ({ value, label: value }))}
          value={shown}
          onChange={show}
        />
      </header>
      <div className={styles.rooms}>
        {ROOMS.filter((room) => shown === 'both' || shown === room).map((room) => (
          <div key={room} className={styles.room} data-theme={room}>
            <Tokens />
            <Controls />
            <Overlays />
            <People />
            <Signs />
            <Mine />
            <MineTable />
            <Titles />
          </div>
        ))}
      </div>
    </main>
  );
}
