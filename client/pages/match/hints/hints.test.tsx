import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match as wall } from '../../../../shared/games/colorful-treasure/testing';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { match as babel } from '../../../../shared/games/tower-of-babel/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { announced } from '../../../testing/announced';
import { sitAt } from '../../../testing/match';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  delete (Element.prototype as Partial<Element>).getClientRects;
});

const start = () => match({ deck: 'safe-2 orange-3 purple-5 fire-1', areas: { 1: 'jumper-1' } });
const drawing = (hint: string) =>
  document.querySelector<HTMLElement>(
    `:is(main, [data-own]) [data-hint="${hint}"]:not([aria-hidden])`,
  )!;
const shown = () => document.querySelector('[data-hinting]')?.textContent;
const pass = (time: number) => act(async () => void jest.advanceTimersByTime(time));

/** jsdom has no pointer events of its own. */
let moved = 0;
const point = (type: string, element: Element, pointerType = 'mouse', at: MouseEventInit = {}) =>
  act(async () => {
    const place = pointerType === 'mouse' ? { clientX: ++moved } : {};
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place, ...at });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    Object.defineProperty(event, 'isPrimary', { value: true });
    element.dispatchEvent(event);
  });

test('a pointer that rests on a drawing is told what it is, and what it does', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await point('pointerover', drawing('jumper').querySelector('svg')!);
  expect(shown()).toBeUndefined();
  await pass(500);
  expect(shown()).toMatch(/^Claim JumperFrom your own cards/);
  await point('pointerover', screen.getByRole('banner'));
  await pass(250);
  expect(shown()).toBeUndefined();
});

test('a pointer that only passes by is told nothing', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await point('pointerover', drawing('jumper'));
  await pass(300);
  await point('pointerover', screen.getByRole('banner'));
  await pass(1000);
  expect(shown()).toBeUndefined();
});

test('what comes under a pointer that rests is not asked about', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await point('pointerover', screen.getByRole('banner'));
  await point('pointerover', drawing('jumper'), 'mouse', { clientX: moved });
  await pass(1000);
  expect(shown()).toBeUndefined();
});

test('what is told stays while the pointer is on it, and Escape takes it away', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await point('pointerover', drawing('jumper'));
  await pass(500);
  await point('pointerover', document.querySelector('[data-hinting]')!);
  await pass(1000);
  expect(shown()).toContain('Claim Jumper');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(shown()).toBeUndefined();
});

