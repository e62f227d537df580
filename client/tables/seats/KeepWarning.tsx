import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { Link, useLocation } from 'wouter';
import { PAGES } from '../../../shared/protocol/routes';
import { deviceKey, keepsThings, useForgotten } from '../../net/device';
import { isInApp } from '../../net/deviceLabel';
import field from '../../ui/controls/field.module.css';
import { WarningIcon } from '../../ui/signs/icons';

/** Why a seat would be lost with the page, as the key of a sentence; `null` where it would not. */
export function useUnkept(): 'forgotten' | 'blocked' | 'inApp' | null {
  const isForgotten = useForgotten();
  // to find that out takes long, since something has to be kept for it
  const [keeps] = useState(keepsThings);
  if (isForgotten) return 'forgotten';
  if (!keeps) return 'blocked';
  return isInApp(navigator) ? 'inApp' : null;
}

/** Where the seat would be lost with the page, says so, and what helps. */
export function KeepWarning() {
  const { t } = useTranslation('app');
  const why = useUnkept();
  const [at] = useLocation();
  return (
    why && (
      <p className={field.error} role="note">
        <WarningIcon size={15} />
        <span>
          {t(`keep.${why}`)}{' '}
          {deviceKey() !== null && at !== PAGES.devices && (
            <Link href={PAGES.devices}>{t('devices.link')}</Link>
          )}
        </span>
      </p>
    )
  );
}
