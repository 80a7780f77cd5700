import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { markEntry } from '../../modes/page-context';
import { EMBEDDED_ROUTE, type ScreenRecord } from '../../screens/screens';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { OverviewLink } from '../shared/exits/overview-link';
import { TokenNeeded } from './token-needed';
import { WhoseAccount } from './whose-account';

/** No token can authorise these screens. */
export async function loadByToken(screen: ScreenRecord, load: () => Promise<ComponentType>): Promise<ComponentType> {
  const { path, titleKey, byToken } = screen;
  if (!byToken) return () => <NotAvailable titleKey={titleKey} />;
  const Content = await load();
  // It handles a missing token itself.
  return path === EMBEDDED_ROUTE ? Content : () => <ByToken titleKey={titleKey} Content={Content} />;
}

function NotAvailable({ titleKey }: Pick<ScreenRecord, 'titleKey'>) {
  const { t } = useTranslation();
  useMark();
  return (
    <Page hasNews title={t(titleKey)}>
      <ResultBanner level={1} tone="neutral" title={t('sdk.notAvailable.title')} actions={<OverviewLink isPrimary />}>
        <p>{t('sdk.notAvailable.body')}</p>
      </ResultBanner>
    </Page>
  );
}

/** A reload loses the token: neither address nor storage keeps it. */
function ByToken({ titleKey, Content }: Pick<ScreenRecord, 'titleKey'> & { readonly Content: ComponentType }) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  useMark();
  if (!sdk) {
    return (
      <Page hasNews title={t(titleKey)}>
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

/** A reload then asks for no login. */
function useMark(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useEffect(markEntry, [key]);
}
