import type { Logger } from 'pino';
import type { Referee } from '../../shared/core/referee';
import type { Config } from '../config';
import type { Limits } from '../protocol/limits';
import type { ActionWriter } from '../storage/actions';
import type { Db } from '../storage/open';

/** What every match shares: the storage, the referees of the titles, the settings and the log. */
export type World = {
  config: Config;
  limits: Limits;
  log: Logger;
  db: Db;
  writer: ActionWriter;
  /** The referee of a title; built once for each. */
  referee(game: string): Referee;
};
