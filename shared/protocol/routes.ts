/** The pages of the app by their addresses below its base; what begins with a colon is filled in. */
export const PAGES = {
  home: '/',
  table: '/table/:game/:matchID',
  /** The devices of a player, and what brings them back. */
  devices: '/devices',
  /** Where a browser becomes one of them. */
  newDevice: '/continue',
  /** Where the host brings somebody back to their seat. */
  continue: '/continue/:game/:matchID',
  rules: '/rules/:game',
  mapEditor: '/map-editor',
  join: '/join/:code',
  /** Where a match is watched and checked from its file. */
  file: '/file',
} as const;

type Blanks<Page> = Page extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Blanks<`/${Rest}`>
  : Page extends `${string}:${infer Name}`
    ? Name
    : never;

const BLANK = /:(\w+)/g;

/** The address of a page with everything filled in. */
export const pageAt = <Page extends string>(
  page: Page,
  values: Record<Blanks<Page>, string>,
): string => page.replace(BLANK, (_, name: Blanks<Page>) => values[name]);

/** What is filled in at the address of this page; `null` where it is another. */
export const valuesAt = <Page extends string>(
  page: Page,
  path: string,
): Record<Blanks<Page>, string> | null =>
  (new RegExp(`^${page.replace(BLANK, '(?<$1>[^/]+)')}$`).exec(path)?.groups ?? null) as Record<
    Blanks<Page>,
    string
  > | null;

/** Whether an address is one of a page. */
export const isPage = (path: string): boolean => ADDRESSES.test(path);

const ADDRESSES = new RegExp(
  `^(${Object.values(PAGES)
    .map((page) => page.replace(BLANK, '[^/]+'))
    .join('|')})$`,
);
