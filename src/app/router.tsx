import i18next from 'i18next';
import { createBrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, INDEX_ROUTE } from '../domain/routes';
import type { FirstTextFile } from '../i18n/locales-path';
import { textsOfView } from '../i18n/setup';
import { loadFile, NewVersionError } from '../lib/load-file';
import { whenReady } from '../lib/readiness';
import { chunkArrived, reloadOnce } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { store } from '../lib/store';
import { isByToken } from '../modes/page-context';
import { showToast } from '../ui/toast-store';
import { AuthLayout } from './auth-layout';
import { LateScreen } from './late-screen';
import type { MemberLoader } from './load-member';
import { ownPageOptions } from './own-page';
import { FirstPageSkeleton } from './page-skeleton';
import { RootErrorPage, ScreenErrorPage } from './root-error-page';
import { ROUTE_TABLE, type RouteRow } from './routes';
import { Shell } from './shell';

/**
 * Creates the router of the account area, under /user/accounts.
 *
 * @param loadMember loads the member before any verification screen
 * @param sdkToken of a page by token
 */
export function createAccountRouter(loadMember: MemberLoader, sdkToken: string | undefined) {
  const router = createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <RootErrorPage />,
        hydrateFallbackElement: <FirstPageSkeleton />,
        children: [
          ...['/', INDEX_ROUTE].map((path) => ({ path, element: <ToDefaultRoute /> })),
          {
            element: <AuthLayout />,
            errorElement: <ScreenErrorPage />,
            loader: loadMember,
            // The profile is loaded once per page; a failed load is repeated when the member clicks 'Try again'.
            shouldRevalidate: () => store.profileError,
            children: ROUTE_TABLE.map((row) => ({
              path: row.path,
              handle: { titleKey: row.titleKey },
              ...ownPageOptions(row.path, sdkToken),
              lazy: () => loadScreen(() => loadByMode(row), targetOf, row.firstTexts),
            })),
          },
          { path: '*', lazy: () => loadScreen(async () => (await import('./not-found-page')).NotFoundPage, targetOf) },
        ],
      },
    ],
    { basename: BASE_PATH.replace(/\/$/, '') },
  );
  /** Address that the member is on the way to; the present one while the first screen is loading. */
  function targetOf(): string {
    const { location: target } = router.state.navigation;
    return target ? router.createHref(target) : location.href;
  }
  return router;
}

/** Redirects an index route to the personal page and keeps query and hash. */
function ToDefaultRoute() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: isByToken() ? EMBEDDED_ROUTE : DEFAULT_ROUTE, search, hash }} replace />;
}

/** Imports a screen, or what stands in its place in SDK mode. */
async function loadByMode(row: RouteRow) {
  if (!isByToken()) return row.load();
  return (await import('../features/sdk/screen-by-token')).loadByToken(row);
}

async function loadScreen(load: RouteRow['load'], targetOf: () => string, texts?: FirstTextFile) {
  const fetchScreen = async () => {
    const [Component] = await Promise.all([loadFile(load), textsOfView(texts)]);
    allowReloadWhenReady();
    return Component;
  };
  try {
    return { Component: await fetchScreen() };
  } catch (error) {
    // Offline, loading the page would lead to the browser's own error.
    if (!navigator.onLine) return { element: <LateScreen load={fetchScreen} /> };
    // In SDK mode the page has to be loaded again with its token, which is only done when that helps.
    const isReloading = isByToken()
      ? error instanceof NewVersionError && reloadOnce(addressWithToken())
      : reloadOnce(targetOf());
    // Never resolves, so that the present screen or the skeleton stays until the page reloads.
    if (isReloading) return new Promise<never>(() => {});
    // The router would cache a rejected `lazy` call for good, so return a screen that repeats the import.
    return { element: <LateScreen load={fetchScreen} /> };
  }
}

/**
 * Once the page is ready, all its files are there: allows another reload for a missing file, and tells a member for whom the page was loaded
 * again why it was. Not earlier, because a file beside the screen's could still be missing, and the page would be loaded again without end.
 */
function allowReloadWhenReady(): void {
  whenReady(() => {
    if (chunkArrived()) showToast({ kind: 'message', title: i18next.t('errors.newVersionTitle'), icon: 'info' });
  });
}
