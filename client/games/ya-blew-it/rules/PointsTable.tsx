import { useTitleTexts } from '../../../text/useTranslation';
import { colorPoints } from '../../../../shared/games/ya-blew-it/scoring';
import { FigureTable } from '../../../kit/FigureTable';
import type { Key } from '../types';

const GEMS = [1, 2, 3, 4, 5, 6];

/** What so many gems of one colour are worth. */
export function PointsTable() {
  const { t } = useTitleTexts<Key>('ya-blew-it');
  const rows = [
    { name: t('note.gems'), figures: GEMS.map((n) => (n === GEMS.at(-1) ? `${n}+` : n)) },
    { name: t('note.points'), figures: GEMS.map(colorPoints) },
  ];
  return <FigureTable rows={rows} />;
}
