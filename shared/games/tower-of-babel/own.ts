import type { PlayerID } from '../../engine/game';
import { present } from '../../engine/present';
import type { ActionCardId } from './actionCards';
import type { Cards } from './cards';
import type { DiscId } from './discs';
import type { View } from './state';

// What players always see of their own things in their own view, which may be hidden in those of others (R9).

export const ownHand = ({ hands }: Pick<View, 'hands'>, me: PlayerID): Cards => present(hands[me]);

export const ownActionCards = (
  { actionCards }: Pick<View, 'actionCards'>,
  me: PlayerID,
): ActionCardId[] => present(actionCards[me]);

export const ownDiscs = ({ discs }: Pick<View, 'discs'>, me: PlayerID): DiscId[] =>
  present(discs[me]);
