type Word = (shown: number) => string;

const words = new WeakMap<Element, Word>();

/** A ref for what says, right beside a number on the stage, what it counts: it fits the number that is shown, also while that counts. */
export const wordBeside = (word: Word) => (element: HTMLElement | null) => {
  if (element) words.set(element, word);
};

/** A number that counts shows another one: so do the words beside it. */
export function fitWords(number: Element, shown: number) {
  for (const beside of number.parentElement?.children ?? []) {
    const said = words.get(beside)?.(shown);
    if (said !== undefined && said !== beside.textContent) beside.textContent = said;
  }
}
