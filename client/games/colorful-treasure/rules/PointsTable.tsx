import { useTitleTexts } from '../../../text/useTranslation';
import { GEMS } from '../../../../shared/games/colorful-treasure/figures';
import { FigureTable } from '../../../kit/FigureTable';
import type { Key } from '../types';

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTitleTexts<Key>('colorful-treasure');
  const points = GEMS.basic.value;
  const rows = [
    { name: t('note.gems'), figures: points.map((_, i) => i + 1) },
    { name: t('note.worth'), figures: points },
  ];
  return <FigureTable rows={rows} />;
}
