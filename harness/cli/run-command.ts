import { parseArgs } from 'node:util';
import { COMMANDS, helpText } from './commands';
import { UsageError } from './exit';

/**
 * Runs one command of `COMMANDS`; resolves with the program's exit code.
 *
 * @throws {UsageError} when the command line is wrong
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(helpText());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}"`);
  const { values, positionals } = parsed(command, rest);
  return command.run(values, positionals);
}

function parsed({ options, takesWords = false }: (typeof COMMANDS)[string], args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: takesWords });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
