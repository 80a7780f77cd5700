import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { buildIdentity, buildManifest } from './build-identity.ts';
import { chunks } from './chunks.ts';
import { compressedFiles } from './compress.ts';
import { BASE_PATH } from './domain/initial-config.ts';
import { firstTextsOfScreens } from './i18n/first-texts.ts';
import { firstWordsOfPage } from './i18n/first-words.ts';
import { inlineFirstPaint } from './inline-first-paint.ts';
import { thirdPartyNotices } from './notices.ts';
import { sourceMaps } from './source-maps.ts';
import { brandSymbol } from './ui/brand-symbol.ts';
import { fontCuts } from './ui/font-cuts.ts';
import { fontSheets } from './ui/font-sheets.ts';

/** Default: a harness on its usual port. */
const devApi = process.env.DEV_API ?? 'http://api2.harness.localhost:4310';
const DEV_API_PATH = '/dev-api';

function devInitialConfig(): Plugin {
  const config = JSON.stringify({ environment: 'test', crossApiPath: DEV_API_PATH });
  return {
    name: 'dev-initial-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('id="initial-config">{}<', `id="initial-config">${config}<`),
  };
}

/** Node does not resolve `*.localhost`. */
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
    outDir: resolve(import.meta.dirname, '../dist'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    // All target browsers have modulepreload.
    modulePreload: { polyfill: false },
    // A strict content security policy forbids data: URLs.
    assetsInlineLimit: 0,
  },
  plugins: [
    fontSheets(),
    brandSymbol(),
    firstWordsOfPage(),
    firstTextsOfScreens(),
    react(),
    tailwindcss(),
    fontCuts(),
    chunks(),
    inlineFirstPaint(),
    devInitialConfig(),
    sourceMaps(process.env.SOURCE_MAPS),
    thirdPartyNotices(),
    buildIdentity(),
    compressedFiles(),
    buildManifest(),
  ],
  server: { proxy: { [DEV_API_PATH]: devProxy(devApi) } },
});
