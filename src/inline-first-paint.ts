import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { BASE_PATH } from './domain/initial-config.ts';
import { withoutUnusedDetectors } from './leave-out.ts';

const ENTRY = 'first-paint.ts';
/** Where the style sheet and the script stand in `index.html`; the script is behind all that it shows. */
const PLACES = { style: '<!-- first-paint: style -->', script: '<!-- first-paint: script -->' } as const;

/**
 * Puts the style sheet and the script that the first paint needs into `index.html`: the first paint waits for the page alone, not for a further
 * round trip. The policies allow these two by their hashes or by a nonce (`deploy/page.ts`).
 */
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

/** The style sheet, and one script without imports. */
async function builtFirstPaint(): Promise<Record<keyof typeof PLACES, string>> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    base: BASE_PATH,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutUnusedDetectors()],
    build: {
      write: false,
      target: 'es2022',
      // Otherwise the script would write the style sheet into the page.
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
