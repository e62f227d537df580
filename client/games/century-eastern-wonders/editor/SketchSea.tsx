import { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { inRows, key, type Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { chartOf } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { IconButton } from '../../../ui/controls/IconButton';
import { TurnIcon } from '../art/tools';
import { frameOf, middle, place, REACH, type Frame, type Lie } from '../chart/layout';
import { tileBeside } from '../chart/neighbour';
import { Sea } from '../chart/Sea';
import { usePanZoom } from '../chart/usePanZoom';
import { seaAround, siteAt, turned, type Sketch } from './edit';
import { SketchHex } from './SketchHex';
import styles from './SketchSea.module.css';
import type { T } from '../types';

type Props = {
  sketch: Sketch;
  /** Hexes with something wrong. */
  faulty: readonly Hex[];
  /** Hexes that are allowed, but not recommended. */
  doubtful: readonly Hex[];
  lie: Lie;
  onUse(hex: Hex): void;
  onKey(key: string, hex: Hex): void;
  t: T;
};

const SIXTHS = 6;

/** The sea on which a map is laid out: every hex can be pressed, and the whole can be turned. */
export function SketchSea({ sketch, faulty, doubtful, lie, onUse, onKey, t }: Props) {
  const [turn, setTurn] = useState(0);
  const look = usePanZoom();
  const hexes = seaAround(sketch.sites);
  // on the screen the whole sea is turned; what is pressed is the hex as it lies on the map
  const shown = chartOf(hexes.map((hex) => ({ hex: turned(hex, turn), kind: 'market' })));
  const onMap = (hex: Hex) => turned(hex, (SIXTHS - turn) % SIXTHS);
  const frame = frameOf(shown, lie);
  useStillWhenGrown(frame, lie, look.keep);
  const focus = useRovingFocus<number>();
  const entry = Math.min(
    focus.current ?? Math.floor(shown.tiles.length / 2),
    shown.tiles.length - 1,
  );
  const has = (list: readonly Hex[], hex: Hex) => list.some((one) => key(one) === key(hex));

  function onKeyDown(event: KeyboardEvent, from: number, hex: Hex) {
    const next = tileBeside(shown.tiles, from, event.key, lie);
    if (next === undefined) return onKey(event.key, hex);
    event.preventDefault();
    focus.move(next, { preventScroll: true });
  }

  return (
    <Sea
      frame={frame}
      look={look}
      label={t('editor.sea')}
      t={t}
      tools={
        <IconButton
          label={t('editor.turn')}
          icon={<TurnIcon />}
          onClick={() => setTurn((turn + 1) % SIXTHS)}
        />
      }
    >
      <ul className={styles.hexes}>
        {[...shown.tiles]
          .sort((a, b) => inRows(a.hex, b.hex))
          .map(({ id, hex: seen }) => {
            const hex = onMap(seen);
            return (
              <li
                key={key(hex)}
                className={styles.hex}
                style={
                  {
                    ...place(middle(seen, lie), frame),
                    '--across': `${(200 * REACH * (lie === 'wide' ? 0.866 : 1)) / frame.width}%`,
                    '--down': `${(200 * REACH * (lie === 'wide' ? 1 : 0.866)) / frame.height}%`,
                  } as CSSProperties
                }
              >
                <SketchHex
                  site={siteAt(sketch.sites, hex)}
                  hex={hex}
                  number={shapeAt(hex)}
                  lie={lie}
                  isHeld={sketch.held !== null && key(sketch.held) === key(hex)}
                  isFaulty={has(faulty, hex)}
                  isDoubtful={has(doubtful, hex)}
                  t={t}
                  {...focus.propsOf(id, entry)}
                  onClick={() => onUse(hex)}
                  onFocus={({ target }) => {
                    focus.note(id);
                    if (target.matches(':focus-visible')) look.show(target);
                  }}
                  onKeyDown={(event) => onKeyDown(event, id, hex)}
                />
              </li>
            );
          })}
      </ul>
    </Sea>
  );
}

/** The shape of an island: always the same in the same place, however much sea there is. */
const shapeAt = ({ q, r }: Hex): number => 5 * q + 7 * r;

/** There is more sea around a map that grows; what lies there already stays where it is on the screen. */
function useStillWhenGrown({ width }: Frame, lie: Lie, keep: (by: number) => void) {
  const before = useRef({ width, lie });
  useLayoutEffect(() => {
    // on a screen that was turned it lies anew
    const { current } = before;
    if (current.lie === lie && current.width !== width) keep(width / current.width);
    before.current = { width, lie };
  });
}
