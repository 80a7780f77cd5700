import type { Import } from './import-graph';

/** Allowed besides the room itself. */
interface Row {
  readonly imports: readonly string[];
  /** Rooms for type imports only. Default: none. */
  readonly types?: readonly string[];
}

const RULES = ['src/domain', 'src/screens'];
const BASE = [...RULES, 'src/lib'];
const PARTS = ['src/api', 'src/i18n', 'src/modes', 'src/ui'];
const HARNESS = ['harness/core', 'harness/kit', 'harness/server', 'harness/tools', 'harness/tools/texts/sheet'];
const FEATURES = [...BASE, ...PARTS, 'src/vendors', 'src/features/shared'];
/** What harness and tests may import; they use the rest as built. */
const CONTRACT = [...RULES, 'src/api', 'src/i18n', 'fixtures'];

export const ROOMS: Readonly<Record<string, Row>> = {
  'src/domain': { imports: [], types: ['src/screens'] },
  // Data, typed by its users.
  'src/screens': { imports: ['src/domain'], types: ['src/api', 'src/i18n'] },
  'src/public': { imports: [] },
  'src/lib': { imports: RULES },
  'src/api': { imports: BASE },
  'src/i18n': { imports: BASE, types: ['src/public'] },
  'src/modes': { imports: BASE },
  'src/ui': { imports: BASE },
  'src/vendors': { imports: [...BASE, ...PARTS] },
  'src/features/shared': { imports: [...BASE, ...PARTS, 'src/vendors'] },
  'src/features/*': { imports: FEATURES },
  'src/app': { imports: [...FEATURES, 'src/features/*'] },
  'src/deploy': { imports: RULES },
  /** Files directly in `src`. */
  src: { imports: [...FEATURES, 'src/app'] },
  fixtures: { imports: [...RULES, 'src/api', 'src/i18n', 'harness/core'] },
  // Harness rooms import downwards. Nothing imports `cli`.
  'harness/core': { imports: CONTRACT },
  'harness/kit': { imports: [...CONTRACT, 'harness/core'] },
  // Sends a real server's headers.
  'harness/server': { imports: [...CONTRACT, 'src/deploy', 'harness/core', 'harness/kit'] },
  // Bundled for browsers.
  'harness/server/pages': { imports: ['src/domain', 'harness/core'] },
  'harness/tools': { imports: [...CONTRACT, 'src/public', ...HARNESS] },
  // Formats values like the app.
  'harness/tools/texts/sheet': { imports: [...CONTRACT, 'src/lib', 'src/ui', 'src/features/shared', ...HARNESS] },
  'harness/cli': { imports: [...CONTRACT, ...HARNESS] },
  'harness/panel': { imports: [...CONTRACT, 'harness/core'], types: ['harness/server'] },
  'harness/gallery': { imports: ['src/domain', 'src/i18n', 'src/ui', 'harness/core'] },
  'harness/preload': { imports: ['harness/core'] },
  'harness/main': { imports: [...CONTRACT, 'harness/core', 'harness/kit', 'harness/server'] },
  tests: {
    imports: [...CONTRACT, 'src/public', 'src/deploy', ...HARNESS, 'harness/cli', 'harness/gallery'],
  },
};

/** Packages for some files only. A final slash marks a folder. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  electron: ['harness/main/', 'harness/preload/'],
  '@faker-js/faker': ['fixtures/builders/'],
  'axios-mock-adapter': ['harness/core/mock/'],
  axios: ['src/api/transport.ts', 'harness/core/mock/', 'tests/bench/'],
};

/** Packages that rooms may not import, with exceptions for the build and tests. */
const WITHOUT: readonly { readonly rooms: RegExp; readonly packages: RegExp; readonly except: readonly string[] }[] = [
  {
    rooms: /^(src\/(screens|domain)|harness\/core)\//,
    packages: /^(react|react-dom|react-i18next|i18next|valtio)$/,
    except: [],
  },
  {
    rooms: /^(src\/(?!deploy)\w+|harness\/(core|panel|server\/pages))\//,
    packages: /^node:$/,
    except: [
      'harness/server/pages/vite.config.ts',
      'src/api/testing/wire.ts',
      'src/i18n/first-texts.ts',
      'src/i18n/first-words.ts',
      'src/ui/brand-symbol.ts',
      'src/ui/font-cuts.ts',
    ],
  },
];

/** Undefined without a row. */
export function roomOf(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const folder = folders.slice(0, depth).join('/');
    const parent = folders.slice(0, depth - 1).join('/');
    // `src` is for its direct files: new folders need a row.
    if (folder in ROOMS && (folder !== 'src' || folders.length === 1)) return folder;
    if (`${parent}/*` in ROOMS) return `${parent}/*`;
  }
  return undefined;
}

/** Undefined if allowed. Tests may import every room. */
export function fault({ from, to, kind }: Import): string | undefined {
  const isTest = /\.(test|spec)\.tsx?$/.test(from);
  if (!isFile(to)) return isTest ? undefined : packageFault(from, to, kind);
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own === undefined) return 'its folder has no row in the table';
  if (isTest) return undefined;
  const { imports, types = [] } = ROOMS[own] ?? { imports: [] };
  // Two folders of one row are two rooms.
  const isSame = own === other && (!own.endsWith('/*') || folderOf(own, from) === folderOf(own, to));
  const isOurs = isSame || (other !== undefined && [...imports, ...(kind === 'type' ? types : [])].includes(other));
  return isOurs ? undefined : `${own} does not import ${other ?? to}`;
}

function packageFault(from: string, name: string, kind: Import['kind']): string | undefined {
  const only = PACKAGES[name];
  if (only && kind !== 'type' && !only.some((path) => (path.endsWith('/') ? from.startsWith(path) : from === path))) {
    return `only ${only.join(', ')} import ${name}`;
  }
  const rule = WITHOUT.find(({ rooms, packages }) => rooms.test(from) && packages.test(name));
  return rule && kind !== 'type' && !rule.except.includes(from) ? `${name} has no place here` : undefined;
}

function isFile(to: string): boolean {
  return /^(src|harness|fixtures|tests)(\/|$)/.test(to) || to.endsWith('package.json');
}

function folderOf(row: string, path: string): string | undefined {
  return path.split('/')[row.split('/').length - 1];
}
