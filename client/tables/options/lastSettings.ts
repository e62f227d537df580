import type { GameInfo } from '../../../shared/engine/info';
import { defaultOptions, optionsError } from '../../../shared/engine/options';
import { STRENGTHS, type Strength, type Table } from '../../../shared/protocol/table';
import { entryOf } from '../../games/catalog';
import { recall, remember } from '../../app/remembered';

/** How a title was played last in this browser. */
type Settings = { seats: number; strength: Strength; options: Table['setupData'] };

/** How many play where nobody has said so yet. */
const SEATS = 3;

const nameOf = (game: string) => `last.${game}`;

/** Keeps how a table is started, for the next match of its title. */
export function keepSettings({ gameName, players, setupData }: Table) {
  const { bot } = players.find((seat) => seat.bot) ?? {};
  const settings = { seats: players.length, strength: bot, options: setupData };
  remember(nameOf(gameName), JSON.stringify(settings));
}

/** How a title was played last, as far as it can still be played so; where it never was, three seats and what suits a first match. */
export function lastSettings({ id, players: { min, max }, options }: GameInfo): Settings {
  const { seats, strength, options: chosen } = read(recall(nameOf(id)));
  return {
    seats: Math.min(Math.max(Number.isInteger(seats) ? seats! : SEATS, min), max),
    strength: STRENGTHS.find((one) => one === strength) ?? 'normal',
    options:
      chosen && optionsError(options, chosen) === null
        ? chosen
        : { ...defaultOptions(options), ...(chosen === undefined && entryOf(id)?.atFirst) },
  };
}

/** What was kept, by this version or another. */
function read(kept: string | null): Partial<Settings> {
  try {
    return (JSON.parse(kept ?? '{}') as Partial<Settings> | null) ?? {};
  } catch {
    return {};
  }
}
