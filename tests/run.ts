import { layers } from './layers';
import { runLayers } from './run-layers';

/**
 * `npm test`: runs all test layers that this machine can run. Prints one line for each layer that cannot run here, and a line of totals at the
 * end. The exit code is 1 if any layer failed.
 */

function say(line: string): void {
  console.log(`\n── ${line}`);
}

const startedAt = performance.now();
const { passed, failed, skipped } = await runLayers(layers(say), say, (output) => process.stdout.write(output));

say(`${Math.round((performance.now() - startedAt) / 1000)} s${failed.length ? `; failed: ${failed.join(', ')}` : ''}`);
console.log(`layers: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length === 0 ? 0 : 1;
