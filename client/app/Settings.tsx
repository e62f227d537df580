import { useTranslation } from '../text/useTranslation';
import { changeLanguage, type Language, LANGUAGES } from '../text/i18n';
import { changeTheme, THEMES, useTheme } from './theme';
import { Choice } from '../ui/controls/Choice';
import { LANGUAGE_NAMES } from './languageNames';
import styles from './Settings.module.css';

/** How everything looks and reads in this browser. */
export function Settings() {
  const { t, i18n } = useTranslation('app');
  const theme = useTheme();
  return (
    <div className={styles.settings}>
      <Choice
        label={t('settings.language')}
        value={i18n.language as Language}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
        }))}
        onChange={(language) => void changeLanguage(language)}
      />
      <Choice
        label={t('settings.light')}
        value={theme}
        options={THEMES.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
        onChange={changeTheme}
      />
    </div>
  );
}
