import { parseArgs } from 'node:util';
import { PortTakenError } from '../server/listen';
import { ScenarioError } from '../server/session';
import { COMMANDS, helpText } from './commands';
import { UsageError } from './usage-error';

/** Runs one command; the exit code is 2 for a wrong command line, 1 for a command that failed. */
async function main(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(helpText());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}"`);
  return command.run(optionsOf(command.options, rest));
}

function optionsOf(options: (typeof COMMANDS)[string]['options'], args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const known = error instanceof UsageError || error instanceof PortTakenError || error instanceof ScenarioError;
    console.error(known ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${helpText()}`);
    process.exitCode = error instanceof UsageError || error instanceof ScenarioError ? 2 : 1;
  },
);
