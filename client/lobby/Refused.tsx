import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '../../shared/protocol/table';
import field from '../ui/field.module.css';
import { WarningIcon } from '../ui/icons';

/** Why something did not work, said at once to everybody. */
export function Refused({ code }: { code: RefusalCode | null }) {
  const { t } = useTranslation('app');
  return (
    <div role="alert" className={field.refused}>
      {code && (
        <p className={field.error}>
          <WarningIcon size={15} />
          {t(`refusal.${code}`)}
        </p>
      )}
    </div>
  );
}
