import { lazy, Suspense, useState } from 'react';
import type { Box } from '../../shared/core/box';
import styles from './Shelf.module.css';
import { TitleBox } from './TitleBox';

// dialogs are for who opens them: the first page is there without
const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable')).CreateTable,
}));

/** The boxes one can take down, and the table that is being laid for one of them. */
export function Shelf({ boxes }: { boxes: readonly Box[] }) {
  const [taken, setTaken] = useState<Box | null>(null);
  return (
    <>
      <ul className={styles.shelf} data-boxes={Math.min(boxes.length, 3)}>
        {boxes.map((box) => (
          <TitleBox key={box.id} box={box} onCreate={() => setTaken(box)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {taken && <CreateTable box={taken} onClose={() => setTaken(null)} />}
      </Suspense>
    </>
  );
}