describe('in a place of its own', () => {
  /** jsdom lays nothing out. */
  const lieAt = (element: Element, left: number, top: number, width: number, height: number) => {
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  };
  const sized = (name: 'offsetWidth' | 'offsetHeight', size: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
  const hint = () => document.querySelector<HTMLElement>('[data-hinting]')!;

  afterEach(() => jest.restoreAllMocks());

  const ask = async (left: number, top: number) => {
    await sitAt(colorfulTreasure, wall(), '0');
    sized('offsetWidth', 250);
    sized('offsetHeight', 100);
    const coin = drawing('diamondToken');
    lieAt(coin, left, top, 30, 30);
    await point('pointerover', coin);
    await pass(500);
    return [hint().style.left, hint().style.top];
  };

  test('what is told stands above the thing', async () => {
    expect(await ask(300, 200)).toEqual(['190px', '92px']);
  });

  test('at the upper edge it stands beside it, so that what is below can be pressed', async () => {
    expect(await ask(300, 50)).toEqual(['338px', '15px']);
  });

  test('in the upper corner on the right it stands to the left', async () => {
    expect(await ask(980, 50)).toEqual(['722px', '15px']);
  });

  test('a pointer that goes on over what the hint covers reads it, and closes it once past it', async () => {
    await ask(300, 50);
    lieAt(hint(), 338, 15, 250, 100);
    const card = document.querySelector<HTMLElement>('[data-hint="back"]')!;
    await point('pointerover', card, 'mouse', { clientX: 400, clientY: 90 });
    await pass(1000);
    expect(shown()).toMatch(/^A diamond token/);
    await point('pointermove', card, 'mouse', { clientX: 400, clientY: 130 });
    await pass(250);
    expect(shown()).toBeUndefined();
  });

  test('a press through it reaches what it covers, and closes it', async () => {
    await ask(300, 50);
    lieAt(hint(), 338, 15, 250, 100);
    const card = screen.getByRole('button', { name: /^Parthenon, first card/ });
    await point('pointerdown', card, 'mouse', { clientX: 400, clientY: 90 });
    await act(async () => void fireEvent.click(card, { detail: 1 }));
    expect([shown(), card.getAttribute('aria-pressed')]).toEqual([undefined, 'true']);
  });
});

test('it leads to its paragraph of the rules', async () => {
  await sitAt(yaBlewIt, start(), '1');
  await point('pointerover', drawing('jumper'));
  await pass(500);
  await act(async () => void fireEvent.click(screen.getByText('Read it in the rules')));
  const rules = screen.getByRole('dialog', { name: 'Rules' });
  const opened = rules.querySelector('[data-opened]')!;
  expect(within(opened as HTMLElement).getByText('Claim Jumper')).toBeTruthy();
  expect(shown()).toBeUndefined();
});

test('a finger that rests on a thing asks, and does not press it', async () => {
  const table = await sitAt(yaBlewIt, start(), '0');
  const deck = drawing('deck');
  await point('pointerdown', deck, 'touch');
  await pass(450);
  expect(shown()).toMatch(/^The deck/);
  await point('pointerup', deck, 'touch');
  await act(async () => void fireEvent.click(deck, { detail: 1 }));
  expect(table.played).toEqual([]);
  // a finger that is lifted leaves the page
  await point('pointerleave', document.body, 'touch');
  await pass(1000);
  expect(shown()).toMatch(/^The deck/);
  // the next touch takes it away, and presses
  await point('pointerdown', deck, 'touch');
  await point('pointerup', deck, 'touch');
  await act(async () => void fireEvent.click(deck, { detail: 1 }));
  expect([shown(), table.played]).toEqual([undefined, ['draw']]);
});

test('a finger that rests on a back of Colorful Treasure learns what it may be, and how likely it is the key', async () => {
  await sitAt(colorfulTreasure, wall({ holds: { 1: 'pisa-red' } }), '0');
  const back = screen.getByRole('button', { name: /^Leaning Tower of Pisa, second card/ });
  await point('pointerdown', back, 'touch');
  await pass(450);
  expect(shown()).toContain('Here: blue or purple gem, diamond, or key; key: 1 in 4');
});

test('a finger that goes from a thing into its hint takes the way into the rules', async () => {
  await sitAt(yaBlewIt, start(), '0');
  const deck = drawing('deck');
  await point('pointerdown', deck, 'touch');
  await pass(450);
  // a finger gives the focus to what it touches
  act(() => deck.focus());
  const way = screen.getByRole('button', { name: 'Read it in the rules' });
  await point('pointerdown', way, 'touch');
  act(() => way.focus());
  await act(async () => void fireEvent.click(way, { detail: 1 }));
  await screen.findByRole('dialog', { name: 'Rules' });
});

test('a finger that rests on what can be dragged asks as well, until it drags it', async () => {
  const table = await sitAt(towerOfBabel, babel({ hands: { 1: { ship: 2 } } }), '1');
  await table.play('0 build ship-5a');
  const card = document.querySelector('[data-drag] button')!;
  await point('pointerdown', card, 'touch');
  await pass(450);
  expect(shown()).toMatch(/^Ship cards/);
  // jsdom does not know what lies where
  document.elementsFromPoint = () => [];
  for (const clientY of [20, 40]) await point('pointermove', card, 'touch', { clientY });
  expect(shown()).toBeUndefined();
});

test('a finger that wanders scrolls, and asks nothing', async () => {
  await sitAt(yaBlewIt, start(), '0');
  await point('pointerdown', drawing('deck'), 'touch');
  await point('pointermove', drawing('deck'), 'touch', { clientY: 30 });
  await pass(1000);
  expect(shown()).toBeUndefined();
});

describe('by keyboard', () => {
  // in jsdom everything is out of sight
  const sit = async () => {
    const table = await sitAt(yaBlewIt, start(), '0');
    Element.prototype.getClientRects = () => [{}] as never;
    return table;
  };
  const type = (key: string) =>
    act(async () => void fireEvent.keyDown(document.activeElement!, { key }));

  test('the Tab key comes to one drawing of the board, and arrows to the others', async () => {
    await sit();
    const [stop, ...others] = document.querySelectorAll<HTMLElement>('[data-hint][tabindex="0"]');
    expect([stop, others]).toEqual([drawing('deck'), []]);
    await act(async () => stop.focus());
    expect(shown()).toMatch(/^The deck/);
    await type('ArrowRight');
    await type('ArrowRight');
    expect(document.activeElement).toBe(drawing('fires'));
    expect(shown()).toMatch(/^Fires to come/);
    expect([stop.tabIndex, drawing('fires').tabIndex]).toEqual([-1, 0]);
    await type('ArrowLeft');
    await type('ArrowLeft');
    expect(document.activeElement).toBe(stop);
  });

  test('what is told is read out, and Enter leads to the rules', async () => {
    await sit();
    await act(async () => drawing('deck').focus());
    expect(announced()).toMatch(/^The deck: The Prospector draws/);
    await type('Enter');
    const opened = screen.getByRole('dialog').querySelector('[data-opened]');
    expect(opened?.textContent).toMatch(/^The Prospector draws until a gem appears/);
  });
});

describe('the rules are opened at what is asked', () => {
  const opened = async () => {
    await act(async () => screen.getByRole('button', { name: 'Rules' }).click());
    return screen.getByRole('dialog').querySelector('[data-opened]')?.textContent?.slice(0, 40);
  };

  test('when the Prospector draws', async () => {
    await sitAt(yaBlewIt, start(), '0');
    expect(await opened()).toBe('The Prospector draws until a gem appears');
  });

  test('from where whoever never played finds back to the beginning', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await opened();
    const scroll = (Element.prototype.scrollIntoView = jest.fn());
    await act(async () => screen.getByRole('button', { name: /^First game/ }).click());
    const [book] = scroll.mock.contexts as Element[];
    expect(book.contains(screen.getByRole('heading', { name: 'The idea' }))).toBe(true);
  });

  test('when the Miners decide', async () => {
    const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 purple-5 fire-1' }), '1');
    await table.play('0 draw');
    expect(await opened()).toBe('Clockwise from the Prospector’s left, ea');
  });

  test('when a roll may be rolled again', async () => {
    const m = match({ deck: 'orange-3 fire-1', areas: { 1: 'detonator-1' }, rolls: [1] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '1 roll');
    expect(await opened()).toMatch(/^.*Faulty Detonator/);
  });
});

test('what says itself what it is to whoever points at it, or goes over it, only answers a finger', async () => {
  await sitAt(colorfulTreasure, wall(), '0');
  const card = document.querySelector<HTMLElement>('[data-hint="back"]')!;
  await point('pointerover', card);
  await pass(1000);
  await act(async () => card.focus());
  expect(shown()).toBeUndefined();
  await point('pointerdown', card, 'touch');
  await pass(450);
  expect(shown()).toMatch(/^A face-down card/);
});
