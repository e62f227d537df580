import { Client } from 'pg';

const { CLOCK_WRONG_BY = '0', ANNOUNCEMENTS_LOST = '0' } = process.env;

const rightNow = Date.now;
Date.now = () => rightNow() + Number(CLOCK_WRONG_BY);

const emit = Client.prototype.emit as (event: string, ...about: unknown[]) => boolean;
Client.prototype.emit = function (this: Client, event: string, ...about: unknown[]) {
  if (event === 'notification' && Math.random() * 100 < Number(ANNOUNCEMENTS_LOST)) return true;
  return emit.call(this, event, ...about);
} as typeof Client.prototype.emit;
