import type { ReactNode } from 'react';
import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { Gem } from '../../../ui/art/Gem';
import { type Bounds, placed } from '../../../ui/art/place';
import { Chest } from './Chest';
import { Key } from './Key';

/** A card's back, small. */
const back = (x: number, y: number) => (
  <>
    <rect x={x} y={y} width="9" height="13" rx="1.5" fill="#fff6de" />
    <path d={`M${x + 1.5} ${y + 1.5}h6v6h-6z`} fill="#4f8f83" />
    <path d={`M${x + 1.5} ${y + 9}h2v2.5h-2zM${x + 5.5} ${y + 9}h2v2.5h-2z`} fill="#b23a22" />
  </>
);

const EYE = (
  <>
    <path d="M6 29q14-13 28 0-14 12-28 0z" fill="#fff6de" />
    <circle cx="20" cy="28.6" r="4.6" fill="#26405e" />
    <circle cx="18.6" cy="27.2" r="1.5" fill="#fff" />
  </>
);

const SHIELD = (
  <>
    <path d="M20 5l12 4v9q0 11-12 17Q8 29 8 18V9z" fill="#fff6de" />
    <path d="M20 8.500l9 3v6.500q0 8.500-9 13.500z" fill="#b9a377" />
  </>
);

const PICTURES: Record<FaceId, ReactNode> = {
  lookAcross: (
    <>
      {back(8, 4)}
      {back(23, 4)}
      {EYE}
    </>
  ),
  lookDown: (
    <>
      {back(5, 4)}
      {back(15.5, 4)}
      {back(26, 4)}
      {EYE}
    </>
  ),
  fourth: (
    <>
      {[4, 12, 20].map((x) => (
        <rect
          key={x}
          x={x}
          y="9"
          width="10"
          height="15"
          rx="1.500"
          fill="#8fb7ab"
          stroke="#2d5a6b"
          strokeWidth="1.2"
        />
      ))}
      <rect x="26" y="12" width="12" height="18" rx="1.500" fill="#fff6de" />
      <path d="M32 16v10M27.500 21h9" stroke="#b23a22" strokeWidth="2.600" />
    </>
  ),
  leaveHoard: (
    <>
      <Chest x={4} y={8} width={22} height={22} />
      <path d="M19 12q14-6 15 8h4l-6.500 8-6.500-8h4q-1-7-10-8z" fill="#fff6de" />
    </>
  ),
  twoTypes: (
    <>
      <Gem gem="red" x={3} y={10} width={17} height={17} />
      <Gem gem="blue" x={21} y={14} width={17} height={17} />
      <path d="M20 4v7M16.500 7.500h7" stroke="#fff6de" strokeWidth="2.400" />
    </>
  ),
  sixthColor: <Gem gem="wild" x={6} y={6} width={28} height={28} />,
  truce: (
    <>
      {SHIELD}
      <path d="M12 13l16 16M28 13L12 29" stroke="#b23a22" strokeWidth="3" />
    </>
  ),
  guard: (
    <>
      {SHIELD}
      <rect x="14.500" y="12" width="11" height="14" rx="1.500" fill="#4f8f83" />
    </>
  ),
  points: (
    <path
      d="M20 4l4.700 10 11 1.300-8 7.500 2 10.800L20 28.300l-9.700 5.300 2-10.800-8-7.500 11-1.300z"
      fill="#f0c04a"
    />
  ),
  wild: (
    <>
      <Key x={3} y={8} width={22} height={22} />
      <Chest x={18} y={14} width={20} height={20} />
    </>
  ),
};

/** The picture on a face of an action token. */
export const Face = ({ face, ...bounds }: { face: FaceId } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <rect y="2" width="40" height="38" rx="8" fill="#123" />
    <rect width="40" height="38" rx="8" fill="#2d5a6b" />
    {PICTURES[face]}
  </svg>
);

/** Any action token: one picture stands for all of them, another one each time would look like something else. */
export const AnyFace = (bounds: Bounds) => <Face face="lookAcross" {...bounds} />;
