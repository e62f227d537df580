import { useTranslation } from 'react-i18next';
import { GEMS } from '../../../../shared/games/colorful-treasure/figures';
import { FigureTable } from '../../../kit/FigureTable';

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTranslation('colorful-treasure');
  const points = GEMS.basic.value;
  const rows = [
    { name: t('note.gems'), figures: points.map((_, i) => i + 1) },
    { name: t('note.worth'), figures: points },
  ];
  return <FigureTable rows={rows} />;
}
