import { lazy, Suspense, useState } from 'react';
import type { GameInfo } from '../../../shared/engine/info';
import styles from './Shelf.module.css';
import { takenBox } from '../../tables/options/takenBox';
import { TitleBox } from './TitleBox';

// dialogs are for who opens them: the first page is there without
const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable')).CreateTable,
}));

const PlayNow = lazy(async () => ({
  default: (await import('./PlayNow')).PlayNow,
}));

/** The boxes one can take down, and the table that is being laid for one of them. */
export function Shelf({ boxes }: { boxes: readonly GameInfo[] }) {
  const [taken, setTaken] = useState(takenBox.get);
  const [played, setPlayed] = useState<GameInfo | null>(null);
  function take(box: GameInfo | null) {
    takenBox.set(box);
    setTaken(box);
  }
  return (
    <>
      <ul className={styles.shelf} data-boxes={Math.min(boxes.length, 3)}>
        {boxes.map((box) => (
          <TitleBox
            key={box.id}
            box={box}
            isPlayed={played === box}
            onCreate={() => take(box)}
            onPlay={() => setPlayed(box)}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {played && <PlayNow key={played.id} box={played} onClose={() => setPlayed(null)} />}
        {taken && <CreateTable box={taken} onClose={() => take(null)} />}
      </Suspense>
    </>
  );
}
