import { useTranslation } from '../../text/useTranslation';
import { changeLanguage, LANGUAGES } from '../../text/i18n';
import { changeTheme, isLight, useTheme } from '../../app/theme';
import { Button } from '../../ui/controls/Button';
import { LanguageIcon, MoonIcon, SunIcon } from '../../ui/signs/icons';
import { LANGUAGE_NAMES } from '../../app/languageNames';

/** Changes to the next language, which is named in itself. */
export function LanguageButton() {
  const { i18n } = useTranslation('app');
  const now = LANGUAGES.findIndex((language) => language === i18n.language);
  const next = LANGUAGES[(now + 1) % LANGUAGES.length];
  return (
    <Button
      kind="ghost"
      icon={<LanguageIcon />}
      lang={next}
      onClick={() => void changeLanguage(next)}
    >
      {LANGUAGE_NAMES[next]}
    </Button>
  );
}

/** Changes between evening and daylight. */
export function ThemeButton() {
  const { t } = useTranslation('app');
  const light = isLight(useTheme());
  const next = light ? 'dark' : 'light';
  return (
    <Button
      kind="ghost"
      icon={light ? <MoonIcon /> : <SunIcon />}
      onClick={() => changeTheme(next)}
    >
      {t(`theme.${next}`)}
    </Button>
  );
}
