import { BASE_PATH } from '../domain/initial-config';
import type { QuestionnaireScreen } from './screen';
import { DEFAULT_ROUTE, INDEX_ROUTE, QUESTIONNAIRE_SCREENS, type RoutePath, SCREENS } from './screens';

/** As the router: ignores case, final slashes and escapes. Index routes give their screen. */
export function screenAt(path: string): RoutePath | undefined {
  const wanted = comparable(path);
  if (INDEX_PATHS.has(wanted)) return DEFAULT_ROUTE;
  return SCREENS.find((screen) => screen.path.toLowerCase() === wanted)?.path;
}

const INDEX_PATHS: ReadonlySet<string> = new Set(['', INDEX_ROUTE]);

/** The address includes the base path. */
export function screenAtAddress(pathname: string): RoutePath | undefined {
  const path = pathInRouter(pathname);
  return path === undefined ? undefined : screenAt(path);
}

export function isIndexAddress(pathname: string): boolean {
  const path = pathInRouter(pathname);
  return path !== undefined && INDEX_PATHS.has(comparable(path));
}

function pathInRouter(pathname: string): string | undefined {
  const base = BASE_PATH.slice(0, -1);
  const path = pathname.slice(base.length);
  const isOurs = pathname.slice(0, base.length).toLowerCase() === base && (path === '' || path.startsWith('/'));
  return isOurs ? path : undefined;
}

export function worksByTokenAt(path: string): boolean {
  const screen = screenAt(path);
  return SCREENS.find((one) => one.path === screen)?.byToken ?? false;
}

export function questionnaireAt(path: string): QuestionnaireScreen | undefined {
  const screen = screenAt(path);
  return QUESTIONNAIRE_SCREENS.find((one) => one.path === screen);
}

function comparable(path: string): string {
  return path.split('/').map(decoded).join('/').replace(/\/+$/, '').toLowerCase();
}

/** Broken encodings stay unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return part;
  }
}
