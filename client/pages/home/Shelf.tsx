import { lazy, Suspense, useState } from 'react';
import type { GameInfo } from '../../../shared/engine/info';
import styles from './Shelf.module.css';
import { takenBox } from '../../tables/takenBox';
import { TitleBox } from './TitleBox';

// dialogs are for who opens them: the first page is there without
const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable')).CreateTable,
}));

/** The boxes one can take down, and the table that is being laid for one of them. */
export function Shelf({ boxes }: { boxes: readonly GameInfo[] }) {
  const [taken, setTaken] = useState(takenBox.get);
  function take(box: GameInfo | null) {
    takenBox.set(box);
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
