import type { Event } from './state';

/** How long turned offers are read, in milliseconds: some time to look up, and for each that is not empty as much again. */
export const readingTime = ({ offers }: Pick<Revealed, 'offers'>): number => {
  const full = Object.values(offers).filter(({ cards }) => cards > 0).length;
  return Math.min(LOOK + EACH * full, LONGEST);
};

const [LOOK, EACH, LONGEST] = [600, 600, 2400];

type Revealed = Extract<Event, { type: 'revealed' }>;

/** What stays in sight longer than it is worth otherwise: whoever looks on reads the offers before the first is accepted. */
export const hold = (event: Event): number | undefined =>
  event.type === 'revealed' ? readingTime(event) : undefined;
