import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { BASE_PATH } from '../domain/initial-config';
import { screenAtAddress } from '../screens/address';
import { DEFAULT_ROUTE, INDEX_ROUTE, SCREENS } from '../screens/screens';

const TABLE = [...SCREENS.map(({ path }) => ({ path: path as string })), { path: INDEX_ROUTE }, { path: '/' }];
const BASENAME = BASE_PATH.slice(0, -1);

/** Spellings that a member, a mail program or a proxy may use. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.toLowerCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `${path}/more`,
  (path) => `${path}s`,
  (path) => path.replace(/s/, '%73'),
  (path) => path.replace(/s/, '%53'),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2F'),
  (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  (path) => path.slice(1),
  (path) => `${path}%`,
  (path) => `${path}%20`,
];

function screenOfRouter(path: string): string | undefined {
  const found = matchRoutes(TABLE, { pathname: path }, BASENAME)?.[0]?.route.path;
  return found === '/' || found === INDEX_ROUTE ? DEFAULT_ROUTE : found;
}

// The router warns about paths that it cannot decode.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(TABLE.map(({ path }) => path))(
  '%s is found in every spelling in which the router finds it, and in no other',
  (path) => {
    for (const base of [BASENAME, BASENAME.toUpperCase(), '/user/account', '', `/x${BASENAME}`]) {
      for (const spell of SPELLINGS) {
        const address = base + spell(path);
        expect([address, screenAtAddress(address)]).toEqual([address, screenOfRouter(address)]);
      }
    }
  },
);
