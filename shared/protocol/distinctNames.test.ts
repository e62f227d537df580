import { distinctNames } from './distinctNames';

const names = (...all: (string | undefined)[]) => distinctNames(all.map((name) => ({ name })));

test('a number is nobody else’s name', () => {
  expect(names('Bo', 'Bo', 'Bo (2)')).toEqual(['Bo', 'Bo (3)', 'Bo (2)']);
  expect(names('bo (2)', 'Bo', 'BO', 'Bo (2)')).toEqual(['bo (2)', 'Bo', 'BO (3)', 'Bo (2) (2)']);
});

test('two equal names are told apart, however they are written', () => {
  expect(names('Cy', 'Bo', 'CY', undefined, 'Cý')).toEqual([
    'Cy',
    'Bo',
    'CY (2)',
    undefined,
    'Cý (3)',
  ]);
});
