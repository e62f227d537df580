import { useState } from 'react';
import type { GameModule } from '../../shared/core/module';
import { CreateTable } from './CreateTable';
import styles from './Shelf.module.css';
import { TitleBox } from './TitleBox';

/** The boxes one can take down, and the table that is being laid for one of them. */
export function Shelf({ titles }: { titles: readonly GameModule[] }) {
  const [taken, setTaken] = useState<GameModule | null>(null);
  return (
    <>
      <ul className={styles.shelf} data-boxes={Math.min(titles.length, 3)}>
        {titles.map((module) => (
          <TitleBox key={module.id} module={module} onCreate={() => setTaken(module)} />
        ))}
      </ul>
      {taken && <CreateTable module={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
