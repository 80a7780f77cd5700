import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentPageContext } from '../modes/page-context';
import { LazyToaster } from '../ui/lazy-toaster';
import { Footer } from './footer';
import { Header } from './header';
import { PageTitle } from './page-title';
import { ReadyMark } from './ready-mark';
import { TestnetBadge } from './testnet-badge';

/** Layout around every screen: header and footer, in the containers that `index.html` provides, `main`, and toasts. */
export function Shell() {
  const { t } = useTranslation();
  const { header, footer } = MODE_CAPABILITIES[currentPageContext().mode];
  const [query] = useSearchParams();
  const showFooter = footer === 'unless-hidden' ? query.get('hidden') !== 'true' : footer;

  return (
    <>
      <PageTitle />
      <ReadyMark />
      {header && <InContainer id="app-header" content={<Header />} />}
      <main id="main" tabIndex={-1} className="px-4 py-8">
        {/* The badge moves here on phones, where the header is too narrow, and in modes without a header. */}
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
