import { useTitleTexts } from '../text/useTranslation';
import { CARDS, type CardId } from '../../shared/games/ya-blew-it/cards';
import { COLORS, DYNAMITE } from '../../shared/games/ya-blew-it/state';
import { Card } from '../games/ya-blew-it/art/Card';
import { CardBack } from '../games/ya-blew-it/art/CardBack';
import { CursedCard } from '../games/ya-blew-it/art/CursedCard';
import { Die } from '../games/ya-blew-it/art/Die';
import { Hand } from '../games/ya-blew-it/art/Hand';
import { Pick } from '../games/ya-blew-it/art/Pick';
import { SIGNS, SPECIALS } from '../games/ya-blew-it/art/signs';
import { CardMarks } from '../games/ya-blew-it/log/CardMarks';
import { cardWords } from '../games/ya-blew-it/log/cardWords';
import { labelOf } from '../games/ya-blew-it/board/Claim';
import { Stack } from '../games/ya-blew-it/own/Stack';
import { stackWords } from '../games/ya-blew-it/own/stackWords';
import { Dynamite } from '../games/ya-blew-it/art/Dynamite';
import { Gem, type GemName } from '../ui/art/Gem';
import { Lantern } from '../ui/art/Lantern';
import { EMBLEMS } from '../ui/signs/emblems';
import styles from './Mine.module.css';
import { Part, Sample } from './Part';
import type { Key } from '../games/ya-blew-it/types';

/** The gems and what is like them; each has its own cut. */
const GEMS: GemName[] = [...COLORS, 'red', 'wild', 'diamond'];

const idsOf = (kind: string, length: number) =>
  (Object.keys(CARDS) as CardId[]).filter(
    (id) => id.startsWith(kind) && id.length === kind.length + 1 + length,
  );

/** A card of each kind there is. */
const FACES = [
  ...COLORS.flatMap((color) => [idsOf(color, 1)[0], idsOf(color, 2)[0]]),
  idsOf('wild', 2)[0],
  ...SPECIALS.map((kind) => idsOf(kind, 1)[0]),
];

const STACKED: CardId[] = ['blue-1', 'blue-3', 'blue-56'];
const WILDS: CardId[] = ['wild-18', 'wild-27'];

/** The drawings of Ya Blew It!. */
export function Mine() {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  return (
    <Part name="Ya Blew It!" data-title="ya-blew-it">
      {GEMS.map((gem) => (
        <Sample key={gem} name={`Gem ${gem}`}>
          <Gem gem={gem} width={48} height={48} />
        </Sample>
      ))}
      {SPECIALS.map((kind) => {
        const Sign = SIGNS[kind];
        return (
          <Sample key={kind} name={`${Sign.name}: ${t(`special.${kind}`)}`}>
            <Sign width={56} height={56} />
          </Sample>
        );
      })}
      <Sample name="Dynamite">
        <Dynamite width={56} height={56} />
      </Sample>
      <Sample name="Hand">
        <Hand width={56} height={56} />
      </Sample>
      <Sample name="Pick">
        <Pick width={48} height={48} />
      </Sample>
      <Sample name="Lantern">
        <Lantern width={60} height={90} />
      </Sample>
      {FACES.map((id) => (
        <Sample key={id} name={`Card ${id}`}>
          <div className={styles.card}>
            <Card card={id} label={labelOf(id, t)} />
          </div>
        </Sample>
      ))}
      <Sample name="CardBack, 5 edges">
        <CardBack edges={5} width={90} height={130} />
      </Sample>
      <Sample name="CursedCard">
        <div className={styles.cursed}>
          <CursedCard color="green" label={t('label.cursed')} />
        </div>
      </Sample>
      {EMBLEMS.map((emblem, seat) => (
        <Sample key={emblem} name={`Die of seat ${seat}`}>
          <div className={styles.die} data-seat={seat}>
            <Die number={DYNAMITE - seat} />
          </div>
        </Sample>
      ))}
      <Sample name="Stack">
        <Stack gem="blue" cards={STACKED} safes={0} words={stackWords('blue', STACKED, [], t)} />
      </Sample>
      <Sample name="Stack, two Safes">
        <Stack
          gem="blue"
          cards={STACKED}
          safes={2}
          words={stackWords('blue', STACKED, ['blue', 'blue'], t)}
        />
      </Sample>
      <Sample name="Stack wild">
        <Stack gem="wild" cards={WILDS} safes={0} words={stackWords('wild', WILDS, [], t)} />
      </Sample>
      <Sample name={`CardMarks: ${cardWords('blue-56', t)}, ${cardWords('safe-1', t)}`}>
        <CardMarks cards={['blue-56', 'safe-1']} />
      </Sample>
    </Part>
  );
}
