/** A printed card, 62 by 92, with its shadow; in its frame whatever is printed on it. */
export const Paper = ({ ground = 'var(--paper-2)' }: { ground?: string }) => (
  <>
    <rect y="3" width="62" height="92" rx="4" fill="#080b1c" opacity=".5" />
    <rect width="62" height="92" rx="4" fill="var(--paper)" />
    <rect x="4" y="4" width="54" height="84" rx="2" fill={ground} />
  </>
);
