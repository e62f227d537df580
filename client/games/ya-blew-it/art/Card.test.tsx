import { cleanup, render } from '@testing-library/react';
import english from '../text/en.json';
import french from '../text/fr.json';
import { Card } from './Card';

afterEach(cleanup);

/** What keeps a name whole at its hyphen is not seen. */
const lettersIn = (name: string): number => name.replace('\u2060', '').length;

/** About how wide a letter of the face on the cards is, of its size. */
const LETTER = 0.59;

const LANGUAGES = [
  ['English', english],
  ['French', french],
] as const;

test.each(LANGUAGES)(
  'what is printed on a special card in %s keeps clear of its edges',
  (_, { special }) => {
    for (const name of Object.values(special)) {
      const { container } = render(<Card card="safe-1" label={name} />);
      const lines = [...container.querySelectorAll<SVGTextElement>('text')];
      expect(lines.map(({ textContent }) => textContent).join(' ')).toBe(name);
      for (const { textContent, style } of lines)
        expect(lettersIn(textContent) * LETTER * parseFloat(style.fontSize)).toBeLessThanOrEqual(
          90,
        );
      cleanup();
    }
  },
);

test('the French name of a Safe is whole wherever it is spoken of, and as large on its card as if it were not', () => {
  expect(JSON.stringify(french)).not.toMatch(/coffres?-f/i);
  const sizes = [french.special.safe, french.special.safe.replace('\u2060', '')].map((label) => {
    const { container } = render(<Card card="safe-1" label={label} />);
    return container.querySelector('text')!.style.fontSize;
  });
  expect(sizes[0]).toBe(sizes[1]);
});

/** Names that would be half of a card’s. */
const HALF_NAMES = {
  English: /(?<!Faulty )Detonator|(?<!Claim )Jumper/,
  French: /Détonateur(?!s? défectueux)|Voleur(?!s? de filon)/,
};

test.each(LANGUAGES)('a card has one name wherever it is spoken of in %s', (language, texts) => {
  const sentences = JSON.stringify(texts).split('"');
  expect(sentences.filter((sentence) => HALF_NAMES[language].test(sentence))).toEqual([]);
  const hints = texts.hint as Record<string, { name: string }>;
  for (const [kind, name] of Object.entries(texts.special)) expect(hints[kind].name).toBe(name);
});
