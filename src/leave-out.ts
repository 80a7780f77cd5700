import type { Plugin } from 'vite';
import { lookUp } from './domain/look-up';
import { UNUSED_CODE, type UnusedCode } from './unused-code.ts';

// Plugins of the build, for what members would load and never use.

const NO_FORMS = 'export default function () { throw new Error("axios writes no forms and queries in this build"); }';

/**
 * Files of packages that the app never uses, without `.js`, and what stands in for each. For axios: sending by `fetch` (every supported
 * browser has XMLHttpRequest), the names of statuses, cancelling by token (the client aborts by AbortSignal), turning a FormData into JSON
 * (files travel inside JSON), turning data into a form or a query (the client writes both itself; this one throws), checking the types of
 * options (the type check does that), its own reading and writing of data (the client passes and takes text), interceptors (the client has
 * none), the speed of an upload (the screens show its share), the answer's headers (no caller reads them), putting an address together and
 * checking its protocol (the client passes a whole one, of the configured server), and copying a cookie of the own site into a header against
 * forged requests (the API names no such header). For react-i18next: a
 * copy of React's own `useSyncExternalStore` for versions of React that lack it, and the reading of HTML entities for its component `Trans`,
 * which the app does not use.
 */
const UNUSED_FILES: Readonly<Record<string, string>> = {
  'axios/lib/adapters/fetch': 'export const getFetch = () => false;',
  'axios/lib/helpers/HttpStatusCode': 'export default {};',
  'axios/lib/cancel/CancelToken': 'export default class CancelToken {}',
  'axios/lib/helpers/formDataToJSON': 'export default () => null;',
  'axios/lib/core/assertParamsAcyclic': 'export default () => {};',
  'axios/lib/core/setFormDataHeaders': NO_FORMS,
  'axios/lib/helpers/AxiosURLSearchParams': NO_FORMS,
  'axios/lib/helpers/toFormData': NO_FORMS,
  'axios/lib/helpers/toURLEncodedForm': NO_FORMS,
  'axios/lib/helpers/validator':
    'const none = () => {}; export default { assertOptions: none, validators: { transitional: none, spelling: none } };',
  // The file's own import, which is beside it.
  'axios/lib/defaults/index':
    "import transitional from './transitional.js'; export default { transitional, adapter: ['xhr'], timeout: 0, headers: { common: {} } };",
  'axios/lib/core/InterceptorManager': 'export default class { forEach() {} }',
  'axios/lib/helpers/parseHeaders': 'export default () => ({});',
  'axios/lib/helpers/normalizeURLForProtocolCheck': 'export default (url) => url;',
  'axios/lib/helpers/parseProtocol': "export default () => '';",
  'axios/lib/helpers/buildURL': 'export default (url) => url;',
  'axios/lib/core/buildFullPath': 'export default (_base, url) => url;',
  'axios/lib/helpers/speedometer': 'export default () => () => undefined;',
  'axios/lib/helpers/isURLSameOrigin': 'export default () => false;',
  'axios/lib/helpers/cookies': 'export default { read: () => null, readAsync: async () => null };',
  'use-sync-external-store/shim/index': "export { useSyncExternalStore } from 'react';",
  'react-i18next/dist/es/unescape': 'export const unescape = (text) => text;',
};

/** Leaves those files out of the build. */
export function withoutUnusedFiles(): Plugin {
  return {
    name: 'without-unused-files',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`/node_modules/(?:${Object.keys(UNUSED_FILES).join('|')}).js$`) },
      handler: (_code, id) => {
        const [, name = ''] = /\/node_modules\/(.+)\.js$/.exec(id.replaceAll('\\', '/')) ?? [];
        return { code: lookUp(UNUSED_FILES, name) ?? '', map: null };
      },
    },
  };
}

/** Lines of i18next-browser-languagedetector that add a way to detect a language, except the two that `i18n/detect.ts` uses. */
const UNUSED_DETECTORS = /this\.addDetector\((?!localStorage\)|navigator\$1\))[\w$]+\);/g;

/** Leaves the other ways to detect a language (cookies, the path, the host) out of the build. */
export function withoutUnusedDetectors(): Plugin {
  return {
    name: 'without-unused-detectors',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next-browser-languagedetector\/dist\/esm\/.*\.js$/ },
      handler: (code) => ({ code: code.replaceAll(UNUSED_DETECTORS, ''), map: null }),
    },
  };
}

/** The line of i18next-http-backend that chooses XMLHttpRequest; `fetch`, which every supported browser has, is chosen before. */
const UNUSED_REQUEST = /^\s*if \(hasXMLHttpRequest\(\).*\n/m;

/** Leaves the requests of the texts by XMLHttpRequest out of the build. */
export function withoutUnusedRequest(): Plugin {
  return {
    name: 'without-unused-request',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next-http-backend\/esm\/index\.js$/ },
      handler: (code) => ({ code: code.replace(UNUSED_REQUEST, ''), map: null }),
    },
  };
}

