import Router from '@koa/router';
import type { MatchRegistry } from '../../matches/registry';
import type { Services } from '../../matches/services';
import type { RateLimits } from '../rateLimits';
import { createAccess } from './access';
import { meRoutes } from './me';
import { readingRoutes } from './reading';
import { seatRoutes } from './seats';
import { tableRoutes } from './tables';

/** The lobby over HTTP: what boardgame.io's `LobbyClient` asks for, and ours. */
export function lobbyRoutes(
  services: Services,
  matches: MatchRegistry,
  limits: RateLimits,
): Router {
  const router = new Router();
  const access = createAccess(services, matches, limits);
  for (const add of [readingRoutes, tableRoutes, seatRoutes, meRoutes]) add(router, access);
  return router;
}
