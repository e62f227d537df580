import { stacksOf, wildsOf } from '../../../../shared/games/ya-blew-it/scoring';
import { type Color, COLORS, type Place } from '../../../../shared/games/ya-blew-it/state';
import { held } from '../../../../shared/games/ya-blew-it/table';
import { useDrag } from '../../../kit/useDrag';
import { Gem } from '../../../ui/art/Gem';
import { Card } from '../art/Card';
import { CursedCard } from '../art/CursedCard';
import { SIGNS, SPECIALS } from '../art/signs';
import { labelOf } from '../board/Claim';
import { Gains } from '../board/Gains';
import { atRisk } from '../fire/atRisk';
import styles from './Own.module.css';
import { moved, placesOf, standingSafes } from './placing';
import { Stack } from './Stack';
import { stackWords } from './stackWords';
import type { Seated } from '../types';

/** The reader's rail: their stacks with the Safes on them, what they can use, what is cursed, and what the Claim would bring. */
export function Own(scene: Seated) {
  const { view, playerID, t } = scene;
  const { table } = view;
  const cards = table.scoring[playerID];
  const stacks = stacksOf(cards);
  const wilds = wildsOf(cards);
  const safes = standingSafes(scene, playerID);
  const burning = atRisk(scene, playerID);
  const isPlacing = scene.legal.some(({ move }) => move === 'place');
  const drag = useDrag({
    what: '[data-drag]',
    onto: '[data-color]',
    drop: ({ dataset: safe }, { dataset: stack }) =>
      scene.setDraft(moved(placesOf(scene), safe.drag as Place, stack.color as Color)),
  });
  const colors = COLORS.filter((color) => stacks[color].length > 0);
  return (
    <div className={styles.rail} data-thing="rail" {...drag}>
      <ul className={styles.stacks}>
        {colors.map((color) => (
          <li key={color} data-thing={`stack:${color}`} data-color={color} data-hint="stack">
            <Stack
              gem={color}
              cards={stacks[color]}
              safes={safes.filter((safe) => safe === color).length}
              atRisk={burning}
              isPlacing={isPlacing}
              words={stackWords(color, stacks[color], safes, t)}
            />
          </li>
        ))}
        {wilds.length > 0 && (
          <li data-thing="stack:wild" data-hint="wild">
            <Stack
              gem="wild"
              cards={wilds}
              safes={0}
              atRisk={burning}
              words={stackWords('wild', wilds, safes, t)}
            />
          </li>
        )}
        {colors.length + wilds.length === 0 && <li className={styles.none}>{t('own.noGems')}</li>}
      </ul>
      <ul className={styles.cards}>
        <li className={styles.cursed} data-thing={`cursed:${playerID}`} data-hint="cursed">
          <span className={styles.card}>
            <CursedCard color={table.cursed[playerID]} label={t('label.cursed')} />
          </span>
          <span className={styles.tile}>
            <Gem gem={table.cursed[playerID]} />
          </span>
          <span className="visually-hidden">
            {t('own.cursedColor', { color: t(`color.${table.cursed[playerID]}`) })}
          </span>
        </li>
        {SPECIALS.map((kind) => {
          // a Safe that stands on a stack is drawn there
          const ids = held(table, playerID, kind).slice(kind === 'safe' ? safes.length : 0);
          const Sign = SIGNS[kind];
          return (
            ids.length > 0 && (
              <li
                key={kind}
                className={styles.special}
                data-hint={kind}
                data-drag={kind === 'safe' && isPlacing ? 'off' : undefined}
                data-thing={`own:${ids.at(-1)}`}
              >
                <span className={styles.card}>
                  <Card card={ids[0]} label={labelOf(ids[0], t)} />
                </span>
                <span className={styles.tile}>
                  <Sign />
                </span>
                {/* each number lies on the one before, which is seen until the card has come */}
                {ids.slice(1).map((id, i) => (
                  <span key={id} className={styles.count} data-thing={`times:${id}`} aria-hidden>
                    ×{i + 2}
                  </span>
                ))}
                <span className="visually-hidden">
                  {t('own.special', { count: ids.length, name: t(`special.${kind}`) })}
                </span>
              </li>
            )
          );
        })}
      </ul>
      <div className={styles.gains}>{!table.fire && <Gains {...scene} />}</div>
    </div>
  );
}
