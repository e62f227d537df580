import { act, fireEvent, screen, within } from '@testing-library/react';
import type { PlayerID } from '../../../shared/engine/game';
import { towerOfBabel } from '../../../shared/games/tower-of-babel';
import { match } from '../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../testing/match';
import { press, prompt } from '../../testing/prompt';

export { press, prompt, sentence, type } from '../../testing/prompt';

/* What the tests of this title's screen see and press. */

/**
 * What the buttons that answer say, without their smaller letters; small ones by their names. What
 * shows the last news again answers nothing.
 */
export const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .filter((button) => button.dataset.answers !== 'nothing')
    .map(
      (button) =>
        button.getAttribute('aria-label') ??
        button.querySelector('span.text')!.firstChild!.textContent,
    );

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** Pressed once, it asks. */
export async function pass() {
  await press(/^Pass/);
  await press(/^Pass/);
}

const hand = () => screen.getByRole('group', { name: /^Your hand/ });

type HeldCard = { name: string; button: HTMLElement };

/** The reader's cards from left to right with what a press on each of them is; those of a pile have the pile's. */
const held = (): HeldCard[] =>
  [...hand().querySelectorAll<HTMLElement>('li')].flatMap((place) => {
    const [button, less] = place.querySelectorAll<HTMLElement>('button');
    const words = button.querySelector('.visually-hidden')!.textContent!;
    const [, many, kind] = words.match(/^(?:(\d+) × )?(\w+)/)!;
    if (many === undefined) {
      const isRaised = button.getAttribute('aria-pressed') === 'true';
      return [{ name: isRaised ? `+${kind}` : kind, button }];
    }
    const raised = Number(place.dataset.up);
    return Array.from({ length: Number(many) }, (_, i) =>
      i < Number(many) - raised ? { name: kind, button } : { name: `+${kind}`, button: less },
    );
  });

/** The reader's cards from left to right by their names; a raised one with a `+`. */
export const cards = () => held().map(({ name }) => name);

/** Presses the last card of a kind that lies low, or `+` the last that is raised. */
export const pressCard = (name: string) =>
  click(held().findLast((card) => card.name === name)!.button);

/** A key, while the last card of a kind has the focus. */
export const typeOn = (name: string, key: string) =>
  act(
    async () =>
      void fireEvent.keyDown(held().findLast((card) => card.name === name)!.button, { key }),
  );

/** Presses the card at this place of the hand, whatever it is. */
export const pressPlace = (place: number) => click(held()[place].button);

/** Presses a thing that is no button. */
export const touch = (name: string) =>
  click(document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!);

/** Everything that can be touched now, by its name; what is most likely wanted with a `!`. */
export const touchable = () =>
  [...document.querySelectorAll<HTMLElement>('[data-touch]')]
    .map(({ dataset }) => `${dataset.thing}${dataset.touch === 'main' ? '!' : ''}`)
    .sort();

const area = () => screen.getByRole('region', { name: 'Offers' });

/** Every place of the offer area: what it shows, and what can be done about it. */
export const offers = () =>
  within(area()).getAllByRole('list').at(-1)!.querySelectorAll(':scope > li');

export const offerOf = (name: RegExp) => within(area()).getByRole('button', { name });
export const pressOffer = (name: RegExp) => click(offerOf(name));

/** Presses a place of the meter. */
export const pressSlot = (place: number) =>
  click(area().querySelectorAll<HTMLElement>('.slot')[place]);

/** What the meter says below its places. */
export const meter = () => area().querySelector('.meter')!.lastChild!.textContent;

export const wonder = (name: RegExp) => screen.getByRole('region', { name });
export const pressDisc = (on: RegExp, name: string) =>
  click(within(wonder(on)).getByRole('button', { name }));

export const pressAction = (name: RegExp) =>
  click(
    within(screen.getByRole('list', { name: 'Your action cards' })).getByRole('button', { name }),
  );

const HANDS = {
  0: { ship: 4, camel: 2 },
  1: { ship: 3, camel: 1 },
  2: { ship: 2 },
  3: { ship: 1 },
};

/** Shows a match of four, in which most can offer ships, as a player or a visitor sees it. */
export async function sit(
  playerID: PlayerID | null,
  scene: Parameters<typeof match>[0] = {},
  wishes: Parameters<typeof sitAt>[3] = {},
) {
  const m = match({ hands: HANDS, ...scene });
  return { m, ...(await sitAt(towerOfBabel, m, playerID, wishes)) };
}
