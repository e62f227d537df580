import type { PlayerID } from '../../../../shared/engine/game';
import type { Snapshot } from '../../../../shared/protocol/snapshot';
import { memo, useState } from 'react';
import type { Seat } from '../../../../shared/protocol/table';
import { useTranslation } from '../../../text/useTranslation';
import { Dialog } from '../../../ui/surfaces/Dialog';
import { areSame } from '../../../ui/sameProps';
import { TitlePart } from '../TitlePart';
import { PlayerPlate } from './PlayerPlate';
import styles from './Players.module.css';
import type { Chips } from './useChips';
import type { LoadedTitle, Scene } from '../../../kit/contract';

type Props = {
  title: LoadedTitle;
  scene: Scene;
  seats: readonly Seat[];
  /** Whether no time passes. */
  isPaused: boolean;
  /** Whether nobody does anything any more, though the match has no end. */
  isAbandoned: boolean;
  reactions: Snapshot['reactions'];
  isPhone: boolean;
  chips?: Chips;
};

/** Everybody at the table in the order of play, the reader last and so nearest to their own things; drawn anew only where something of it changes. */
export const Players = memo(function Players(props: Props) {
  const { title, scene, seats, isPaused, isAbandoned, reactions, isPhone, chips = {} } = props;
  const { t } = useTranslation('match');
  const [opened, setOpened] = useState<PlayerID | null>(null);
  const { Holdings, OwnHoldings, Note } = title;
  const order = fromLeftOf(scene.playerID, scene.ctx.playOrder);
  // what came last says nothing beside points that all come together at the end
  const isEnding = scene.counting !== undefined || scene.ctx.gameover !== undefined;
  return (
    <section className={styles.players} aria-label={t('players')} data-many={order.length > 4}>
      <ol className={styles.list}>
        {order.map((playerID) => (
          <PlayerPlate
            key={playerID}
            playerID={playerID}
            seat={seats[Number(playerID)]}
            scene={scene}
            isPaused={isPaused}
            isAbandoned={isAbandoned}
            reaction={reactions[playerID]}
            info={title.plate(scene, playerID)}
            chip={isEnding ? undefined : chips[playerID]}
            onOpen={isPhone ? () => setOpened(playerID) : undefined}
          >
            {!isPhone && playerID !== scene.playerID && (
              <TitlePart part={Holdings} scene={{ ...scene, of: playerID }} />
            )}
            {!isPhone && playerID === scene.playerID && OwnHoldings && (
              <TitlePart part={OwnHoldings} scene={{ ...scene, of: playerID }} />
            )}
          </PlayerPlate>
        ))}
      </ol>
      {!isPhone && (
        // it may be higher than its place, and then scrolls by keyboard too
        <div className={styles.note} role="region" aria-label={t('note')} tabIndex={0}>
          <TitlePart part={Note} scene={scene} />
        </div>
      )}
      {opened !== null && (
        <Dialog title={scene.name(opened)} onClose={() => setOpened(null)}>
          <div className={styles.opened}>
            {opened === scene.playerID && OwnHoldings ? (
              <OwnHoldings {...scene} of={opened} />
            ) : (
              <Holdings {...scene} of={opened} />
            )}
          </div>
          <Note {...scene} of={opened} />
        </Dialog>
      )}
    </section>
  );
}, areSame);

/** The order of play, beginning after a player and so ending with them. */
function fromLeftOf(playerID: PlayerID | null, order: readonly PlayerID[]): readonly PlayerID[] {
  if (playerID === null) return order;
  const next = order.indexOf(playerID) + 1;
  return [...order.slice(next), ...order.slice(0, next)];
}
