import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp, oneOf } from '../domain/look-up';
import { variantOfHost } from '../domain/variants';
import { applyLanguage } from '../i18n/detect';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../i18n/languages';
import { canKeepKey } from '../lib/drafts/key';
import { initialConfig } from '../lib/initial-config';
import { loadFile, NewVersionError } from '../lib/load-file';
import { reloadAt } from '../lib/reload-once';
import { GlobeIcon, Spinner } from '../ui/icons';
import { showToast } from '../ui/toast-store';

/** Loaded on demand. Reloads in the new language if the server has a newer build. */
async function change(language: Language): Promise<void> {
  try {
    const { changeLanguage } = await loadFile(() => import('./change-language'));
    await changeLanguage(language);
  } catch (error) {
    if (!(error instanceof NewVersionError)) throw error;
    const reload = () => {
      rememberLanguage(language);
      reloadAt();
    };
    if (canKeepKey()) return reload();
    const label = i18next.t('kyc.continue');
    showToast({
      kind: 'message',
      title: i18next.t('errors.newVersionTitle'),
      icon: 'info',
      duration: Number.POSITIVE_INFINITY,
      action: { label, altText: label, onAction: reload },
    });
  }
}

/** In storage, and in the address if it names one. */
export function rememberLanguage(language: Language): void {
  applyLanguage(language);
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const { offered } = VARIANT_LANGUAGES[variantOfHost(location.hostname, initialConfig().hostPatterns)];
  const [changes, setChanges] = useState(0);
  const isChanging = changes > 0;
  const name = lookUp(LANGUAGES, i18n.language)?.name;
  return (
    <span className="relative flex min-h-11 items-center gap-2 rounded-base px-2 text-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus hover:bg-sunken hover:text-ink">
      {isChanging ? <Spinner className="size-5 shrink-0" /> : <GlobeIcon className="shrink-0" />}
      <span aria-hidden="true">{name}</span>
      {/* A transparent select over the globe opens the browser's own list. */}
      <select
        aria-label={t('shell.language')}
        aria-busy={isChanging || undefined}
        value={i18n.language}
        onChange={(event) => {
          const language = oneOf(offered, event.target.value);
          if (!language) return;
          setChanges((count) => count + 1);
          void change(language).finally(() => setChanges((count) => count - 1));
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
