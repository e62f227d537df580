import { inStep } from './inStep';

type Table = { step: 'dealing'; deck: string[] } | { step: 'showing'; card: string };

test('a table that is in a step is handed on, with what is there only then', () => {
  const table = { step: 'showing', card: 'a' } as Table;
  expect(inStep(table, 'showing').card).toBe('a');
  expect(inStep(table, 'showing')).toBe(table);
});

test('a table that is in another step is not', () => {
  expect(() => inStep({ step: 'showing', card: 'a' } as Table, 'dealing')).toThrow(
    'the table is not dealing but showing',
  );
});
