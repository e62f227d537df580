import type { PlayerID } from '../../../../shared/engine/game';
import type { Loot } from '../../../../shared/games/colorful-treasure/state';
import { treasureOf, wonderOf } from '../../../../shared/games/colorful-treasure/wonders';
import { classes } from '../../../ui/classes';
import { Token } from '../tokens/Token';
import { Treasure } from '../art/Treasure';
import { Wonder } from '../art/Wonder';

import { hintOf, type HintName } from '../hints';
import styles from './LootPile.module.css';
import type { lootPileOf } from '../naming';
import { isNewWonder } from '../points';
import { changeInShort, lootWords, stakeWords } from '../words';
import type { OnTable } from '../types';

type Props = OnTable & {
  thief: PlayerID;
  victim: PlayerID;
  pile: ReturnType<typeof lootPileOf>;
  things: readonly Loot[];
  /** Nothing else brings its thief more, nor costs its owner more. */
  isBest: boolean;
};

/** Loot of one type: what any of it would change, and each card by its wonder; those of a wonder new to the thief are marked. */
export function LootPile({ pile, things, isBest, victim, thief, ...scene }: Props) {
  const { view, draft, setDraft, play, name, t } = scene;
  const isChosen = (loot: Loot) => draft?.theft?.victim === victim && draft.theft.loot === loot;
  const theft = { victim, loot: things[0] };
  const thieving = { table: view.table, thief, name, t };
  const news = (loot: Loot) => (isNewWonder(view.table, thief, loot) ? [t('theft.newWonder')] : []);
  return (
    <div className={classes(styles.pile, isBest && styles.best)} data-hint={hintOfLoot(things[0])}>
      <span className={styles.what} aria-hidden>
        {pile === 'diamondToken' ? (
          <Token of="diamond" size={24} />
        ) : (
          <Treasure of={pile === 'kinds' ? 'chest' : pile} width={24} height={24} />
        )}
        <span>
          <b>{t(`theft.pile.${pile}`)}</b>
          <span className={styles.change}>{changeInShort(theft, thieving)}</span>
        </span>
      </span>
      <span className={styles.things}>
        {things.map((loot) => (
          <button
            key={loot}
            type="button"
            className={styles.thing}
            aria-pressed={isChosen(loot)}
            aria-label={[
              `${lootWords(loot, t)}: ${stakeWords(theft, thieving)}`,
              ...news(loot),
            ].join(', ')}
            data-hint={hintOfLoot(loot)}
            // what is chosen is stolen by a second press
            onClick={() =>
              isChosen(loot)
                ? play('steal', Number(victim), loot)
                : setDraft({ theft: { victim, loot } })
            }
          >
            {loot === 'diamondToken' ? <Token of="diamond" /> : <Wonder wonder={wonderOf(loot)} />}
            {isNewWonder(view.table, thief, loot) && <b className={styles.new}>★</b>}
          </button>
        ))}
      </span>
    </div>
  );
}

const hintOfLoot = (loot: Loot): HintName =>
  loot === 'diamondToken' ? loot : hintOf(treasureOf(loot));
