import { useTranslation } from 'react-i18next';
import { colorPoints } from '../../../../shared/games/ya-blew-it/scoring';
import { FigureTable } from '../../../kit/FigureTable';

const GEMS = [1, 2, 3, 4, 5, 6];

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTranslation('ya-blew-it');
  const rows = [
    { name: t('note.gems'), figures: GEMS.map((n) => (n === GEMS.at(-1) ? `${n}+` : n)) },
    { name: t('note.points'), figures: GEMS.map(colorPoints) },
  ];
  return <FigureTable rows={rows} />;
}
