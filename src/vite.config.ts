import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { beforeReact } from './before-react.ts';
import { buildIdentity, buildManifest } from './build-identity.ts';
import { compileHints } from './compile-hints.ts';
import { compressedFiles } from './compress.ts';
import { BASE_PATH } from './domain/initial-config.ts';
import { firstTextsOfScreens } from './i18n/first-texts.ts';
import { firstWordsOfPage } from './i18n/first-words.ts';
import { inlineFirstPaint } from './inline-first-paint.ts';
import {
  withoutRowTexts,
  withoutUnusedCode,
  withoutUnusedDetectors,
  withoutUnusedFiles,
  withoutUnusedRequest,
} from './leave-out.ts';
import { thirdPartyNotices } from './notices.ts';
import { sourceMaps } from './source-maps.ts';
import { brandSymbol } from './ui/brand-symbol.ts';
import { fontCuts } from './ui/font-cuts.ts';
import { fontSheets } from './ui/font-sheets.ts';

const outDir = resolve(import.meta.dirname, '../dist');

/** A file of the build that every screen needs, by its name without the hash, and when it is requested. */
interface StartFile {
  readonly name: string;
  readonly type: 'js' | 'css' | 'woff2';
  /**
   * With the page; by the first script when it runs; when `app/begin.ts` is there; or when the style sheet is. All but the first have their `rel` in
   * `data-rel` until then (`main.tsx`).
   */
  readonly when: 'page' | 'script' | 'begin' | 'style';
}

const REL = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2' },
} as const;

/**
 * All files share the connection, so one after the other is requested: React, because it takes longest to run; what sends the calls that depend on
 * answers; the rest, with the screen's code; the font, which is drawn last. It is for Latin letters, which every page has: in the brand, and in figures.
 */
const START_FILES: readonly StartFile[] = [
  { name: 'react', type: 'js', when: 'page' },
  { name: 'begin', type: 'js', when: 'page' },
  { name: 'rolldown-runtime', type: 'js', when: 'page' },
  { name: 'packages', type: 'js', when: 'script' },
  { name: 'start', type: 'css', when: 'begin' },
  { name: 'pieces', type: 'js', when: 'begin' },
  { name: 'start', type: 'js', when: 'begin' },
  { name: 'ibm-plex-sans-latin-wght-normal-plain', type: 'woff2', when: 'style' },
];

/** Writes links to these files into the page. Low priority: the first script comes before them, because it sends the calls. */
function startFiles(): Plugin {
  return {
    name: 'start-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        START_FILES.map(({ name, type, when }) => {
          const file = new RegExp(`^assets/${name}(-[0-9a-f]{16})?-[\\w-]{8}\\.${type}$`);
          const found = Object.keys(bundle).filter((path) => file.test(path));
          if (found.length !== 1) throw new Error(`The build has ${found.length} files named ${name}.${type}.`);
          const { rel, ...as } = REL[type];
          const kind = when === 'page' ? { rel, ...as } : { 'data-rel': rel, 'data-when': when, ...as };
          const href = `${BASE_PATH}${found[0]}`;
          return { tag: 'link', injectTo: 'head', attrs: { ...kind, fetchpriority: 'low', crossorigin: true, href } };
        }),
    },
  };
}

/**
 * Uses React Router's production build. The package's `exports` only name the development build, which is larger because of its warnings
 * and checks.
 */
function productionRouter(): Plugin {
  const folder = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');
  const files: Readonly<Record<string, string>> = {
    'react-router': 'index.mjs',
    'react-router/dom': 'dom-export.mjs',
  };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (files[id] === undefined ? null : join(folder, files[id])),
  };
}

/** React: the largest file. A file of its own, which the first script runs while the other packages are still on their way. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react-entry\.ts$/;

/** Other packages that every screen needs, but not the first script. */
const EVERY_SCREEN = new RegExp(
  [
    'node_modules/(react-router|react-router-dom|valtio|proxy-compare)/',
    'node_modules/(i18next|react-i18next|i18next-http-backend|use-sync-external-store)/',
    'node_modules/(class-variance-authority|clsx|@radix-ui/react-slot|@radix-ui/react-compose-refs)/',
  ].join('|'),
);

