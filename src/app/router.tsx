import i18next from 'i18next';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { BASE_PATH } from '../domain/initial-config';
import type { FirstTextFile } from '../i18n/locales-path';
import { textsOfView } from '../i18n/setup';
import { loadFile, NewVersionError } from '../lib/load-file';
import { canReachServer } from '../lib/reach';
import { whenReady } from '../lib/readiness';
import { chunkArrived, reloadOnce } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { store } from '../lib/store';
import { useLazyComponent } from '../lib/use-lazy-component';
import { isByToken } from '../modes/page-context';
import {
  DEFAULT_ROUTE,
  EMBEDDED_ROUTE,
  firstTextsOf,
  INDEX_ROUTE,
  SCREENS,
  type ScreenRecord,
} from '../screens/screens';
import { showToast } from '../ui/toast-store';
import { AuthLayout } from './auth-layout';
import type { MemberLoader } from './load-member';
import { ownPageOptions } from './own-page';
import { FirstPageSkeleton, LoadingPage } from './page-skeleton';
import { ErrorPage, RootErrorPage, ScreenErrorPage } from './root-error-page';
import { codeOf, type ScreenCode } from './routes';
import { Shell } from './shell';

/** Replaces a screen whose code failed to load, and imports it again at once and on each 'Try again'. */
function LazyScreen({ load }: { readonly load: () => Promise<ComponentType> }) {
  const screen = useLazyComponent(load);
  if (screen.status === 'loading') return <LoadingPage />;
  if (screen.status === 'ready') return <screen.Component />;
  return <ErrorPage onRetry={screen.retry} isOld={screen.isOld} isOffline={!navigator.onLine} />;
}

/** Creates the router of the account area, under /user/accounts. */
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
            // The profile loads once per page.
            shouldRevalidate: () => store.profileError,
            children: SCREENS.map((screen) => ({
              path: screen.path,
              handle: { titleKey: screen.titleKey },
              ...ownPageOptions(screen.path, sdkToken),
              lazy: () => loadScreen(() => loadByMode(screen), targetOf, firstTextsOf(screen)),
            })),
          },
          { path: '*', lazy: () => loadScreen(async () => (await import('./not-found-page')).NotFoundPage, targetOf) },
        ],
      },
    ],
    { basename: BASE_PATH.replace(/\/$/, '') },
  );
  /** The present address during the first load. */
  function targetOf(): string {
    const { location: target } = router.state.navigation;
    return target ? router.createHref(target) : location.href;
  }
  return router;
}

/** Keeps query and hash. */
function ToDefaultRoute() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: isByToken() ? EMBEDDED_ROUTE : DEFAULT_ROUTE, search, hash }} replace />;
}

async function loadByMode(screen: ScreenRecord) {
  const { load } = codeOf(screen);
  if (!isByToken()) return load();
  return (await import('../features/sdk/screen-by-token')).loadByToken(screen, load);
}

async function loadScreen(load: ScreenCode['load'], targetOf: () => string, texts?: FirstTextFile) {
  const fetchScreen = async () => {
    const [Component] = await Promise.all([loadFile(load), textsOfView(texts)]);
    allowReloadWhenReady();
    return Component;
  };
  try {
    return { Component: await fetchScreen() };
  } catch (error) {
    // Offline, a page load would show the browser's own error.
    if (!(await canReachServer())) return { element: <LazyScreen load={fetchScreen} /> };
    // In SDK mode the page reloads with its token, only when that helps.
    const isReloading = isByToken()
      ? error instanceof NewVersionError && reloadOnce(addressWithToken())
      : reloadOnce(targetOf());
    if (isReloading) return new Promise<never>(() => {});
    // The router caches a rejected `lazy` call, so return a screen that repeats the import.
    return { element: <LazyScreen load={fetchScreen} /> };
  }
}

/** Earlier, a missing file could cause an endless loop. */
function allowReloadWhenReady(): void {
  whenReady(() => {
    if (chunkArrived()) showToast({ kind: 'message', title: i18next.t('errors.newVersionTitle'), icon: 'info' });
  });
}
