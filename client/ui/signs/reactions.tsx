import type { ReactNode } from 'react';
import type { Reaction } from '../../../shared/protocol/talk';
import { px } from '../art/place';

type Props = { of: Reaction; size?: number };

const line = (d: string, width = 2) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const FACE = <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />;

const SHAPES: Record<Reaction, ReactNode> = {
  // a thumb up
  well: (
    <path d="M2 9h4v9H2zM7.500 9l3.500-7q2.500 0 2.500 2.500L13 8h5l-1.500 8q-.4 2-2.500 2H7.500z" />
  ),
  // eyes and mouth wide open
  wow: (
    <>
      {FACE}
      <circle cx="7" cy="8" r="1.500" />
      <circle cx="13" cy="8" r="1.500" />
      <circle cx="10" cy="13.500" r="2" />
    </>
  ),
  // eyes shut with laughing
  laugh: (
    <>
      {FACE}
      {line('M5 8.500l2-1.500 1.500 1.500M11.500 8.500l1.500-1.500 2 1.500', 1.6)}
      <path d="M5.500 11h9q0 5-4.500 5t-4.500-5z" />
    </>
  ),
  // a plaster
  ouch: (
    <>
      {line(
        'M3 11.500L11.500 3a3.900 3.900 0 0 1 5.500 5.500L8.500 17A3.900 3.900 0 0 1 3 11.500z',
      )}
      {line('M6.500 8l5.500 5.500M8 6.500l5.500 5.500', 1.4)}
      <circle cx="10" cy="10" r="1.200" />
    </>
  ),
  // an hourglass that runs
  hurry: <path d="M4 1h12v2q0 4-4 7q4 3 4 7v2H4v-2q0-4 4-7q-4-3-4-7z" />,
  // a heart
  thanks: (
    <path d="M10 18Q1.500 12 1.500 6.500Q2 2 6 2q2.800 0 4 3q1.200-3 4-3q4 0 4.500 4.500Q18.500 12 10 18z" />
  ),
};

/** A quick sign; whatever it stands for is also said in words. */
export const ReactionSign = ({ of, size = 20 }: Props) => (
  <svg viewBox="0 0 20 20" width={px(size)} height={px(size)} fill="currentColor" aria-hidden>
    {SHAPES[of]}
  </svg>
);
