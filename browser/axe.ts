import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the theme; all else is the same page. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page by WCAG 2.2 AA, in the evening and by day: a line per rule and
 * element, none when it is clean.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const evening = await look(builder(page).withTags(WCAG));
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await look(builder(page).withRules(COLORS));
  return [...evening, ...day];
}

/** Of what is right it need not say where; nor has a page here frames, which it would put together in another page. */
const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function look(rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
  );
}
