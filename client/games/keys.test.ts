import babelEnglish from './tower-of-babel/text/en.json';
import babelFrench from './tower-of-babel/text/fr.json';
import centuryEnglish from './century-eastern-wonders/text/en.json';
import centuryFrench from './century-eastern-wonders/text/fr.json';

// The keys that answer are letters of what the answers say, in each language; "x" goes back in all titles.

/** What is asked for together: each key, and the words it stands for. */
const century = ({ key, move }: typeof centuryEnglish): [string, string][][] => [
  [
    [key.collect, move.collect],
    [key.claim, move.claim],
    [key.build, move.build],
    [key.trade, move.tradeHere],
    [key.harvest, move.harvest],
    [key.end, move.end],
  ],
  [[key.sail, move.sail]],
];

const babel = ({ key, move }: Pick<typeof babelEnglish, 'key' | 'move'>): [string, string][][] => [
  [
    [key.build, move.build],
    [key.pass, move.pass],
    [key.cardDraw, move.cardDraw],
    [key.cardTrade, move.cardTrade_other],
  ],
  [
    [key.offer, move.offer],
    [key.nothing, move.offerNothing],
  ],
  [
    [key.build, move.fulfil],
    [key.giveUp, move.giveUp],
  ],
  [
    [key.answer.tripleBonus, move.answer.tripleBonus],
    [key.answer.nothing, move.answer.nothing],
  ],
  [
    [key.end, move.end],
    [key.doubleTurn, move.doubleTurn],
  ],
];

const ASKED = {
  'Century: Eastern Wonders in English': century(centuryEnglish),
  'Century: Eastern Wonders in French': century(centuryFrench),
  'Tower of Babel in English': babel(babelEnglish),
  'Tower of Babel in French': babel(babelFrench),
};

const plain = (words: string): string =>
  words
    .replace(/\{\{.*?\}\}/g, '')
    .normalize('NFD')
    .toLowerCase();

describe.each(Object.entries(ASKED))('%s', (_, asked) => {
  test.each(asked.map((together) => [together]))(
    'each key is a letter of its answer, another one than the rest, and none that is the frame’s: %j',
    (together) => {
      const keys = together.map(([key]) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => !/^[abd-tvwyz]$/.test(key))).toEqual([]);
      expect(together.filter(([key, words]) => !plain(words).includes(key))).toEqual([]);
    },
  );
});
