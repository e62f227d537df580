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
  const evening = await look(new AxeBuilder({ page }).withTags(WCAG));
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await look(new AxeBuilder({ page }).withRules(COLORS));
  return [...evening, ...day];
}

async function look(rules: AxeBuilder): Promise<string[]> {
  // a page here has no frames, of which it would open another page to put them together
  const { violations } = await rules.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
  );
}
