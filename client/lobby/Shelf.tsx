import { useState } from 'react';
import type { Box } from '../../shared/core/box';
import { CreateTable } from './CreateTable';
import styles from './Shelf.module.css';
import { TitleBox } from './TitleBox';

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
      {taken && <CreateTable box={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
