import type { Plugin, Rolldown } from 'vite';

/** First line of a script. V8 (from Chrome 136 on) then compiles all functions of the file in the background, while the file arrives. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts of which a first view calls most functions. Without the mark the browser compiles each function when it is first called, one
 * after the other while the page waits: 0.1 to 0.2 seconds of a load on a slow phone. For other browsers it is a comment. A script with packages
 * that are fetched later stays unmarked, because a page calls few of their functions.
 *
 * @param packages names of the chunks with the packages that first views need
 */
export function compileHints(packages: readonly string[]): Plugin {
  const isMarked = ({ name, moduleIds }: Rolldown.RenderedChunk) =>
    packages.includes(name) || !moduleIds.some((id) => id.includes('/node_modules/'));
  return {
    name: 'compile-hints',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { postBanner: (chunk) => (isMarked(chunk) ? HINT : '') } } },
    }),
    // Vite writes its list of files above what the build has made, and V8 reads the mark in the first line alone.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.includes(HINT)) file.code = HINT + file.code.replace(HINT, '');
        }
      },
    },
  };
}
