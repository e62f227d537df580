import type { PlayerID } from '../../../shared/core/module';
import { laidOut, shares } from '../../../shared/games/tower-of-babel/offers';
import type { Build, Event, Table, View, Wonder } from '../../../shared/games/tower-of-babel/state';
import type { Step } from '../../match/title';

type Type = Event['type'];

/** What only leads to something else, and is shown together with it. */
const LEADING: readonly Type[] = ['passed', 'played', 'discarded', 'reshuffled', 'answered'];

/** What is shown on its own; anything else belongs to what came before it. */
const OPENING: readonly Type[] = [
  'revealed',
  'fulfilled',
  'failed',
  'played',
  'paid',
  'wonderScored',
  'drew',
];

/** What happened, one thing after the other: the build, the payment of offers, the score of a wonder, the draw. */
export function steps(before: View, events: readonly Event[]): Step<View, Event>[] {
  const parts: { view: View; events: Event[] }[] = [];
  let view = before;
  for (const event of events) {
    view = after(view, event);
    const last = parts.at(-1);
    if (!last || opens(event, last.events)) parts.push({ view, events: [event] });
    else parts[parts.length - 1] = { view, events: [...last.events, event] };
  }
  return parts;
}

function opens({ type }: Event, last: readonly Event[]): boolean {
  if (!OPENING.includes(type)) return false;
  const isPaying = last.some((event) => event.type === 'paid');
  if (isPaying && (type === 'paid' || type === 'played')) return false;
  return !last.every((event) => LEADING.includes(event.type));
}

/** The position as far as an event tells of it: of a disc that was chosen meanwhile it tells nothing. */
function after(view: View, event: Event): View {
  const { table } = view;
  const { build } = table;
  const change = (changes: Partial<Table>): View => ({ ...view, table: { ...table, ...changes } });
  switch (event.type) {
    case 'chose':
      return change({ step: 'choosing', build: null });
    case 'offered':
      return build ? change({ build: offered(build, event.playerID) }) : view;
    case 'fulfilled':
      return build?.offers ? change(fulfilled(table, build, event.playerID)) : view;
    case 'failed':
      return build ? change({ build: { ...build, outcome: 'failed' } }) : view;
    case 'paid':
      return change({ points: scored(table, 'offers', { [event.playerID]: event.points }) });
    case 'wonderScored':
      return change({
        ...wonder(table, event.wonder, { parts: [] }),
        points: scored(table, 'wonders', event.points),
      });
    default:
      return view;
  }
}

const offered = (build: Build, playerID: PlayerID): Build => ({
  ...build,
  offered: [...build.offered, playerID],
});

function fulfilled(table: Table, build: Build, active: PlayerID): Partial<Table> {
  const { discs, parts } = table.wonders[build.wonder];
  return {
    build: { ...build, outcome: 'fulfilled' },
    ...wonder(table, build.wonder, {
      discs: discs.filter((disc) => disc !== build.disc),
      parts: [...parts, ...laidOut(shares(build, active).parts)],
    }),
  };
}

const wonder = ({ wonders }: Table, name: Wonder, changes: Partial<Table['wonders'][Wonder]>) => ({
  wonders: { ...wonders, [name]: { ...wonders[name], ...changes } },
});

const scored = (
  { points }: Table,
  what: 'offers' | 'wonders',
  more: Record<PlayerID, number>,
): Table['points'] =>
  Object.fromEntries(
    Object.entries(points).map(([id, own]) => [
      id,
      { ...own, [what]: own[what] + (more[id] ?? 0) },
    ]),
  );
