/** The kinds of bonus tiles (R6.2). */
export const BONUS_TYPES = ['step', 'points', 'upgrade', 'harvest', 'hold'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** A tile; those of a type are alike, but for those that are worth 6, 5, 4 and 3 points. */
export type BonusId = Exclude<BonusType, 'points'> | 'points6' | 'points5' | 'points4' | 'points3';

/** The tiles of each type, the one to be taken first at the front: four of each (R1.5). */
export const BONUS_TILES: Record<BonusType, readonly BonusId[]> = {
  step: ['step', 'step', 'step', 'step'],
  points: ['points6', 'points5', 'points4', 'points3'],
  upgrade: ['upgrade', 'upgrade', 'upgrade', 'upgrade'],
  harvest: ['harvest', 'harvest', 'harvest', 'harvest'],
  hold: ['hold', 'hold', 'hold', 'hold'],
};

/** What a tile is worth at the end (R6.2). */
export const BONUS_POINTS: Record<BonusId, number> = {
  step: 0,
  points6: 6,
  points5: 5,
  points4: 4,
  points3: 3,
  upgrade: 2,
  harvest: 1,
  hold: 0,
};

export const typeOf = (bonus: BonusId): BonusType => (isPoints(bonus) ? 'points' : bonus);

const isPoints = (bonus: BonusId): bonus is `points${number}` & BonusId =>
  bonus.startsWith('points');

/** The next tile of a type that none of these is; `undefined` when all are taken. */
export const nextOf = (type: BonusType, taken: readonly BonusId[]): BonusId | undefined =>
  BONUS_TILES[type][taken.filter((bonus) => typeOf(bonus) === type).length];
