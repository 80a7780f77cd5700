import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE, INDEX_ROUTE } from '../domain/routes';
import { chunkArrived, reloadOnce } from '../lib/reload-once';
import { store } from '../lib/store';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentOpening } from '../modes/opened';
import { AuthLayout } from './auth-layout';
import { LateScreen } from './late-screen';
import { loadMember } from './load-member';
import { NotAvailablePage } from './not-available-page';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { RootErrorPage, ScreenErrorPage } from './root-error-page';
import { ROUTE_TABLE, type RouteRow } from './routes';
import { Shell } from './shell';

/** Creates the router of the account area, under /user/accounts. */
export function createAccountRouter() {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <RootErrorPage />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [
          ...['/', INDEX_ROUTE].map((path) => ({ path, element: <ToDefaultRoute /> })),
          {
            // The parent of all verification screens loads the profile first.
            element: <AuthLayout />,
            errorElement: <ScreenErrorPage />,
            loader: loadMember,
            // Once is enough; a failed load is tried again on demand.
            shouldRevalidate: () => store.profileError,
            children: ROUTE_TABLE.map(routeOf),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
    { basename: BASE_PATH.replace(/\/$/, '') },
  );
}

/** An index leads to the personal page, with whatever its address asks for. */
function ToDefaultRoute() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: DEFAULT_ROUTE, search, hash }} replace />;
}

function routeOf({ path, titleKey, load }: RouteRow): RouteObject {
  const handle = { titleKey };
  if (!load) return { path, handle, element: <NotAvailablePage titleKey={titleKey} /> };
  return { path, handle, lazy: () => loadScreen(load) };
}

async function loadScreen(load: NonNullable<RouteRow['load']>) {
  const fetchScreen = async () => {
    const Component = await load();
    chunkArrived();
    return Component;
  };
  try {
    return { Component: await fetchScreen() };
  } catch {
    // A reload would lose a token that is in memory alone.
    const isReloading = MODE_CAPABILITIES[currentOpening().mode].session === 'cookie' && reloadOnce();
    // The page reloads; until then the router goes on waiting and the skeleton stays.
    if (isReloading) return new Promise<never>(() => {});
    // The router keeps a failed import for good: what it gets is a screen that asks for the code again.
    return { element: <LateScreen load={fetchScreen} /> };
  }
}
