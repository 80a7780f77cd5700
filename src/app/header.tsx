import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DEFAULT_ROUTE, screenAt } from '../domain/routes';
import { homePage } from '../features/shared/exits/home-page';
import { initialConfig } from '../lib/initial-config';
import { loadFile } from '../lib/load-file';
import { whenReady } from '../lib/readiness';
import { useLazyComponent } from '../lib/use-lazy-component';
import { Brand } from '../ui/brand';
import { Button } from '../ui/button';
import { LanguageSelect } from './language-select';
import { TestnetBadge } from './testnet-badge';

const LINK = 'inline-flex min-h-11 items-center rounded-base px-2 text-sm';

const loadBackLink = async () => (await loadFile(() => import('./back-link'))).BackLink;

/** The page's header: the way back, whose page it is, help, language selection and the sign-out button. */
export function Header() {
  const { t, i18n } = useTranslation();
  const { links, brand } = initialConfig();
  const isPersonal = screenAt(useLocation().pathname) === DEFAULT_ROUTE;
  // Replaces the header of `index.html` in the same frame, so that the page below does not move.
  useLayoutEffect(() => document.querySelector('.boot-header')?.remove(), []);
  return (
    <header className="border-b border-line bg-bg">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-base focus:bg-raised focus:p-3"
      >
        {t('shell.skipToContent')}
      </a>
      <nav aria-label={t('shell.mainNavigation')} className="mx-auto flex h-14 max-w-248 items-center px-4 sm:gap-x-2">
        {!isPersonal && <Back />}
        <a
          href={homePage(i18n.language)}
          className="me-auto inline-flex min-h-11 min-w-11 items-center gap-2.5 rounded-base font-semibold"
        >
          <Brand {...brand} />
          <span className="sr-only">{t('shell.home')}</span>
        </a>
        <span className="me-2 max-sm:hidden">
          <TestnetBadge />
        </span>
        <Link
          to={DEFAULT_ROUTE}
          aria-current={isPersonal ? 'page' : undefined}
          className={`${LINK} text-muted hover:text-ink aria-[current=page]:text-ink max-sm:hidden`}
        >
          {t('shell.verification')}
        </Link>
        <a href={links.helpCentre} className={`${LINK} text-muted hover:text-ink max-sm:hidden`}>
          {t('shell.help')}
        </a>
        <LanguageSelect />
        <SignOut />
      </nav>
    </header>
  );
}

/** The personal page, where most visits begin and end, has no way back, so the link is loaded with the other pages. Its place is kept free. */
function Back() {
  const link = useLazyComponent(loadBackLink);
  return <span className="-ms-3 size-11 shrink-0">{link.status === 'ready' && <link.Component />}</span>;
}

/** Loaded once the page is ready: no click waits for it, and no later deploy can take it away. */
const loadSignOut = async () => (await loadFile(() => import('./sign-out'))).signOut;

function SignOut() {
  const { t } = useTranslation();
  useEffect(() => whenReady(() => void loadSignOut().catch(() => undefined)), []);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const onSignOut = async () => {
    setIsSigningOut(true);
    try {
      const signOut = await loadSignOut();
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
