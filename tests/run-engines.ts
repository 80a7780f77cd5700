import { spawnSync } from 'node:child_process';
import { ENGINE_NAMES, ENGINES, ensureEngine } from '../harness/tools/browsers/engines';
import { FLOWS } from './engines/flows';

/** Also installs missing engines, and says what cannot run. Passes arguments to Playwright. */

const say = (line: string) => console.log(line);
const here = ENGINE_NAMES.filter((name) => {
  const reason = ensureEngine(name, say);
  if (reason !== undefined) say(`${name}: left out, ${reason}`);
  return reason === undefined;
});
for (const name of ENGINE_NAMES) {
  for (const flow of FLOWS) {
    if (flow.without?.[name] !== undefined)
      say(`${ENGINES[name].label}: '${flow.name}' is left out, ${flow.without[name]}`);
  }
}
if (here.length > 0) {
  const tests = ['playwright', 'test', '-c', 'tests/engines.config.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync('npx', tests, { stdio: 'inherit' }).status ?? 1;
}
