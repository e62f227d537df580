import type { CSSProperties, KeyboardEvent } from 'react';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Reach } from '../../../../shared/games/century-eastern-wonders/movement';
import { classes } from '../../../ui/classes';
import { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import { at, corners, middle, place, REACH } from '../chart/layout';
import { legalOf } from '../legal';
import { useLongPress } from '../chart/useLongPress';
import { tileBeside } from '../chart/neighbour';
import { deedIn, tilesIn } from './pointed';
import type { Picture } from './picture';
import styles from './Tiles.module.css';
import { tileNamed } from '../thingNames';
import { tileWords } from '../words';

type Props = Picture & {
  reach: ReadonlyMap<TileID, Reach>;
  goal: TileID | null;
  onShow(tile: TileID | null): void;
  onFocus(button: Element): void;
  onPress(tile: TileID): void;
};

/** A hex for every tile: to be found by arrow keys, read out, and pressed. */
export function Tiles({ scene, frame, lie, reach, goal, onShow, onFocus, onPress }: Props) {
  const { view } = scene;
  const { tiles } = view.table.chart;
  const focus = useRovingFocus<TileID>();
  const long = useLongPress(onShow);
  const inSight = [...tiles].sort((a, b) => {
    const [one, other] = [middle(a.hex, lie), middle(b.hex, lie)];
    return one.y - other.y || one.x - other.x;
  });
  const entry = focus.current ?? boatOf(scene) ?? inSight[0].id;
  const pointed = tilesIn(scene.pointed);
  const deed = deedIn([...scene.happening, ...scene.resting]);
  const starts = legalOf(scene, 'place').map(({ args }) => args[0]);

  function onKeyDown(event: KeyboardEvent, from: TileID) {
    const next = tileBeside(tiles, from, event.key, lie);
    if (next === undefined) return;
    event.preventDefault();
    focus.move(next, { preventScroll: true });
  }

  return (
    <ul className={styles.tiles}>
      {inSight.map(({ id, hex }) => {
        const way = reach.get(id);
        const isOpen = way !== undefined || starts.includes(id);
        return (
          <li
            key={id}
            className={styles.tile}
            style={
              {
                ...place(middle(hex, lie), frame),
                '--across': `${(100 * 2 * at(0.866, 1, lie).x * REACH) / frame.width}%`,
                '--down': `${(100 * 2 * at(0.866, 1, lie).y * REACH) / frame.height}%`,
              } as CSSProperties
            }
          >
            <button
              {...focus.propsOf(id, entry)}
              {...long.propsOf(id)}
              type="button"
              className={classes(
                styles.hex,
                isOpen && styles.open,
                starts.includes(id) && styles.start,
                (id === goal || pointed.includes(id)) && styles.goal,
                deed?.tile === id && styles.deed,
              )}
              data-seat={deed?.tile === id ? deed.by : undefined}
              data-lie={lie}
              data-thing={tileNamed(id)}
              data-reached={isOpen ? '' : undefined}
              aria-label={tileWords(scene, id, way)}
              onClick={() => {
                onShow(id);
                if (long.isPress()) onPress(id);
              }}
              onFocus={({ target }) => {
                focus.note(id);
                if (!target.matches(':focus-visible')) return;
                onShow(id);
                onFocus(target);
              }}
              onBlur={() => onShow(null)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(id)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onShow(null)}
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              <svg viewBox={BOXES[lie]} className={styles.ring} aria-hidden>
                <polygon points={corners(lie, REACH - 2.5)} />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a hex fills of its drawing. */
const BOXES = { wide: '-53.7 -62 107.4 124', tall: '-62 -53.7 124 107.4' };

const boatOf = ({ view, playerID }: Picture['scene']): TileID | null =>
  playerID === null ? null : view.table.players[playerID].boat;