/** What `app/begin.ts` needs and the first script does not: it runs before React is there, so nothing of it may import React. */
const BEGIN = new RegExp(
  [
    'node_modules/(zod|proxy-compare)/',
    'node_modules/valtio/(esm/)?vanilla',
    `src/(${[
      'api/(client|client-tags|endpoint|envelope|errors|in-flight|memory-cache|request|resource|response-cache|transport)',
      'api/endpoints/(account|compliance|eligibility|kyc-info|shapes|transfer)',
      'app/(begin|load-member|load-or-reload|screen-calls|sdk-session|session-member|telemetry)',
      'domain/(bound|compliance|eligibility|error-codes|levels|operator|sites|steps|tasks|tolerant-parse)',
      'features/shared/member/member-state',
      'lib/(compliance-config|leave|load-file|member-memory|operator|readiness|served-build|server-changes|store|telemetry/telemetry)',
      'modes/adapter',
    ].join('|')})\\.ts$`,
  ].join('|'),
);

/** What the calls need besides that depend on answers, and the rows of all endpoints. Runs before React, too. */
const CALLS = new RegExp(
  [
    'src/api/endpoints/(index|personal-data|questionnaires|risk|tasks|verification)',
    'src/domain/(risk|start|verification-screens)',
    'src/features/(document-verification/(flow-address|kyc-calls)|non-document/(level|number-calls)|questionnaires/(catalogue|source-address|source-calls)|shared/member/start-calls)',
  ]
    .map((files) => `/${files}\\.ts$`)
    .join('|'),
);

/** Chunks that are loaded before any other one. */
const AT_START = /^assets\/(begin|config|index|react|packages|pieces|rolldown-runtime|start)-[\w-]{8}\./;

/** The chunk of `app/start.tsx`. */
const START = /^assets\/start-[\w-]{8}\./;

/** Small components that nearly every screen uses, and the code for their loading and error states. */
const PIECES = new RegExp(
  [
    'src/ui/(brand|fields/countries|fields/country-codes|button|button-styles|error-boundary|heading|icons|late-words|loadable|page|skeleton|status-badge|status-banner|summary-list|text-link|title-focus|toast-store|tone)',
    'src/features/shared/(format/(isolated|use-times)|help/(help-button|opens)|loading/(combine-calls|late-error|lazy-part|loaded|new-version|part-failed|remedy-for)|exits/home-page|member/(priority-facts|use-member-state)|review/(reason|update-words)|tasks/task-row|vendor/own-pages)',
    'src/lib/(drafts/key|failures|fetch-ahead|kept-input|long-date|now|part-needs|use-late|use-lazy-component|use-pending)',
    'src/api/(error-display|error-message|use-call)',
    'src/i18n/(error-code-text|join-sentences|language-path)',
    'src/domain/(durations|help-links|numbers|partner-names|personal-tasks|priority|real-day|statements|task-routes|transfer|unfinished)',
  ]
    .map((files) => `/${files}\\.tsx?$`)
    .join('|'),
);

/**
 * What the other screens than the personal page share. In one file, because the first script holds the name of every file, each request takes
 * a slow phone 10 to 20 ms, and each of these would be a small file of its own.
 */
const SCREEN_PARTS = new RegExp(
  [
    'src/ui/(error-state|fact-list|flow-page|focus-here|help-(column|place)|photo-pairs|requirement-list|kept-height|result-banner|result-pictures|step-back|step-guide|step-skeleton|illustrations/(drawing|illustration))',
    'src/features/shared/(actions/[a-z-]+|exits/(exits|leave-button|overview-link|support-link|support-way|use-leave)|flow/(declared-page|declared-screen|flow-screen|kept-title|step-actions|step-address|step-declaration|step-loading|use-declared-lead)|forms/encoded-file|help/(declared-help|help-card|help-links|help-with-links|step-help)|loading/(error-view|failure|load-error|loading-page|use-accepted)|photos/photo-tips|region/region-notice|review/(review-time|unloaded-result)|risk/use-risk-check)',
    'src/domain/(failure-causes|operations|person-names|postal-addresses|questionnaire|questionnaire-conditions|questionnaire-template|regions)',
    'src/lib/(embedder|use-media|operator-name|or-list)',
    'src/modes/leave',
    'src/app/back-link',
  ]
    .map((files) => `/${files}\\.tsx?$`)
    .join('|'),
);

