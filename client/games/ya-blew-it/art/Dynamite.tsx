import { type Bounds, placed } from '../../../ui/art/place';

type Props = Bounds & { isLit?: boolean };

/** Three sticks, and their own fuse is burning; without it where another one leads to them. */
export const Dynamite = ({ isLit = true, ...bounds }: Props) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <rect x="8" y="18" width="15" height="40" fill="#c8402c" rx="2" />
    <rect x="8" y="18" width="15" height="5" fill="#e98a6a" rx="2" />
    <rect x="10" y="23" width="3" height="33" fill="#fff" opacity=".18" />
    <rect x="24" y="18" width="15" height="40" fill="#b4321f" rx="2" />
    <rect x="24" y="18" width="15" height="5" fill="#d06a4c" rx="2" />
    <rect x="26" y="23" width="3" height="33" fill="#fff" opacity=".18" />
    <rect x="40" y="18" width="15" height="40" fill="#8e2214" rx="2" />
    <rect x="40" y="18" width="15" height="5" fill="#a8452f" rx="2" />
    <rect x="42" y="23" width="3" height="33" fill="#fff" opacity=".18" />
    <rect x="6" y="32" width="51" height="10" fill="#2b2320" />
    <rect x="6" y="32" width="51" height="2.5" fill="#5b4c44" />
    {isLit && (
      <>
        <path d="M31 18c0-8 6-6 8-10s6-4 9-2" fill="none" stroke="#e8d8b0" strokeWidth="2.6" />
        <polygon points="48,6 52,0 53,5 60,3 55,8 60,13 53,11 50,16" fill="#ffc247" />
      </>
    )}
  </svg>
);
