import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A build with source maps, and each transformed module by path. */
export interface Built {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly modules: ReadonlyMap<string, Rolldown.ModuleInfo>;
}

/** In memory; takes seconds. */
export async function makeBuild(): Promise<Built> {
  const modules = new Map<string, Rolldown.ModuleInfo>();
  const recorder: Plugin = {
    name: 'recorder',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) modules.set(id, info);
      }
    },
  };
  // Vitest's NODE_ENV would give a development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const output = (await build({
      configFile: join(ROOT, 'src/vite.config.ts'),
      logLevel: 'error',
      plugins: [recorder],
      build: { write: false, sourcemap: 'hidden' },
    })) as Rolldown.RolldownOutput;
    return { chunks: output.output.filter((file) => file.type === 'chunk'), modules };
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
