import { ActionSign } from './art/ActionSign';
import { KindDisc } from './art/KindDisc';
import { SmallCard } from './art/SmallCard';
import { Ziggurat } from './art/Ziggurat';
import { px } from '../../ui/art/place';

/** The sign of a row of the score sheet. */
export function ScoreSign({ of }: { of: string }) {
  switch (of) {
    case 'offers':
      return <SmallCard of="building" width={20} height={20} />;
    case 'wonders':
      return <Ziggurat width={20} height={20} />;
    case 'unfinished':
      return (
        <span style={{ opacity: 0.55 }}>
          <Ziggurat width={20} height={20} />
        </span>
      );
    case 'discs':
      return <KindDisc kind="camel" width={20} height={20} />;
    case 'discBonus':
    case 'fivePoints':
      return (
        <svg viewBox="0 0 40 40" width={px(20)} height={px(20)} aria-hidden>
          <rect width="40" height="40" rx="5" fill="#a5351f" />
          <ActionSign kind={of} x={4} y={4} width={32} height={32} />
        </svg>
      );
    default:
      return null;
  }
}
