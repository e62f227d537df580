import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the theme; all else is the same page. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Handed to pages as it is: none of it is run here. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page by WCAG 2.2 AA, in the evening and by day: a line per rule and
 * element, none when it is clean.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const evening = await look(page, { type: 'tag', values: WCAG });
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await look(page, { type: 'rule', values: COLORS });
  return [...evening, ...day];
}

/** Of what is right it need not say where; nor do these rules look at style sheets or films, which it would fetch once more. */
const look = (page: Page, runOnly: Axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
    );
  }, runOnly);
