import type { Node } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { worksByToken } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { worksByTokenAt } from '../../src/screens/address';
import { QUESTIONNAIRE_SCREENS, type RoutePath } from '../../src/screens/screens';
import { productSources, type Source, sourceOf } from './sources';

/** Not called yet. The list may only get shorter. */
const NOT_CALLED_YET: readonly string[] = [];

const sources = productSources().filter(({ path }) => !path.startsWith('api/'));

it('every endpoint is called by a screen or listed as not called yet', () => {
  const used = new Set(sources.flatMap(endpointsIn));
  const names = Object.keys(endpoints);
  expect(names.filter((name) => used.has(name))).toContain('kycInfo');
  expect(names.filter((name) => !used.has(name)).sort()).toEqual([...NOT_CALLED_YET].sort());
});

describe('by token', () => {
  const screens = screensOf(sources.filter(({ path }) => path === 'app/routes.tsx'));
  const withSdkPath = Object.entries(endpoints).flatMap(([name, { sdkPath }]) => (sdkPath === undefined ? [] : [name]));
  const reached = (isSearched: (screen: RoutePath) => boolean) => {
    const files = [...screens].flatMap(([screen, from]) => (isSearched(screen) ? from : []));
    return new Set(reachedFrom(files, sources).flatMap(endpointsIn));
  };

  it('every endpoint with an SDK path is reached from a screen that works by token', () => {
    const used = reached(worksByTokenAt);
    expect(withSdkPath.length).toBeGreaterThan(4);
    expect(withSdkPath.filter((name) => !used.has(name))).toEqual([]);
  });

  it('the search knows the screen of a call', () => {
    expect(reached((screen) => screen === '/auth/resetkyc')).toContain('selfReset');
    expect(reached((screen) => screen === '/auth/step1')).not.toContain('selfReset');
    expect(reached((screen) => screen === '/auth/personal')).toContain('kycInfo');
  });

  it('a call that only a token authorises is reached from the embedded verification', () => {
    const used = new Set(
      reachedFrom(
        ['app/load-sdk-user', ...(screens.get('/auth/sdk') ?? []), ...(screens.get('/auth/kyc') ?? [])],
        sources,
      ).flatMap(endpointsIn),
    );
    const integration = Object.entries(endpoints).filter(
      ([, row]) => worksByToken(row) && row.path.startsWith('/v1/s1/'),
    );
    expect(integration.length).toBeGreaterThan(1);
    expect(integration.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the search finds', () => {
  it('the endpoints that a file names', () => {
    const file = sourceOf('features/a.ts', 'call(endpoints.kycInfo, {}); kycEndpoints.identity; other.canVerify;');
    expect(endpointsIn(file)).toEqual(['kycInfo', 'identity']);
  });

  it('the files behind each screen, also by way of a constant', () => {
    const table = sourceOf(
      'app/routes.tsx',
      "const load = () => import('../features/b'); const TABLE = { '/auth/a': { load: async () => (await import('../features/a')).A }, '/auth/b': { load } };",
    );
    expect([...screensOf([table])]).toEqual([
      ['/auth/a', ['features/a']],
      ['/auth/b', ['features/b']],
    ]);
  });

  it('what a file imports, at once and later, but no types', () => {
    const files = [
      sourceOf('a.ts', "import { b } from './b'; import type { d } from './d';"),
      sourceOf('b.tsx', "const later = () => import('./c'); import './a';"),
      sourceOf('c.ts', ''),
      sourceOf('d.ts', ''),
    ];
    expect(reachedFrom(['a'], files).map(({ path }) => path)).toEqual(['a.ts', 'b.tsx', 'c.ts']);
  });
});

/** Finds `endpoints.name` and `someEndpoints.name`. */
function endpointsIn({ statements }: Source): string[] {
  return nodesIn(statements).flatMap((node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return [];
    const isTable = /^(e|\w+E)ndpoints$/.test(node.object.name);
    return isTable && node.property.type === 'Identifier' ? [node.property.name] : [];
  });
}

/** Imports of each route, without extension; a row may name a constant. Questionnaires share one. */
function screensOf(files: readonly Source[]): Map<RoutePath, string[]> {
  const nodes = files.flatMap(({ statements }) => nodesIn(statements));
  const constants = new Map(
    nodes.flatMap((node): [string, Node][] =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
        ? [[node.id.name, node.init]]
        : [],
    ),
  );
  const importsIn = (row: Node): string[] =>
    nodesIn(row).flatMap((node) => {
      if (node.type === 'ImportExpression' && node.source.type === 'Literal')
        return [String(node.source.value).replace('../', '')];
      const named = node.type === 'Identifier' ? constants.get(node.name) : undefined;
      return named ? importsIn(named) : [];
    });
  const shared = constants.get('QUESTIONNAIRE');
  return new Map([
    ...nodes.flatMap((node): [RoutePath, string[]][] => {
      if (node.type !== 'Property' || node.key.type !== 'Literal') return [];
      const path = String(node.key.value);
      return path.startsWith('/auth/') ? [[path as RoutePath, importsIn(node.value)]] : [];
    }),
    ...(shared ? QUESTIONNAIRE_SCREENS.map(({ path }): [RoutePath, string[]] => [path, importsIn(shared)]) : []),
  ]);
}

/** Including indirect imports. */
function reachedFrom(paths: readonly string[], all: readonly Source[]): Source[] {
  const byPath = new Map(all.map((source) => [source.path.replace(/\.tsx?$/, ''), source]));
  const reached = new Map<string, Source>();
  const take = (path: string): void => {
    const source = byPath.get(path);
    if (!source || reached.has(path)) return;
    reached.set(path, source);
    for (const next of source.taken.keys()) take(next);
  };
  for (const path of paths) take(path);
  return [...reached.values()];
}

/** Without property names. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('type' in value)) return Object.values(value).flatMap(nodesIn);
  const node = value as Node;
  const parts = node.type === 'Property' && !node.computed ? node.value : Object.values(node);
  return [node, ...nodesIn(parts)];
}
