import { useTitleTexts } from '../text/useTranslation';
import { legalMoves } from '../../shared/engine/legal';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import type { Key, OnTable } from '../games/ya-blew-it/types';
import { title } from '../games/ya-blew-it';
import { PlayerPlate } from '../pages/match/players/PlayerPlate';
import styles from './MineTable.module.css';
import { Part, Sample } from './Part';
import { position, view, VIEWER } from './position';
import { TABLE } from './sampleTable';

/** The parts of a match of Ya Blew It!, as one of its players sees them. */
export function MineTable() {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  const { ctx, awaited } = position;
  const scene: OnTable = {
    view,
    ctx,
    playerID: VIEWER,
    legal: legalMoves(yaBlewIt, view, ctx, VIEWER),
    awaited,
    events: [],
    happening: [],
    resting: [],
    pointed: [],
    draft: null,
    setDraft() {},
    play() {},
    playAll() {},
    name: (id) => TABLE.players[Number(id)].name ?? t('match:seat', { number: Number(id) + 1 }),
    t,
  };
  const { Surface, Board, Own, Holdings, Note, Mark } = title;
  return (
    <Part name="Ya Blew It!, a match" data-title="ya-blew-it">
      <Sample name="Mark">
        <Mark size={40} />
      </Sample>
      <Sample name="Note">
        <Note {...scene} />
      </Sample>
      <Sample name="Surface and Board" wide>
        <div className={styles.board}>
          <div className={styles.surface}>
            <Surface />
          </div>
          <Board {...scene} />
        </div>
      </Sample>
      <Sample name="Own" wide>
        <Own {...scene} playerID={VIEWER} />
      </Sample>
      <Sample name="PlayerPlate and Holdings" wide>
        <ol className={styles.plates}>
          {ctx.playOrder.map((of) => (
            <PlayerPlate
              key={of}
              playerID={of}
              seat={TABLE.players[Number(of)]}
              scene={scene}
              isPaused={false}
              info={title.plate(scene, of)}
            >
              <Holdings {...scene} of={of} />
            </PlayerPlate>
          ))}
        </ol>
      </Sample>
    </Part>
  );
}
