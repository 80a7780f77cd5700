import type { Plugin, Rolldown } from 'vite';

/** Name of the chunk with React. */
const REACT = 'react';

/**
 * Fails the build if one of these chunks imports React, itself or by way of another one: what runs while React is on its way would have to wait
 * for it.
 *
 * @param names of the chunks
 */
export function beforeReact(names: readonly string[]): Plugin {
  return {
    name: 'before-react',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      for (const name of names) {
        const found = chunks.filter((chunk) => chunk.name === name);
        if (found.length !== 1) this.error(`The build has ${found.length} chunks named ${name}.`);
        for (const chunk of found) {
          const path = wayToReact(chunk, chunks);
          if (path) this.error(`${path.join(' imports ')}: what runs before React must not import it.`);
        }
      }
    },
  };
}

/**
 * The chunks by which one imports React, by their names; undefined if it does not.
 *
 * @param seen the chunks on the way to this one: chunks may import each other
 */
function wayToReact(
  { name, imports }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen: readonly string[] = [],
): string[] | undefined {
  if (name === REACT) return [name];
  for (const next of chunks.filter(({ fileName }) => imports.includes(fileName) && !seen.includes(fileName))) {
    const path = wayToReact(next, chunks, [...seen, next.fileName]);
    if (path) return [name, ...path];
  }
  return undefined;
}
