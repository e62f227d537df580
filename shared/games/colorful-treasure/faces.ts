import { present } from '../../engine/present';
import { derived, type Figure, type Origin } from './origin';

// The five action tokens, each with two faces (R10). Which two share a token, and which five make the set
// of a first game (side 1), follows from the printed order of the effects.

export const TOKENS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Token = (typeof TOKENS)[number];

export const SIDES = [1, 2] as const;
export type Side = (typeof SIDES)[number];

type Face = {
  token: Figure<Token>;
  side: Figure<Side>;
  /** `once`: leaves the game when it is used; `lasting`: acts from the moment it is taken. */
  lasts: 'once' | 'lasting';
  effect: Origin;
};

const side1 = <const T extends Token>(token: T) => ({ token: derived(token), side: derived(1) });
const side2 = <const T extends Token>(token: T) => ({ token: derived(token), side: derived(2) });

export const FACES = {
  /** Look at two face-down cards of different wonders. */
  lookAcross: { ...side1('A'), lasts: 'once', effect: 'printed' },
  /** Look at up to three face-down cards of one wonder. */
  lookDown: { ...side2('A'), lasts: 'once', effect: 'printed' },
  /** Reveal a fourth card. */
  fourth: { ...side1('B'), lasts: 'once', effect: 'printed' },
  /** Leave all revealed keys and chests, and take gems or diamonds instead. */
  leaveHoard: { ...side2('B'), lasts: 'lasting', effect: 'house' },
  /** Take two types of treasure. */
  twoTypes: { ...side1('C'), lasts: 'once', effect: 'printed' },
  /** A gem of a sixth colour. */
  sixthColor: { ...side2('C'), lasts: 'lasting', effect: 'printed' },
  /** No theft by its owner nor from them. */
  truce: { ...side1('D'), lasts: 'lasting', effect: 'printed' },
  /** No theft of its owner's cards. */
  guard: { ...side2('D'), lasts: 'lasting', effect: 'printed' },
  /** Points. */
  points: { ...side1('E'), lasts: 'lasting', effect: 'printed' },
  /** Stands for a key or a chest token. */
  wild: { ...side2('E'), lasts: 'once', effect: 'printed' },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;
export const FACE_IDS = Object.keys(FACES) as FaceId[];

/** The face on a side of a token. */
export const faceOf = (token: Token, side: Side): FaceId =>
  present(FACE_IDS.find((id) => FACES[id].token.value === token && FACES[id].side.value === side));
