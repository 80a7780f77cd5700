import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { variantOfHost } from '../domain/sites';
import { homeAddress } from '../i18n/language-path';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../i18n/languages';
import { initialConfig } from '../lib/initial-config';
import { Button } from '../ui/button';
import { changeLanguage } from './change-language';
import { signOut } from './sign-out';
import { TestnetBadge } from './testnet-badge';

const LINK = 'inline-flex min-h-10 items-center rounded-base px-2 text-sm hover:bg-sunken';

/** The page's header: navigation, help, language selection and the sign-out button. */
export function Header() {
  const { t, i18n } = useTranslation();
  const { links } = initialConfig();
  return (
    <header className="border-b border-line bg-bg">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-base focus:bg-raised focus:p-3"
      >
        {t('shell.skipToContent')}
      </a>
      <nav
        aria-label={t('shell.mainNavigation')}
        className="mx-auto flex min-h-14 max-w-248 items-center gap-x-2 px-4 py-1"
      >
        <a href={homeAddress(links.home, i18n.language)} className={`${LINK} -ms-2 font-semibold max-sm:hidden`}>
          {t('shell.home')}
        </a>
        <NavLink to={DEFAULT_ROUTE} className={`${LINK} aria-[current=page]:text-brand-ink max-sm:-ms-2`}>
          {t('shell.verification')}
        </NavLink>
        <a href={links.helpCentre} className={`${LINK} max-sm:hidden`}>
          {t('shell.help')}
        </a>
        <span className="max-sm:hidden">
          <TestnetBadge />
        </span>
        {/* In a narrow header the language list shrinks first, down to its arrow, so that no label wraps. */}
        <span className="ms-auto flex shrink-999 items-center gap-2">
          <LanguageSelect />
          <SignOut />
        </span>
      </nav>
    </header>
  );
}

function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const { offered } = VARIANT_LANGUAGES[variantOfHost(location.hostname, initialConfig().hostPatterns)];
  return (
    <select
      aria-label={t('shell.language')}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.target.value as Language)}
      className="min-h-8 w-full min-w-16 max-w-32 rounded-base border border-line-strong bg-surface px-2 text-sm text-ellipsis sm:max-w-44"
    >
      {offered.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGES[language].name}
        </option>
      ))}
    </select>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const onSignOut = async () => {
    setIsSigningOut(true);
    try {
      await signOut();
    } finally {
      // A failed call rejects further: `showUnhandledRejections` shows it.
      setIsSigningOut(false);
    }
  };
  return (
    <Button
      size="small"
      variant="default"
      className="-me-3 shrink-0"
      loading={isSigningOut}
      onClick={() => void onSignOut()}
    >
      {t('shell.signOut')}
    </Button>
  );
}
