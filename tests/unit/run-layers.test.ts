import { expect, it } from 'vitest';
import { type Layer, runLayers, type Stages } from '../run-layers';

const says = (name: string, words: string, code = 0): Layer => ({
  name,
  command: [process.execPath, '-e', `console.log(${JSON.stringify(words)}); process.exitCode = ${code}`],
});

async function run(stages: Stages) {
  const printed: string[] = [];
  const results = await runLayers(
    stages,
    (line) => printed.push(line.replace(/in \d+ s$/, 'in … s')),
    (output) => printed.push(output),
  );
  return { printed, results };
}

it('runs every layer, prints its output when it ends, and distinguishes failed from passed', async () => {
  const { printed, results } = await run([
    [[says('lint', 'tidy'), says('types', 'a wrong type', 1), says('dead code', 'none')]],
  ]);
  expect(results).toEqual({ passed: ['lint', 'dead code'], failed: ['types'], skipped: [] });
  expect(printed).toEqual([
    'lint: passed in … s',
    'tidy\n',
    'types: FAILED in … s',
    'a wrong type\n',
    'dead code: passed in … s',
    'none\n',
  ]);
});

it('a layer waits for one that it needs in a lane beside it, and fails without it', async () => {
  const build = (code: number): Layer => ({
    name: 'build',
    command: [process.execPath, '-e', `setTimeout(() => process.exit(${code}), 200)`],
  });
  const desktop: Layer = { ...says('desktop', 'opened'), needs: ['build'] };
  expect((await run([[[desktop], [build(0)]]])).printed.map((line) => line.split(':')[0])).toEqual([
    'build',
    '',
    'desktop',
    'opened\n',
  ]);

  const { printed, results } = await run([[[build(1), says('unit', 'right')]], [[desktop]]]);
  expect(results).toEqual({ passed: ['unit'], failed: ['build', 'desktop'], skipped: [] });
  expect(printed.at(-1)).toBe("desktop: FAILED, because it needs what 'build' makes");
});

it('a layer that cannot run here is left out with its reason', async () => {
  const { printed, results } = await run([[[{ ...says('desktop', 'opened'), missing: () => 'no display here' }]]]);
  expect(results).toEqual({ passed: [], failed: [], skipped: ['desktop'] });
  expect(printed).toEqual(['desktop: left out, no display here']);
});
