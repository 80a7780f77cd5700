import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, INDEX_ROUTE } from '../domain/routes';
import { chunkArrived, reloadOnce } from '../lib/reload-once';
import { store } from '../lib/store';
import { isByToken } from '../modes/page-context';
import { AuthLayout } from './auth-layout';
import { LateScreen } from './late-screen';
import type { MemberLoader } from './load-member';
import { FirstPageSkeleton } from './page-skeleton';
import { RootErrorPage, ScreenErrorPage } from './root-error-page';
import { ROUTE_TABLE, type RouteRow } from './routes';
import { Shell } from './shell';

/**
 * Creates the router of the account area, under /user/accounts.
 *
 * @param loadMember loads the member before any verification screen
 */
export function createAccountRouter(loadMember: MemberLoader) {
  return createBrowserRouter(
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
            children: ROUTE_TABLE.map(routeOf),
          },
          { path: '*', lazy: () => loadScreen(async () => (await import('./not-found-page')).NotFoundPage) },
        ],
      },
    ],
    { basename: BASE_PATH.replace(/\/$/, '') },
  );
}

/** Redirects an index route to the personal page and keeps query and hash. */
function ToDefaultRoute() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: isByToken() ? EMBEDDED_ROUTE : DEFAULT_ROUTE, search, hash }} replace />;
}

function routeOf(row: RouteRow): RouteObject {
  const { path, titleKey } = row;
  const loadOwn = async () => (await import('../features/sdk/screen-by-token')).loadByToken(row);
  return { path, handle: { titleKey }, lazy: () => loadScreen(isByToken() ? loadOwn : row.load) };
}

async function loadScreen(load: RouteRow['load']) {
  const fetchScreen = async () => {
    const Component = await load();
    chunkArrived();
    return Component;
  };
  try {
    return { Component: await fetchScreen() };
  } catch {
    // In SDK mode a reload would lose the token, which is kept in memory only.
    const isReloading = !isByToken() && reloadOnce();
    // Never resolves, so that the skeleton stays until the page reloads.
    if (isReloading) return new Promise<never>(() => {});
    // The router would cache a rejected `lazy` call for good, so return a screen that repeats the import.
    return { element: <LateScreen load={fetchScreen} /> };
  }
}
