import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { Button } from '../../ui/controls/Button';

type Props = { few: number; children: readonly ReactNode[] };

/** A list that shows a few, and all when asked. */
export function ShortList({ few, children }: Props) {
  const { t } = useTranslation('app');
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul>{isAll ? children : children.slice(0, few)}</ul>
      {children.length > few && !isAll && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {t('showAll', { count: children.length })}
        </Button>
      )}
    </>
  );
}
