import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE } from '../domain/routes';
import { chunkArrived, reloadOnce } from '../lib/reload-once';
import { store } from '../lib/store';
import { AuthLayout } from './auth-layout';
import { loadMember } from './load-member';
import { NotAvailablePage } from './not-available-page';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { RootErrorPage } from './root-error-page';
import { ROUTE_TABLE, type RouteRow } from './routes';
import { Shell } from './shell';

/** The router of the account area, under /user/accounts (spec 2). */
export function createAccountRouter() {
  const screens = ROUTE_TABLE.map(routeOf);
  const personal = ROUTE_TABLE.find(({ path }) => path === DEFAULT_ROUTE);
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <RootErrorPage />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [
          { path: '/', element: <Navigate to={DEFAULT_ROUTE} replace /> },
          {
            // The parent of all verification screens loads the profile first (spec 2).
            element: <AuthLayout />,
            errorElement: <RootErrorPage />,
            loader: loadMember,
            // Once is enough; a failed load is tried again on demand.
            shouldRevalidate: () => store.profileError,
            children: [...(personal ? [{ ...routeOf(personal), path: '/auth' }] : []), ...screens],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
    { basename: BASE_PATH.replace(/\/$/, '') },
  );
}

function routeOf({ path, titleKey, load }: RouteRow): RouteObject {
  const handle = { titleKey };
  if (!load) return { path, handle, element: <NotAvailablePage titleKey={titleKey} /> };
  return { path, handle, lazy: () => loadScreen(load) };
}

async function loadScreen(load: NonNullable<RouteRow['load']>) {
  try {
    const Component = await load();
    chunkArrived();
    return { Component };
  } catch (error) {
    // The page reloads; until then the router goes on waiting and the skeleton stays.
    if (reloadOnce()) return new Promise<never>(() => {});
    throw error;
  }
}
