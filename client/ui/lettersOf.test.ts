import { halvesOf } from './lettersOf';

test.each([
  ['Amandine', ['Amandine']],
  ['Maximilienne', ['Maximi', 'lienne']],
  ['Bartholomew', ['Bartho', 'lomew']],
  ['Hans-Joachim', ['Hans-Joachim']],
  ['Friederike W', ['Friederike W']],
])(
  '%s may be written as %j: a single long word is parted, others part by themselves',
  (name, parts) => {
    expect(halvesOf(name)).toEqual(parts);
  },
);
