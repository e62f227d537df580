import type { PlayerID } from '../../../shared/engine/game';
import { TYPES, type Loot, type Treasure } from '../../../shared/games/colorful-treasure/state';
import { treasureOf } from '../../../shared/games/colorful-treasure/wonders';

// What things are called on the stage.

/** Where a player's things lie: on the reader's rail, or on the plate of another. */
export const holder = (playerID: PlayerID, reader: PlayerID | null): string =>
  playerID === reader ? 'own' : `held:${playerID}`;

/** Where a player's things of a kind lie, or whatever of them is in sight. */
export const pileOf = (
  playerID: PlayerID,
  reader: PlayerID | null,
  what: string,
): readonly string[] => [`${holder(playerID, reader)}:${what}`, `player:${playerID}`];

/** The pile that a card or a token lies on. */
export const pileFor = (loot: Loot): Treasure | 'diamondToken' =>
  loot === 'diamondToken' ? loot : treasureOf(loot);

/** What can be stolen lies before a thief in these; a key is worth as much as a chest. */
export const LOOT_PILES = [...TYPES, 'diamondToken', 'kinds'] as const;

/** The pile that a thief finds it on. */
export const lootPileOf = (loot: Loot): (typeof LOOT_PILES)[number] => {
  const pile = pileFor(loot);
  return pile === 'key' || pile === 'chest' ? 'kinds' : pile;
};
