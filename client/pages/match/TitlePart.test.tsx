import { cleanup, render } from '@testing-library/react';
import type { Scene } from '../../kit/contract';
import { stillScene } from './stillScene';
import { TitlePart } from './TitlePart';

afterEach(cleanup);

const ctx = { turn: 1, currentPlayer: '0', playOrder: ['0', '1'] };
const reader = { playerID: '0', name: (id: string) => id, t: (key: string) => key };
const at = (view: object, more: Partial<Scene> = {}) => ({
  ...stillScene({ view, ctx, awaited: ['0'], log: [] } as never, reader as never),
  ...more,
});

/** How often a part is drawn while one scene comes after another. */
function drawn(...scenes: Scene[]): number {
  let times = 0;
  const Part = () => void times++;
  const { rerender } = render(<TitlePart part={Part} scene={scenes[0]} />);
  for (const scene of scenes.slice(1)) rerender(<TitlePart part={Part} scene={scene} />);
  return times;
}

const view = {};

test.each<[string, Partial<Scene>]>([
  ['made anew', {}],
  ['with the same lists, made anew', { awaited: ['0'], events: [], legal: [] }],
  ['with the same turn, told anew', { ctx: { ...ctx } as never }],
])('the same scene %s is not drawn again', (_, more) => {
  expect(drawn(at(view), at(view, more))).toBe(1);
});

const event = { type: 'drawn' };
test.each<[string, Scene]>([
  ['another position', at({ turn: 2 })],
  ['somebody else to act', at(view, { awaited: ['1'] })],
  ['something under way', at(view, { happening: [event] })],
  ['something it needs beside the scene', { ...at(view), of: '1' } as Scene],
  ['another way to act', at(view, { play: () => {} })],
  ['a match that is over', at(view, { ctx: { ...ctx, gameover: { standings: [] } } as never })],
])('a scene with %s is drawn', (_, scene) => {
  expect(drawn(at(view), scene)).toBe(2);
});