/** What screens with a field share: react-hook-form, the fields that most of them have, and the drafts. */
const FIELD_PARTS = new RegExp(
  [
    'src/ui/choice-cards\\.tsx$',
    'src/ui/fields/(choice-field|combobox|consent-field|error-summary|field|file-check|form|money|options|phone-field|schema-messages|text-field|use-composition)\\.tsx?$',
    'src/features/shared/(flow/document-cards|forms/(field-schemas|file-types|use-field-texts|use-kept))\\.tsx?$',
    'src/lib/drafts/(drafts|optional-store|record|tab-drafts)\\.ts$',
    'src/domain/money\\.ts$',
    'node_modules/(react-hook-form|@hookform/resolvers|idb-keyval)/',
  ]
    .map((files) => `/${files}`)
    .join('|'),
);

/** What screens with a form of several steps share besides. */
const FORM_PARTS = new RegExp(
  [
    'src/ui/fields/(date|date-field|file-field)\\.tsx?$',
    'src/features/shared/(flow/(check-answers|form-flow|form-loading|refused-at-check|step-form|steps)|forms/(consent-facts|submit-template|use-draft)|region/address-fields)\\.tsx?$',
    'src/domain/(dates|questionnaire-answers)\\.ts$',
  ]
    .map((files) => `/${files}`)
    .join('|'),
);

/** What the screens share that verify a person: whether a start is allowed, with whom data is shared, and how the review stands. */
const VERIFICATION_PARTS = new RegExp(
  [
    'src/ui/(disclosure-list|with-arrow)',
    'src/features/shared/(consent/(given-consent|sharing-facts|use-provider)|format/left-to-right|member/(refusal|refusal-texts|requirements|start-gate|start-gate-page|use-start-state)|phone/mobile-app-hint|photos/rejection-photos|review/(poll|rejection-reason|retake-label|review-status|review-timeline|review-words|submitted-items|unanswered-case|use-review|verification-case)|vendor/start-embedded-verification)',
    'src/features/sdk/(token-needed|whose-account)',
    'src/domain/(rejection-(codes|reason-of|reasons)|reverification|submission-faults|vendors)',
    'src/lib/(sdk-address|submissions)',
  ]
    .map((files) => `/${files}\\.tsx?$`)
    .join('|'),
);

/** The first view of a questionnaire, with its drawing. */
const QUESTIONNAIRE =
  /\/src\/(domain\/questionnaire-access|features\/questionnaires\/(intro|load-questionnaire|opening|questionnaire-page|questionnaire-steps|refused)|ui\/illustrations\/documents)\.tsx?$/;

/** What the steps before a partner's page share with that page and with the embedded verification. */
const DOCUMENT_PARTS = new RegExp(
  [
    'src/features/document-verification/(check-method|choice-draft|phone-address|sharing-of|step-declaration|step-page)',
    'src/features/shared/(consent/(consent-form|use-business)|phone/(continue-on-phone|phone-code|watch-state)|vendor/(vendor-frame|without-adapter))',
    'src/ui/frame-skeleton',
    'src/vendors/(aai|jumio|redirect|registry)',
  ]
    .map((files) => `/${files}\\.tsx?$`)
    .join('|'),
);

/** What the first script shares with others. Rolldown would make a file of each. */
const FIRST_SCRIPT =
  /\/src\/domain\/(addresses|config-fields|initial-config|look-up|routes|statuses)\.ts$|vite\/preload-helper\.js$/;

/** The end of a session, here or in another window. Loaded once the page is ready. */
const SESSION =
  /\/src\/(app\/(end-session|member-watch|sign-out|watch-member)|lib\/(other-windows|reload-for-other))\.ts$/;

