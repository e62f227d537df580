import type { PlayerID } from 'boardgame.io';
import { KINDS, TYPES, type Loot } from '../../../shared/games/colorful-treasure/state';
import { wonderOf } from '../../../shared/games/colorful-treasure/wonders';
import { Token } from './art/Token';
import { Treasure } from './art/Treasure';
import { Wonder } from './art/Wonder';
import type { OnTable } from './draft';
import styles from './LootPile.module.css';
import { lootWords, stakeWords } from './words';

/** What can be stolen, by type: gems, diamonds, tokens, keys and chests. */
export const PILES = [...TYPES, 'diamondToken', ...KINDS] as const;

type Props = OnTable & {
  thief: PlayerID;
  victim: PlayerID;
  pile: (typeof PILES)[number];
  things: readonly Loot[];
};

/** Loot of one type: what any of it would change, and each card by its wonder. */
export function LootPile({ pile, things, victim, thief, ...scene }: Props) {
  const { view, draft, setDraft, name, t } = scene;
  const stake = stakeWords({ victim, loot: things[0] }, { table: view.table, thief, name, t });
  return (
    <div className={styles.pile}>
      <span className={styles.what} aria-hidden>
        {pile === 'diamondToken' ? (
          <Token of="diamond" size={26} />
        ) : (
          <Treasure of={pile} width={26} height={26} />
        )}
        <span>
          <b>{pile === 'diamondToken' ? t('token.diamond') : t(`treasure.${pile}`)}</b>
          {stake}
        </span>
      </span>
      <span className={styles.things}>
        {things.map((loot) => (
          <button
            key={loot}
            type="button"
            className={styles.thing}
            aria-pressed={draft?.theft?.victim === victim && draft.theft.loot === loot}
            aria-label={`${lootWords(loot, t)}: ${stake}`}
            title={lootWords(loot, t)}
            onClick={() => setDraft({ theft: { victim, loot } })}
          >
            {loot === 'diamondToken' ? (
              <Token of="diamond" size={30} />
            ) : (
              <Wonder wonder={wonderOf(loot)} width={38} height={34} />
            )}
          </button>
        ))}
      </span>
    </div>
  );
}
