import { layers } from './layers';
import { runLayers } from './run-layers';

/** Runs all layers that this machine can, and lists the others. Exits with 1 if any failed. */

function say(line: string): void {
  console.log(`\n── ${line}`);
}

const startedAt = performance.now();
const { passed, failed, skipped } = await runLayers(layers(say), say, (output) => process.stdout.write(output));

say(`${Math.round((performance.now() - startedAt) / 1000)} s${failed.length ? `; failed: ${failed.join(', ')}` : ''}`);
console.log(`layers: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length === 0 ? 0 : 1;
