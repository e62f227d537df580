import type { Event, Table, View } from '../../../shared/games/ya-blew-it/state';
import type { Step } from '../../match/title';

/** What happens together with what came before it, and is not shown on its own. */
const QUIET: readonly Event['type'][] = ['roundBegan', 'passed', 'declined', 'gambled', 'placed'];

/** What happened, one thing after the other: each card, each roll, each Claim that is taken. */
export function steps(before: View, events: readonly Event[]): Step<View, Event>[] {
  const parts: Step<View, Event>[] = [];
  let view = before;
  for (const event of events) {
    view = after(view, event);
    const last = parts.at(-1);
    if (last && QUIET.includes(event.type))
      parts[parts.length - 1] = { view, events: [...last.events, event] };
    else parts.push({ view, events: [event] });
  }
  return parts;
}

/** The position as far as an event tells of it. */
function after(view: View, event: Event): View {
  const { table } = view;
  const change = (changes: Partial<Table>): View => ({ ...view, table: { ...table, ...changes } });
  switch (event.type) {
    case 'drawn':
      return {
        ...change({ claim: [...table.claim, event.card] }),
        deckSize: Math.max(0, view.deckSize - 1),
      };
    case 'rolled':
      return change({ roll: event });
    case 'taken':
      return change({
        claim: [],
        scoring: {
          ...table.scoring,
          [event.playerID]: [...table.scoring[event.playerID], ...event.cards],
        },
      });
    case 'lost':
    case 'discarded':
      return change({ claim: [], discards: [...table.discards, ...event.cards] });
    case 'secured':
      return change({ safes: { ...table.safes, ...event.safes } });
    case 'burned':
      return change({
        scoring: {
          ...table.scoring,
          [event.playerID]: table.scoring[event.playerID].filter(
            (card) => !event.cards.includes(card),
          ),
        },
      });
    default:
      return view;
  }
}
