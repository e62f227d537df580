import { cleanup, render } from '@testing-library/react';
import english from '../text/en.json';
import french from '../text/fr.json';
import { Card } from './Card';

afterEach(cleanup);

/** About how wide a letter of the face on the cards is, of its size. */
const LETTER = 0.59;

test.each([
  ['English', english],
  ['French', french],
])('what is printed on a special card in %s keeps clear of its edges', (_, { label }) => {
  for (const word of Object.values(label)) {
    const { container } = render(<Card card="safe-1" label={word} />);
    const { style } = container.querySelector<SVGTextElement>('text')!;
    expect(word.length * LETTER * parseFloat(style.fontSize)).toBeLessThanOrEqual(90);
  }
});