/** Names of components that only developer tools show. The assignment would keep each component in the build, used or not. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm;
/** Without the mark of a call without effects, such a component would be kept, too. */
const UNMARKED_COMPONENTS = /(?<== )(?=\w+\.forwardRef\()/g;

/** Leaves unused functions and classes out of the build (`unused-code.ts`). Fails if a new version of a package lacks one of them. */
export function withoutUnusedCode(): Plugin {
  const done = new Set<UnusedCode>();
  return {
    name: 'without-unused-code',
    apply: 'build',
    buildEnd(error) {
      const others = error ? [] : UNUSED_CODE.filter((row) => !done.has(row));
      if (others.length === 0) return;
      throw new Error(`No file has what is to be left out of ${others.map(({ file }) => file.source).join(', ')}`);
    },
    transform: {
      filter: { id: UNUSED_CODE.map(({ file }) => file) },
      handler(code, id) {
        const path = id.replaceAll('\\', '/');
        const row = UNUSED_CODE.find(({ file }) => file.test(path));
        if (row === undefined) return null;
        const { bodies, withoutMethods = [] } = row;
        const parts: LeftOut[] = [];
        const leaveOut = (name: string, { start, end }: Range, asFunction = '') => {
          const body = lookUp(bodies, name);
          if (body !== undefined) parts.push({ name, start, end, body: asFunction + body });
        };
        const leaveOutOf = (node: SyntaxNode, outer = '') => {
          const name = node.id ?? node.key;
          if (name) leaveOut(outer + name.name, { start: name.end, end: node.end });
          for (const { id, init } of node.declarations ?? []) {
            if (id && init) leaveOut(outer + id.name, init, 'function ');
          }
          for (const inner of outer ? [] : partsOf(node)) leaveOutOf(inner, `${node.id?.name}.`);
        };
        for (const node of this.parse(code).body as readonly SyntaxNode[]) {
          leaveOutOf(node);
          const { left, right } = node.expression ?? {};
          if (left === undefined || right === undefined) continue;
          const assigned = code.slice(left.start, left.end);
          leaveOut(assigned, right, 'function ');
          const owner = withoutMethods.find((name) => assigned.startsWith(`${name}.prototype.`));
          if (owner) parts.push({ name: owner, start: node.start, end: node.end, body: '' });
        }
        if (parts.length === 0) return null;
        const found = new Set(parts.map(({ name }) => name));
        const missing = [...Object.keys(bodies), ...withoutMethods].filter((name) => !found.has(name));
        if (missing.length > 0) throw new Error(`${id} lacks code that is to be left out: ${missing.join(', ')}`);
        done.add(row);
        const shorter = parts.reduceRight(
          (rest, { start, end, body }) => rest.slice(0, start) + body + rest.slice(end),
          code,
        );
        const marked = shorter.replaceAll(DISPLAY_NAMES, '').replaceAll(UNMARKED_COMPONENTS, '/* @__PURE__ */ ');
        return { code: marked, map: null };
      },
    },
  };
}

/** What a row of the calls or of the screens says for the contract, the catalogue and its readers alone. */
const ROW_TEXTS: ReadonlySet<string> = new Set(['summary', 'provenance']);

/** Leaves the texts of those rows out of the build: no screen shows them. */
export function withoutRowTexts(): Plugin {
  return {
    name: 'without-row-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?:api\/endpoints\/[a-z-]+|domain\/routes)\.ts$/, code: 'summary' },
      handler(code) {
        const texts: { start: number; end: number }[] = [];
        walk(this.parse(code), ({ properties = [] }) => {
          const named = (name: string) => properties.some(({ key }) => key?.name === name);
          if (!named('path') || !named('summary')) return;
          for (const property of properties) {
            if (property.key?.name !== undefined && ROW_TEXTS.has(property.key.name)) texts.push(property);
          }
        });
        const shorter = texts.reduceRight(
          (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
          code,
        );
        return { code: shorter, map: null };
      },
    },
  };
}

/** A piece of a file's text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A piece that is left out, and what stands in for it. */
interface LeftOut extends Range {
  readonly name: string;
  readonly body: string;
}

/** The parts of a syntax tree that are looked at. */
interface SyntaxNode extends Range {
  readonly type: string;
  readonly name?: string;
  readonly id?: SyntaxNode | null;
  readonly key?: SyntaxNode;
  readonly properties?: readonly SyntaxNode[];
  /** Of a declaration of variables. */
  readonly declarations?: readonly SyntaxNode[];
  readonly init?: SyntaxNode | null;
  /** Of a statement that is an expression. */
  readonly expression?: SyntaxNode;
  /** Of an assignment. */
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly body?: SyntaxNode | readonly SyntaxNode[];
}

/** The statements of a function, or the methods of a class. */
function partsOf({ body }: SyntaxNode): readonly SyntaxNode[] {
  return body && 'body' in body && Array.isArray(body.body) ? body.body : [];
}

/** Visits a node of a syntax tree and all that are in it, in the order of the text. */
function walk(node: object, visit: (node: SyntaxNode) => void): void {
  if ('type' in node) visit(node as SyntaxNode);
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walk(child, visit);
}
