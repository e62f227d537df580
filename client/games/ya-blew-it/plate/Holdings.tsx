import { Fragment } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { stacksOf, wildsOf } from '../../../../shared/games/ya-blew-it/scoring';
import { COLORS } from '../../../../shared/games/ya-blew-it/state';
import { held, numbersOf } from '../../../../shared/games/ya-blew-it/table';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { Gem, type GemName } from '../../../ui/art/Gem';
import { CursedGem } from '../art/CursedGem';
import { Safe } from '../art/Safe';
import { SIGNS, SPECIALS } from '../art/signs';
import { HandOver } from './HandOver';
import styles from './Holdings.module.css';
import { isCrowded } from './isCrowded';
import { stackWords } from '../own/stackWords';
import type { OnTable } from '../types';

type Props = OnTable & { of: PlayerID };

/** What a player has, on their plate: numbers under each gem, what they can use, and what is cursed. */
export function Holdings(scene: Props) {
  const { of, t } = scene;
  const { table } = scene.view;
  const cards = table.scoring[of];
  const stacks = stacksOf(cards);
  const wilds = wildsOf(cards);
  const safes = table.safes[of];
  const standing = [...COLORS.map((color) => ({ color, ids: stacks[color] })), { ids: wilds }]
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids, ...of }) => ({
      numbers: writeNumbers(ids).join(' '),
      safes: 'color' in of ? safes.filter((safe) => safe === of.color).length : 0,
    }));
  const tools = SPECIALS.filter((kind) => held(table, of, kind).length > 0).length;
  return (
    <div
      className={styles.holdings}
      data-crowded={isCrowded(standing, scene.ctx.numPlayers, tools)}
    >
      <ul className={styles.stacks}>
        {standing.length === 0 && <li className={styles.none}>{t('own.none')}</li>}
        {COLORS.filter((color) => stacks[color].length > 0).map((color) => (
          <Numbers
            key={color}
            gem={color}
            isCursed={color === table.cursed[of]}
            of={of}
            cards={stacks[color]}
            safes={safes.filter((safe) => safe === color).length}
            words={stackWords(color, stacks[color], safes, t)}
          />
        ))}
        {wilds.length > 0 && (
          <Numbers
            gem="wild"
            of={of}
            cards={wilds}
            safes={0}
            words={stackWords('wild', wilds, safes, t)}
          />
        )}
      </ul>
      <ul className={styles.tools}>
        {SPECIALS.map((kind) => {
          const ids = held(table, of, kind);
          const count = ids.length;
          const Sign = SIGNS[kind];
          return (
            count > 0 && (
              <li key={kind} data-thing={`${kind}:${of}`} data-hint={kind}>
                <Sign width={18} height={18} />
                {count > 1 && (
                  <span data-thing={`times:${ids.at(-1)}`} aria-hidden>
                    ×{count}
                  </span>
                )}
                <span className="visually-hidden">
                  {t('own.special', { count, name: t(`special.${kind}`) })}
                </span>
              </li>
            )
          );
        })}
        <li className={styles.cursed} data-thing={`cursed:${of}`} data-hint="cursed">
          <span aria-hidden>{t('own.cursed')}</span>
          <span className={styles.curse}>
            <Gem gem={table.cursed[of]} width={16} height={16} />
          </span>
          <span className="visually-hidden">
            {t('own.cursedColor', { color: t(`color.${table.cursed[of]}`) })}
          </span>
        </li>
      </ul>
      <HandOver {...scene} />
    </div>
  );
}

type NumbersProps = {
  gem: GemName;
  isCursed?: boolean;
  of: PlayerID;
  cards: readonly CardId[];
  safes: number;
  words: string;
};

function Numbers({ gem, isCursed = false, of, cards, safes, words }: NumbersProps) {
  const Head = isCursed ? CursedGem : Gem;
  const sorted = inOrder(cards);
  return (
    <li
      className={styles.stack}
      data-hint={gem === 'wild' ? 'wild' : isCursed ? 'cursed' : 'stack'}
      data-thing={`stack:${gem}:${of}`}
    >
      <span className={styles.gem}>
        <Head gem={gem} width={19} height={19} />
        {safes > 0 && (
          <span data-hint="safe">
            {Array.from({ length: safes }, (_, i) => (
              <span key={i} data-thing={`safe:${gem}:${of}:${i}`}>
                <Safe width={16} height={16} />
              </span>
            ))}
          </span>
        )}
      </span>
      <b aria-hidden>
        {sorted.map((id, i) => (
          <Fragment key={id}>
            {i > 0 && ' '}
            <span data-thing={`held:${id}`}>{writeNumbers([id])}</span>
          </Fragment>
        ))}
      </b>
      <span className="visually-hidden">{words}</span>
    </li>
  );
}

const inOrder = (cards: readonly CardId[]) =>
  [...cards].sort((a, b) => numbersOf(a)[0] - numbersOf(b)[0]);

/** The numbers of each card. */
const writeNumbers = (cards: readonly CardId[]) => cards.map((id) => numbersOf(id).join('·'));
