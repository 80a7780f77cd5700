import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { UsageError } from './exit';

/**
 * Runs a command line, or prints the help that it asks for.
 *
 * @param line exits by an error (`exitOverride`), and leaves it to `endWith` to print errors
 * @throws {UsageError} when the arguments are wrong
 */
export async function runLine(line: CommandUnknownOpts, args: readonly string[]): Promise<void> {
  try {
    await line.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    // Its help was printed, too.
    if (error.code === 'commander.help') throw new UsageError('One of these commands is missing');
    throw new UsageError(error.message.replace(/^error: /, ''));
  }
}
