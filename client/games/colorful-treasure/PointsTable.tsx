import { useTranslation } from 'react-i18next';
import { GEMS } from '../../../shared/games/colorful-treasure/figures';
import styles from './PointsTable.module.css';

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTranslation('colorful-treasure');
  return (
    <table className={styles.points}>
      <tbody>
        <tr>
          <th scope="row">{t('note.gems')}</th>
          {GEMS.basic.value.map((_, i) => (
            <td key={i}>{i + 1}</td>
          ))}
        </tr>
        <tr className={styles.worth}>
          <th scope="row">{t('note.worth')}</th>
          {GEMS.basic.value.map((points) => (
            <td key={points}>{points}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
