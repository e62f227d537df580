import { useTranslation } from 'react-i18next';
import { colorPoints } from '../../../shared/games/ya-blew-it/scoring';
import styles from './PointsTable.module.css';

const GEMS = [1, 2, 3, 4, 5, 6];

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTranslation('ya-blew-it');
  return (
    <table className={styles.points}>
      <tbody>
        <tr>
          <th scope="row">{t('note.gems')}</th>
          {GEMS.map((gems) => (
            <td key={gems}>{gems === GEMS.at(-1) ? `${gems}+` : gems}</td>
          ))}
        </tr>
        <tr className={styles.worth}>
          <th scope="row">{t('note.points')}</th>
          {GEMS.map((gems) => (
            <td key={gems}>{colorPoints(gems)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
