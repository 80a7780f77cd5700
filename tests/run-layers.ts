import { type SpawnOptions, spawn } from 'node:child_process';

export interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Layers of this or an earlier stage that must pass first. */
  readonly needs?: readonly string[];
  /** Why it cannot run here; undefined if it can. */
  readonly missing?: () => string | undefined;
  readonly env?: () => NodeJS.ProcessEnv;
}

/** A lane's layers run in turn, a stage's lanes in parallel, stages in turn. */
export type Stages = readonly (readonly (readonly Layer[])[])[];

export type Say = (line: string) => void;

type End = 'passed' | 'failed' | 'skipped';

/** Also after a failure. Parallel layers print at their end. @returns layer names by result */
export async function runLayers(
  stages: Stages,
  say: Say,
  write: (output: string) => void,
): Promise<Readonly<Record<End, readonly string[]>>> {
  const results: Record<End, string[]> = { passed: [], failed: [], skipped: [] };
  const ends = new Map<string, Promise<End>>();

  async function end(layer: Layer, isAlone: boolean): Promise<End> {
    const needs = await Promise.all((layer.needs ?? []).map(async (need) => [need, await ends.get(need)] as const));
    const without = needs.find(([, needed]) => needed !== 'passed');
    if (without) {
      say(`${layer.name}: FAILED, because it needs what '${without[0]}' makes`);
      return 'failed';
    }
    const reason = layer.missing?.();
    if (reason) {
      say(`${layer.name}: left out, ${reason}`);
      return 'skipped';
    }
    if (isAlone) say(layer.name);
    const startedAt = performance.now();
    const { code, output } = await run(layer, isAlone);
    say(
      `${layer.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
    write(output);
    return code === 0 ? 'passed' : 'failed';
  }

  for (const lanes of stages) {
    const isAlone = lanes.flat().length === 1;
    for (const lane of lanes) {
      let before: Promise<unknown> = Promise.resolve();
      for (const layer of lane) {
        const ended = before.then(() => end(layer, isAlone));
        ends.set(layer.name, ended);
        before = ended;
      }
    }
    for (const { name } of lanes.flat()) results[(await ends.get(name)) ?? 'failed'].push(name);
  }
  return results;
}

function run(
  { command: [program, ...args], env }: Layer,
  isPassedThrough: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio: SpawnOptions['stdio'] = isPassedThrough ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { stdio, env: { ...process.env, ...env?.() } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
