import { px } from '../../../ui/art/place';

/* The signs of everything that plays something. */

const sign = (d: string) =>
  function Sign() {
    return (
      <svg viewBox="0 0 20 20" width={px(20)} height={px(20)} fill="currentColor" aria-hidden>
        <path d={d} />
      </svg>
    );
  };

export const PlayIcon = sign('M4 2l14 8-14 8z');
export const PauseIcon = sign('M4 2.5h4.5v15H4zM11.5 2.5H16v15h-4.5z');
export const BackIcon = sign('M15 3v14L5 10z');
export const ForwardIcon = sign('M5 3v14l10-7z');
export const TurnBackIcon = sign('M2 3h2.6v14H2zM18 3v14l-7-5.2V17L4.6 10 11 3v5.2z');
export const TurnForwardIcon = sign('M18 3h-2.6v14H18zM2 3v14l7-5.2V17l6.4-7L9 3v5.2z');
/** A way that leaves another one. */
export const BranchIcon = sign(
  'M3 2h3v9q0 3 3 3h3v-3.500l6.500 5-6.500 5V17H9q-6 0-6-6zM9 2h3v6H9z',
);
/** What a highlight is marked by. */
export const HighlightIcon = sign('M10 2.500l7.500 7.500-7.500 7.500L2.500 10z');
