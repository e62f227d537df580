import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { Inline } from '../kit/contract';
import { Sentence, wordsOf } from '../kit/Sentence';
import { addTexts, startTexts } from './i18n';
import { Marked, withMarks } from './Marked';
import { entryTexts } from '../games/catalog';

// Whatever somebody calls themselves is shown as it is, and is never part of our sentence.

const NAMES = [
  'A</b> left. <b>Zoe',
  '<b>Zoe</b>',
  '<who/> & <em>',
  '<value-name/>',
  '</0><0>',
  'Zoe <3',
  '{{count}} {{name}}',
  '$t(app:join.title)',
  '&lt;b&gt; &amp;',
];

startTexts(entryTexts);
const trial = {
  said: 'Only one: <em>{{name}}</em>’s, and <who/>’s <thing/> for {{count}}',
  calls: '<b>{{name}}</b> invites you: <em>take a seat</em>',
};
addTexts('trial', { en: trial, fr: trial });
const t = i18next.getFixedT(null, 'trial');
const scene = (name: string) => ({ playerID: null, name: () => name, t });
const thing = (words: string): Inline => ({ words, drawing: words });

afterEach(cleanup);

test.each(NAMES)('in a text with marks: %s', (name) => {
  const { container } = render(
    <Marked t={t} of="calls" values={{ name }} marks={{ em: <em />, b: <b /> }} />,
  );
  expect(container.querySelectorAll('b, em')).toHaveLength(2);
  expect(container.querySelector('b')!.textContent).toBe(name);
  expect(container.textContent).toBe(`${name} invites you: take a seat`);
});

test.each(NAMES)('in a sentence of a match, as it is seen and as it is read out: %s', (name) => {
  const phrase = {
    key: 'said',
    who: '0',
    values: { name, count: 7 },
    inlines: { thing: thing(name) },
  };
  const { container } = render(<Sentence phrase={phrase} scene={scene(name)} />);
  const expected = `Only one: ${name}’s, and ${name}’s ${name} for 7`;
  expect(container.textContent).toBe(expected);
  expect(container.querySelector('em')!.textContent).toBe(name);
  expect(wordsOf(phrase, scene(name))).toBe(expected);
});

test('what a sentence shows stays as it is on the page when the sentence is put together anew', () => {
  const phrase = { key: 'said', who: '0', values: { name: 'Zoe', count: 1 } };
  const anew = () => (
    <Sentence phrase={{ ...phrase, inlines: { thing: thing('a gem') } }} scene={scene('Zoe')} />
  );
  const { container, rerender } = render(anew());
  const shown = [...container.querySelectorAll('em, b, span')];
  rerender(anew());
  expect(shown).not.toHaveLength(0);
  expect(shown.filter((one) => !container.contains(one))).toEqual([]);
});

test('what lies in a mark may have marks of its own, and lines', () => {
  const marks = { b: <b />, em: <em />, who: <i>Ana</i> };
  const { container } = render(withMarks('<em>So <b>says\n<who/></b></em>, <b>twice</b>', marks));
  expect(container.innerHTML).toBe('<em>So <b>says\n<i>Ana</i></b></em>, <b>twice</b>');
});
