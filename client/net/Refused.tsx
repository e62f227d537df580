import type { ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import type { RefusalCode } from '../../shared/protocol/refusals';
import field from '../ui/controls/field.module.css';
import { WarningIcon } from '../ui/signs/icons';

type Props = {
  code: RefusalCode | null;
  /** A better sentence for it, where there is one. */
  children?: ReactNode;
};

/** Why something did not work, said at once to everybody. */
export function Refused({ code, children }: Props) {
  const { t } = useTranslation('app');
  return (
    <div role="alert" className={field.refused}>
      {code && (
        <p className={field.error}>
          <WarningIcon size={15} />
          {children || t(`refusal.${code}`)}
        </p>
      )}
    </div>
  );
}
