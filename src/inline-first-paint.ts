import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { BASE_PATH } from './domain/initial-config.ts';

const ENTRY = 'first-paint.ts';
const PLACES = { style: '<!-- first-paint: style -->', script: '<!-- first-paint: script -->' } as const;

/** Saves a round trip. Policies allow the parts by hash or nonce (`deploy/page.ts`). */
export function inlineFirstPaint(): Plugin {
  let isBuild = false;
  return {
    name: 'inline-first-paint',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        for (const place of Object.values(PLACES)) {
          if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        }
        if (!isBuild) return html.replace(PLACES.script, `<script type="module" src="${BASE_PATH}${ENTRY}"></script>`);
        const { style, script } = await builtFirstPaint();
        return html
          .replace(PLACES.style, () => `<style>${style}</style>`)
          .replace(PLACES.script, () => `<script>${script}</script>`);
      },
    },
  };
}

/** One script without imports. */
async function builtFirstPaint(): Promise<Record<keyof typeof PLACES, string>> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    base: BASE_PATH,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      // Otherwise the script would inject the style sheet.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(import.meta.dirname, ENTRY), output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = output.flatMap((file) => (file.type === 'chunk' ? file.code.trim() : []));
  const [style] = output.flatMap((file) => (file.type === 'asset' ? String(file.source).trim() : []));
  if (!script || !style || others.length > 0) throw new Error('The first paint needs one script and one style sheet.');
  if (/<\/(style|script)/i.test(style + script)) throw new Error('The first paint would end its own element.');
  return { style, script };
}
