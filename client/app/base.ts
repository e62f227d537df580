/** Where the app lives below its origin, ending in a slash: `/`, or the host's BASE_PATH. */
export const basePath = (): string => new URL('.', document.baseURI).pathname;

/** The address of something the server offers, wherever the server lives. */
export const addressOf = (path: string): string => basePath() + path;

/** A page of ours as a full address, to be sent to somebody; `server` where they reach it under another address. */
export const linkTo = (page: string, server = new URL('.', document.baseURI).href): string =>
  new URL(page.replace(/^\//, ''), server).href;
