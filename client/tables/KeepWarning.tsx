import { useTranslation } from 'react-i18next';
import { keepsThings } from '../net/device';
import { isInApp } from '../net/deviceLabel';
import field from '../ui/field.module.css';
import { WarningIcon } from '../ui/icons';

/** Where the seat would be lost with the page, says so, and what helps. */
export function KeepWarning() {
  const { t } = useTranslation('app');
  const why = !keepsThings() ? 'blocked' : isInApp(navigator) ? 'inApp' : null;
  return (
    why && (
      <p className={field.error} role="note">
        <WarningIcon size={15} />
        {t(`keep.${why}`)}
      </p>
    )
  );
}
