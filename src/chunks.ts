import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BASE_PATH } from './domain/initial-config.ts';

/** Number of screens that must share a file before it goes into the common chunk. */
const MANY = 8;

/** One screen's file takes its name. */
const CHUNKS = {
  first: 'first',
  packages: 'packages',
  start: 'start',
  forms: 'forms',
  shared: 'shared',
  some: 'some',
} as const;

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/**
 * By imports: the page's script, the start's packages, forms, files of eight or more screens, of fewer, and each
 * screen.
 */
export function chunksOf(page: string, infoOf: InfoOf): ReadonlyMap<string, string> {
  const reach = (roots: Iterable<string>) => {
    const found = new Set(roots);
    for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  const onDemand = (ids: Iterable<string>) => [...ids].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const scripts = infoOf(page)?.importedIds ?? [];
  const first = reach(scripts);
  // A separate style sheet is for a page whose inline styles were blocked.
  const start = reach(onDemand(scripts).filter((id) => !id.endsWith('.css')));
  const plan = new Map<string, string>();
  for (const id of start) plan.set(id, isPackage(id) ? CHUNKS.packages : CHUNKS.start);
  for (const id of first) plan.set(id, CHUNKS.first);

  const users = new Map<string, string[]>();
  const formScreens = new Set<string>();
  for (const screen of new Set(onDemand([...first].filter((id) => !scripts.includes(id))))) {
    for (const id of reach([screen])) {
      if (plan.has(id)) continue;
      users.set(id, [...(users.get(id) ?? []), screen]);
      if (isPackage(id)) formScreens.add(screen);
    }
  }
  for (const [id, screens] of users) {
    const [only = ''] = screens;
    if (screens.length === 1) plan.set(id, basename(only).replace(/\.\w+$/, ''));
    else if (screens.every((screen) => formScreens.has(screen))) plan.set(id, CHUNKS.forms);
    else plan.set(id, screens.length >= MANY ? CHUNKS.shared : CHUNKS.some);
  }
  return plan;
}

function isPackage(id: string): boolean {
  return id.replaceAll('\\', '/').includes('/node_modules/');
}

/** Preloads the start's chunks beside the first script. */
export function chunks(): Plugin {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ debugName: 'chunks', name: (id: string) => plan.get(id) ?? null }],
              // Otherwise the first group would take what the others need.
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const page = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry);
      if (page) plan = chunksOf(page, (id) => this.getModuleInfo(id));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = files.find(({ name }) => name === CHUNKS.start);
        if (!start) throw new Error('The build has no chunk of the start.');
        // Low priority: the first script sends the calls.
        const link = (file: string, attrs: Readonly<Record<string, string>>) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { ...attrs, fetchpriority: 'low', crossorigin: true, href: `${BASE_PATH}${file}` },
        });
        return [
          ...[start.fileName, ...start.imports].map((file) => link(file, { rel: 'modulepreload' })),
          ...[...(start.viteMetadata?.importedCss ?? [])].map((file) => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}
