import { useTitleTexts } from '../../../text/useTranslation';
import type { Draw } from '../../../../shared/engine/draws';
import styles from './Draws.module.css';

/** How many lines a page has: most matches have fewer. */
const MOST = 300;

type Props = {
  game: string;
  /** Those of a file that was found to be right: what is said of them is no longer anybody's word. */
  draws: readonly Draw[];
};

/** Every draw of a match: when, for what, and what came. */
export function Draws({ game, draws }: Props) {
  const { t } = useTitleTexts<`drawn.${string}`>(game);
  // rules that were frozen before draws had names have none
  const isNamed = draws.some(({ purpose }) => purpose !== undefined);
  const heads = (['when', 'purpose', 'result'] as const).filter(
    (head) => isNamed || head !== 'purpose',
  );
  const wordsOf = ({ what, of, result }: Draw) =>
    what === 'shuffle'
      ? t('file:drawn.shuffle', { count: of })
      : // places count from 0
        t(`file:drawn.${what}`, { of, result: Number(result) + (what === 'pick' ? 1 : 0) });
  return (
    <details className={styles.draws}>
      <summary>{t('file:drawn.title')}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`file:drawn.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draws.slice(0, MOST).map((draw, i) => (
            <tr key={i}>
              <td>{draw.at === 0 ? t('file:drawn.deal') : t('file:drawn.move', draw)}</td>
              {isNamed && <td>{draw.purpose && t(`drawn.${draw.purpose}`)}</td>}
              <td>{wordsOf(draw)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {draws.length > MOST && <p>{t('file:drawn.more', { count: draws.length - MOST })}</p>}
    </details>
  );
}
