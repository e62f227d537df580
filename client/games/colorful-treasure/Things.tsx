import type { PlayerID } from 'boardgame.io';
import { KINDS } from '../../../shared/games/colorful-treasure/state';
import { Face } from './art/Face';
import { Token } from './art/Token';
import { Treasure } from './art/Treasure';
import { Chip } from './Chip';
import type { OnTable } from './draft';
import { belongingsOf } from './belongings';

type Props = Pick<OnTable, 'view' | 't'> & { of: PlayerID };

/** What a player has beside gems: diamonds, keys and chests as cards and as tokens, and action tokens. */
export function Things({ view: { table }, of, t }: Props) {
  const { diamonds, diamondTokens, kinds, kept, faces } = belongingsOf(table, of);
  return (
    <>
      {diamonds > 0 && (
        <Chip count={diamonds} words={t('own.diamonds', { count: diamonds })}>
          <Treasure of="diamond" />
        </Chip>
      )}
      {diamondTokens > 0 && (
        <Chip count={diamondTokens} words={t('own.diamondTokens', { count: diamondTokens })}>
          <Token of="diamond" />
        </Chip>
      )}
      {KINDS.map(
        (kind) =>
          kinds[kind] > 0 && (
            <Chip key={kind} count={kinds[kind]} words={t(`own.${kind}`, { count: kinds[kind] })}>
              <Treasure of={kind} />
            </Chip>
          ),
      )}
      {KINDS.map(
        (kind) =>
          kept[kind] > 0 && (
            <Chip
              key={kind}
              count={kept[kind]}
              words={t(`own.${kind}Token`, { count: kept[kind] })}
            >
              <Token of={kind} />
            </Chip>
          ),
      )}
      {faces.map((face) => (
        <Chip key={face} words={`${t(`face.${face}.name`)}: ${t(`face.${face}.about`)}`}>
          <Face face={face} />
        </Chip>
      ))}
    </>
  );
}