/** Address of the API for the development server: `DEV_API`. Default: a harness on its usual port. */
const devApi = process.env.DEV_API ?? 'http://api2.harness.localhost:4310';
const DEV_API_PATH = '/dev-api';

/** Configures the page in development to call the API through this server, which forwards the calls. */
function devInitialConfig(): Plugin {
  const config = JSON.stringify({ environment: 'test', crossApiPath: DEV_API_PATH });
  return {
    name: 'dev-initial-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('id="initial-config">{}<', `id="initial-config">${config}<`),
  };
}

/** Proxy to the API. Node does not resolve `*.localhost`, so such a host is only sent in the Host header. */
function devProxy(address: string): ProxyOptions {
  const { protocol, hostname, host, port } = new URL(address);
  const target = hostname.endsWith('.localhost') ? `${protocol}//127.0.0.1:${port}` : address;
  return { target, headers: { host }, rewrite: (path) => path.slice(DEV_API_PATH.length) };
}

export default defineConfig({
  root: import.meta.dirname,
  base: BASE_PATH,
  publicDir: 'public',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // All target browsers support modulepreload, and the polyfill would be part of the first script.
    // The lists of files to preload are part of the scripts, so they leave out the imported file itself and what is loaded at the start. Only
    // the start waits for the style sheet.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, deps, { hostType }) =>
        deps.filter((name) =>
          START.test(file)
            ? START.test(name) && name.endsWith('.css')
            : name !== file && (hostType === 'html' || !AT_START.test(name)),
        ),
    },
    // A strict content security policy forbids fonts and images as data: URLs in the style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than the many small files of the default splitting.
          groups: [
            { name: 'react', test: (id: string) => REACT.test(id.replaceAll('\\', '/')) },
            { name: 'begin', test: (id: string) => BEGIN.test(id.replaceAll('\\', '/')) },
            { name: 'calls', test: (id: string) => CALLS.test(id.replaceAll('\\', '/')) },
            { name: 'packages', test: (id: string) => EVERY_SCREEN.test(id.replaceAll('\\', '/')) },
            { name: 'config', test: (id: string) => FIRST_SCRIPT.test(id.replaceAll('\\', '/')) },
            { name: 'session', test: (id: string) => SESSION.test(id.replaceAll('\\', '/')) },
            { name: 'pieces', test: (id: string) => PIECES.test(id.replaceAll('\\', '/')) },
            { name: 'screen-parts', test: (id: string) => SCREEN_PARTS.test(id.replaceAll('\\', '/')) },
            { name: 'field-parts', test: (id: string) => FIELD_PARTS.test(id.replaceAll('\\', '/')) },
            { name: 'form-parts', test: (id: string) => FORM_PARTS.test(id.replaceAll('\\', '/')) },
            { name: 'document-parts', test: (id: string) => DOCUMENT_PARTS.test(id.replaceAll('\\', '/')) },
            { name: 'questionnaire', test: (id: string) => QUESTIONNAIRE.test(id.replaceAll('\\', '/')) },
            { name: 'verification-parts', test: (id: string) => VERIFICATION_PARTS.test(id.replaceAll('\\', '/')) },
          ],
          // Otherwise modules that the first script shares would move to these groups, and it would have to load all of them.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  plugins: [
    fontSheets(),
    brandSymbol(),
    firstWordsOfPage(),
    firstTextsOfScreens(),
    react(),
    tailwindcss(),
    fontCuts(),
    productionRouter(),
    withoutUnusedFiles(),
    withoutUnusedCode(),
    withoutUnusedDetectors(),
    withoutUnusedRequest(),
    withoutRowTexts(),
    compileHints(['react', 'packages', 'begin', 'field-parts', 'index']),
    beforeReact(['begin', 'calls']),
    startFiles(),
    inlineFirstPaint(),
    devInitialConfig(),
    sourceMaps(process.env.SOURCE_MAPS),
    thirdPartyNotices(outDir),
    buildIdentity(outDir),
    compressedFiles(outDir),
    buildManifest(outDir),
  ],
  // A worker has the policy that comes with its own file, so its row of `deploy/policies.ts` is found by this name.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
  server: { proxy: { [DEV_API_PATH]: devProxy(devApi) } },
});
