import type { Context } from 'koa';

/**
 * What a request asks beside its path, by name; `null` where a name is there twice. Koa's own reading looks through all
 * of it again for each name, so that one request of thousands keeps everybody waiting for a second.
 */
export function queryOf(ctx: Context): Map<string, string | null> {
  const asked = new Map<string, string | null>();
  for (const [name, value] of new URLSearchParams(ctx.querystring))
    asked.set(name, asked.has(name) ? null : value);
  return asked;
}
