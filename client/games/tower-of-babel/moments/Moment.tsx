import type { Event } from '../../../../shared/games/tower-of-babel/state';
import { CardMoment } from './CardMoment';
import { DecisionMoment } from './DecisionMoment';
import { isLarge } from './fates';
import { FinishedMoment } from './FinishedMoment';
import type { OnTable } from '../types';

/** What is seen across the board while it happens: what is decided about offers, a wonder that is finished, an action card. */
export function Moment(scene: OnTable) {
  const seen = [...scene.happening, ...scene.resting];
  const { build, finished } = scene.view.table;
  if (build?.offers && isLarge(scene)) return <DecisionMoment {...scene} build={build} />;
  const scored = seen.find(isOf('wonderScored'));
  const counted = finished.find(({ wonder }) => wonder === scored?.wonder);
  if (counted) return <FinishedMoment {...scene} finished={counted} />;
  const card = seen.find((event) => isOf('earned')(event) || isOf('played')(event));
  return card && <CardMoment {...scene} event={card as CardEvent} />;
}

export type CardEvent = Extract<Event, { type: 'earned' | 'played' }>;

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is Extract<Event, { type: Type }> =>
    event.type === type;
