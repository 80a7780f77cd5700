import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { homePage } from '../features/shared/exits/home-page';
import { HelpButton } from '../features/shared/help/help-button';
import { Opens, SQUARE } from '../features/shared/help/opens';
import { initialConfig } from '../lib/initial-config';
import { hasFirstTexts } from '../lib/lazy-texts';
import { loadFile } from '../lib/load-file';
import { useLazyComponent } from '../lib/use-lazy-component';
import { screenAt } from '../screens/address';
import { DEFAULT_ROUTE } from '../screens/screens';
import { Brand } from '../ui/brand';
import { ChevronEndIcon, MenuIcon } from '../ui/icons';
import { TestnetBadge } from './testnet-badge';

const LINK = 'inline-flex min-h-11 items-center rounded-base px-2 text-sm text-muted hover:text-ink';

const loadBackLink = hasFirstTexts(async () => (await loadFile(() => import('./back-link'))).BackLink);
const loadMenu = async () => (await loadFile(() => import('./menu'))).Menu;
const loadHelp = async () => (await loadFile(() => import('./header-help'))).HeaderHelp;

export function Header() {
  const { t, i18n } = useTranslation();
  const { links, brand } = initialConfig();
  const isPersonal = screenAt(useLocation().pathname) === DEFAULT_ROUTE;
  const home = homePage(i18n.language);
  // Replaces the header of `index.html` in the same frame.
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
        {/* From 1088 px it sits beside the page. */}
        <span className="-ms-3 size-11 shrink-0 sm:-me-2 min-[68rem]:-ms-11">
          {isPersonal ? (
            <a href={home} aria-label={t('shell.back')} className={SQUARE}>
              <ChevronEndIcon className="rotate-180" />
            </a>
          ) : (
            <Back />
          )}
        </span>
        <a
          href={home}
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
          className={`${LINK} aria-[current=page]:text-ink max-sm:hidden`}
        >
          {t('shell.verification')}
        </Link>
        <a href={links.helpCentre} className={`${LINK} max-lg:hidden`}>
          {t('shell.help')}
        </a>
        <HelpButton load={loadHelp} className="lg:hidden" />
        <Opens load={loadMenu} label={t('shell.menu')} className="-me-3">
          <MenuIcon />
        </Opens>
      </nav>
    </header>
  );
}

/** Leads to the wider product. */
function Back() {
  const link = useLazyComponent(loadBackLink);
  return link.status === 'ready' && <link.Component />;
}
