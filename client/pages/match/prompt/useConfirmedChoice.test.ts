import { act, fireEvent, renderHook } from '@testing-library/react';
import type { Choice } from '../../../kit/contract';
import { type PressedOn, questionOf, useConfirmedChoice } from './useConfirmedChoice';

const move = { move: 'pass', args: [] };
const confirm = { key: 'Really' };
const pass: Choice = { label: 'Pass', letter: 'p', move, confirm };
const roll: Choice = { label: 'Roll', move: { move: 'roll', args: [] }, confirm };
const plain: Choice = { label: 'Keep', move };

/** The choices at a position, and the button that asks. */
function show() {
  document.body.innerHTML = '<button data-asked><b>Really</b></button><i></i>';
  const { result, rerender, unmount } = renderHook(({ at }) => useConfirmedChoice(at), {
    initialProps: { at: 1 },
  });
  return {
    press: (choice: Choice, on: PressedOn = 'button') => {
      let isMeant = false;
      act(() => void (isMeant = result.current.isMeant(choice, on)));
      return isMeant;
    },
    isAsked: (choice = pass) => result.current.isAsked(choice),
    goOn: () => rerender({ at: 2 }),
    unmount,
  };
}

const find = (selector: string) => document.querySelector(selector)!;

test('a choice that asks is meant when it is pressed again, and no other is', () => {
  const { press, isAsked } = show();
  expect([press(plain), press(pass)]).toEqual([true, false]);
  expect([isAsked(), isAsked(roll)]).toEqual([true, false]);
  expect([press(roll), isAsked(), press(roll)]).toEqual([false, false, true]);
});

test.each<[string, () => void]>([
  ['a press on the button that asks', () => fireEvent.pointerDown(find('b'))],
  ['its letter', () => fireEvent.keyDown(document.body, { key: 'p' })],
  ['its letter as a capital', () => fireEvent.keyDown(document.body, { key: 'P' })],
  ['a key on the button that asks', () => fireEvent.keyDown(find('b'), { key: 'Enter' })],
])('%s leaves the question as it is', (_, happen) => {
  const { press, isAsked } = show();
  press(pass);
  act(happen);
  expect(isAsked()).toBe(true);
});

test.each<[string, () => void]>([
  ['a press elsewhere', () => fireEvent.pointerDown(find('i'))],
  ['another letter', () => fireEvent.keyDown(document.body, { key: 'r' })],
  ['a press outside the page', () => fireEvent.pointerDown(window)],
])('%s takes the question back, before it does anything else', (_, happen) => {
  const { press, isAsked } = show();
  press(pass);
  const keep = (event: Event) => event.stopPropagation();
  for (const type of ['pointerdown', 'keydown']) document.body.addEventListener(type, keep);
  act(happen);
  for (const type of ['pointerdown', 'keydown']) document.body.removeEventListener(type, keep);
  expect(isAsked()).toBe(false);
});

test('another position takes it back as well', () => {
  const { press, isAsked, goOn } = show();
  press(pass);
  goOn();
  expect([isAsked(), press(pass), press(pass)]).toEqual([false, false, true]);
});

test('nothing is listened to before something is asked, nor after', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const listening = () =>
    added.mock.calls
      .filter(([, , options]) => !(options as AddEventListenerOptions).signal!.aborted)
      .map(([type]) => type);
  const { press, unmount } = show();
  expect(listening()).toEqual([]);
  press(pass);
  expect(listening()).toEqual(['pointerdown', 'keydown']);
  unmount();
  expect(listening()).toEqual([]);
  added.mockRestore();
});

const onThing: Choice = { ...plain, confirmOn: { key: 'On it' } };
const AGAIN = { key: 'match:plateAgain' };

test.each<[string, Choice, PressedOn, object | undefined]>([
  ['a button of a choice that asks', pass, 'button', confirm],
  ['a thing of a choice that asks', { ...onThing, confirm }, 'thing', confirm],
  ['a button of a choice that does not', onThing, 'button', undefined],
  ['a thing that asks', onThing, 'thing', onThing.confirmOn],
  ['a plate that asks', onThing, 'plate', onThing.confirmOn],
  ['a thing of a choice that does not', plain, 'thing', undefined],
  ['a plate, always', plain, 'plate', AGAIN],
])('what is asked by a press on %s', (_, choice, on, question) => {
  expect(questionOf(choice, on)).toEqual(question);
});
