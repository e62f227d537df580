import { useTranslation } from '../../text/useTranslation';

/** A day as it is written; the server tells days by the clock of Greenwich. */
export function useDay(): (at: number) => string {
  const { language } = useTranslation('devices').i18n;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (at) => format.format(at);
}
