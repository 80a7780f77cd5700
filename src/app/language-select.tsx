import { useTranslation } from 'react-i18next';
import { lookUp, oneOf } from '../domain/look-up';
import { variantOfHost } from '../domain/variants';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../i18n/languages';
import { initialConfig } from '../lib/initial-config';
import { GlobeIcon } from '../ui/icons';

/** Loaded when it is needed: hardly any visit changes the language. */
const change = async (language: Language) => (await import('./change-language')).changeLanguage(language);

/** Quiet language control: a globe with the language's name, or the globe alone on phones. The browser's own list opens from it. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const { offered } = VARIANT_LANGUAGES[variantOfHost(location.hostname, initialConfig().hostPatterns)];
  const name = lookUp(LANGUAGES, i18n.language)?.name;
  return (
    <span className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-base px-2 text-sm text-muted has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus hover:bg-sunken hover:text-ink">
      <GlobeIcon className="shrink-0" />
      <span aria-hidden="true" className="max-sm:hidden">
        {name}
      </span>
      {/* Transparent over the globe: members get the browser's list, which fits every device, and the look of a quiet link. */}
      <select
        aria-label={t('shell.language')}
        value={i18n.language}
        onChange={(event) => {
          const language = oneOf(offered, event.target.value);
          if (language) void change(language);
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0 *:bg-surface *:text-ink"
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language].name}
          </option>
        ))}
      </select>
    </span>
  );
}
