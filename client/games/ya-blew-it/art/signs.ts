import type { ComponentType } from 'react';
import type { Bounds } from '../../../ui/art/place';
import { Detonator } from './Detonator';
import { Fire } from './Fire';
import { Jumper } from './Jumper';
import { Safe } from './Safe';

/** The special cards: those without a number. */
export const SPECIALS = ['detonator', 'jumper', 'safe', 'fire'] as const;
export type Special = (typeof SPECIALS)[number];

/** The drawing of each special card. */
export const SIGNS: Record<Special, ComponentType<Bounds>> = {
  detonator: Detonator,
  jumper: Jumper,
  safe: Safe,
  fire: Fire,
};
