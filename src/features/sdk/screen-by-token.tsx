import type { ParseKeys } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { EMBEDDED_ROUTE, type RoutePath, worksByTokenAt } from '../../domain/routes';
import { store } from '../../lib/store';
import { markEntry } from '../../modes/page-context';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { OverviewLink } from '../shared/exits/overview-link';
import { TokenNeeded } from './token-needed';
import { WhoseAccount } from './whose-account';

/** A row of the route table. */
interface Screen {
  readonly path: RoutePath;
  readonly titleKey: ParseKeys<'user-accounts'>;
  readonly load: () => Promise<ComponentType>;
}

/**
 * Loads what a page that was opened by token shows at a screen's path: the screen, or for one whose calls no token can authorise that it is not
 * available, without its code and its calls.
 */
export async function loadByToken({ path, titleKey, load }: Screen): Promise<ComponentType> {
  if (!worksByTokenAt(path)) return () => <NotAvailable titleKey={titleKey} />;
  const Content = await load();
  // The embedded verification says by itself whose account it is for, and what to do without a token.
  return path === EMBEDDED_ROUTE ? Content : () => <ByToken titleKey={titleKey} Content={Content} />;
}

function NotAvailable({ titleKey }: Pick<Screen, 'titleKey'>) {
  const { t } = useTranslation();
  useMark();
  return (
    <Page title={t(titleKey)}>
      <ResultBanner tone="neutral" title={t('sdk.notAvailable.title')} actions={<OverviewLink isPrimary />}>
        <p>{t('sdk.notAvailable.body')}</p>
      </ResultBanner>
    </Page>
  );
}

/** A screen of the account area with a token. After a reload there is none: it is in no address and no storage. */
function ByToken({ titleKey, Content }: Pick<Screen, 'titleKey'> & { readonly Content: ComponentType }) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  useMark();
  if (!sdk) {
    return (
      <Page title={t(titleKey)}>
        <TokenNeeded />
      </Page>
    );
  }
  return (
    <>
      <div className="mx-auto mb-4 w-full max-w-240 text-sm empty:hidden">
        <WhoseAccount />
      </div>
      <Content />
    </>
  );
}

/** Marks each entry of the history that the page makes, so that a reload of it does not ask for a login. */
function useMark(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useEffect(markEntry, [key]);
}
