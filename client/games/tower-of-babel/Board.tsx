import { size } from '../../../shared/games/tower-of-babel/cards';
import { WONDERS, type Wonder } from '../../../shared/games/tower-of-babel/state';
import { openDiscs } from '../../../shared/games/tower-of-babel/table';
import { shares } from '../../../shared/games/tower-of-babel/offers';
import styles from './Board.module.css';
import { DiscsLeft } from './DiscsLeft';
import type { OnTable } from './draft';
import { Frieze } from './Frieze';
import { Offers } from './Offers';
import { useStops } from './useStops';
import { WonderSite } from './WonderSite';

/** Eight wonders with their discs; for somebody who watches, the offers below them. */
export function Board(scene: OnTable) {
  const { view, ctx, playerID, pointed, legal, t } = scene;
  const { stop, onKeyDown } = useStops(openDiscs(view.table));
  const canBuild = legal.some(({ move }) => move === 'build');
  return (
    <div className={styles.board} data-watching={playerID === null}>
      <Frieze />
      <div className={styles.left}>
        <DiscsLeft view={view} t={t} />
      </div>
      <div
        className={styles.wonders}
        role="group"
        aria-label={t('board.wonders')}
        onKeyDown={onKeyDown}
      >
        {WONDERS.map((wonder) => (
          <WonderSite
            key={wonder}
            {...scene}
            wonder={wonder}
            coming={comingOn(wonder, scene)}
            isPointed={pointed.some((event) => 'wonder' in event && event.wonder === wonder)}
            canBuild={canBuild}
            stop={stop}
          />
        ))}
      </div>
      {playerID === null && (
        <div className={styles.offers}>
          <Offers {...scene} ctx={ctx} />
        </div>
      )}
    </div>
  );
}

/** The parts that a build would bring as it stands: those of accepted offers, and the rest by whoever builds. */
function comingOn(wonder: Wonder, { view: { table, hands }, ctx }: OnTable): string[] {
  const { build } = table;
  if (build?.wonder !== wonder || !build.offers || build.outcome) return [];
  if (build.accepted.length === 0 && size(hands[ctx.currentPlayer] ?? ({} as never)) === 0)
    return [];
  const { parts } = shares(build, ctx.currentPlayer);
  return ctx.playOrder.flatMap((id) => Array<string>(parts[id] ?? 0).fill(id));
}
