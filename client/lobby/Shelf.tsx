import { lazy, Suspense, useState } from 'react';
import type { Box } from '../../shared/core/box';
import styles from './Shelf.module.css';
import { TitleBox } from './TitleBox';

// dialogs are for who opens them: the first page is there without
const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable')).CreateTable,
}));

/** The box that was down when the page was left: it is still down for whoever comes back. */
let lastTaken: Box | null = null;
const remember = (box: Box | null) => void (lastTaken = box);

/** The boxes one can take down, and the table that is being laid for one of them. */
export function Shelf({ boxes }: { boxes: readonly Box[] }) {
  const [taken, setTaken] = useState(lastTaken);
  function take(box: Box | null) {
    remember(box);
    setTaken(box);
  }
  return (
    <>
      <ul className={styles.shelf} data-boxes={Math.min(boxes.length, 3)}>
        {boxes.map((box) => (
          <TitleBox key={box.id} box={box} onCreate={() => take(box)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {taken && <CreateTable box={taken} onClose={() => take(null)} />}
      </Suspense>
    </>
  );
}
