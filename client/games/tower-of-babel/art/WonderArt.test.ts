import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (sheet: string) => readFileSync(join(__dirname, sheet), 'utf8');

/** What a sheet says of a property in the rule with just this selector. */
function valueOf(sheet: string, selector: string, property: string): string {
  const rules = [...read(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const rule = rules.find(([, of]) => of.replace(/\/\*.*?\*\//gs, '').trim() === selector);
  const value = new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+);`).exec(rule?.[2] ?? '');
  if (!value) throw new Error(`${sheet} does not say ${property} of ${selector}`);
  return value[1];
}

/** How light a colour is, from 0 to 1, as WCAG measures it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const ART = 'WonderArt.module.css';
const BY_DAY = "[data-theme='light'] .wonder:not([data-night] *)";
const FINISHED_BY_DAY = "[data-theme='light'] .wonder[data-finished='true']:not([data-night] *)";
const DAYLIGHT =
  "[data-theme='light'][data-title='tower-of-babel'],\n[data-theme='light'] [data-title='tower-of-babel']";

const FINISHED = ".wonder[data-finished='true']";
const NIGHT = "[data-title='tower-of-babel']";

const wall = valueOf('../box/theme.css', DAYLIGHT, '--ground');
const nightWall = valueOf('../box/theme.css', NIGHT, '--ground');
const of = (selector: string) => (property: string) => valueOf(ART, selector, property);

test.each([
  ['by day', of(FINISHED_BY_DAY), of(BY_DAY)],
  ['by night', of(FINISHED), of('.wonder')],
])(
  '%s the stone of a finished wonder is the lightest there is, and has its outline',
  (_, finished, planned) => {
    expect(luminance(finished('--ghost'))).toBeGreaterThan(luminance(planned('--ghost')));
    expect(contrast(finished('--contour'), finished('--ghost'))).toBeGreaterThanOrEqual(7);
  },
);

test('a finished wonder stands out from the wall: by day by its outline, by night by stone and gold', () => {
  expect(contrast(of(FINISHED_BY_DAY)('--contour'), wall)).toBeGreaterThanOrEqual(7);
  expect(contrast(of(FINISHED)('--gilt'), nightWall)).toBeGreaterThanOrEqual(3);
  expect(contrast(of(FINISHED)('--ghost'), nightWall)).toBeGreaterThanOrEqual(3);
});

test('by day an unfinished wonder is outlined against the wall, and against what is planned of it', () => {
  const planned = valueOf(ART, BY_DAY, '--contour');
  expect(contrast(planned, wall)).toBeGreaterThanOrEqual(3);
  expect(contrast(planned, valueOf(ART, BY_DAY, '--ghost'))).toBeGreaterThanOrEqual(3);
});

test('by day how much of a disc one holds stands out from the wall', () => {
  const held = valueOf('../board/WonderSite.module.css', "[data-theme='light'] .site", '--reach');
  expect(contrast(held, wall)).toBeGreaterThanOrEqual(3);
});
