import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { navigation } from '../lib/navigated';
import { capabilities } from '../modes/page-context';
import { LazyToaster } from '../ui/lazy-toaster';
import { Footer } from './footer';
import { Header } from './header';
import { OwnerLine } from './owner-line';
import { PageTitle } from './page-title';
import { ReadyMark } from './ready-mark';
import { TestnetBadge } from './testnet-badge';

/** In the containers of `index.html`. */
export function Shell() {
  const { t } = useTranslation();
  const { header, footer } = capabilities();
  const [query] = useSearchParams();
  const address = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has to be reported.
  useEffect(navigation.emit, [address]);
  const showFooter = footer === 'unless-hidden' ? query.get('hidden') !== 'true' : footer;

  return (
    <>
      <PageTitle />
      <ReadyMark />
      {header && <InContainer id="app-header" content={<Header />} />}
      <main id="main" tabIndex={-1} className="px-4 py-8">
        {!header && <OwnerLine />}
        {/* The badge moves here on phones and without a header. */}
        <p className={`mx-auto mb-4 w-full max-w-240 empty:hidden ${header ? 'sm:hidden' : ''}`}>
          <TestnetBadge />
        </p>
        <Outlet />
      </main>
      {showFooter && <InContainer id="app-footer" content={<Footer />} />}
      <LazyToaster label={t('shell.notification')} closeLabel={t('shell.close')} />
    </>
  );
}

function InContainer({ id, content }: { readonly id: string; readonly content: React.ReactNode }) {
  const container = document.getElementById(id);
  return container && createPortal(content, container);
}
