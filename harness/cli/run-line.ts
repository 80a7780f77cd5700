import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { UsageError } from '../kit/errors';

/**
 * Also prints requested help. @param line has `exitOverride`, and leaves printing errors to `endWith` @throws
 * {UsageError} if the arguments are wrong
 */
export async function runLine(line: CommandUnknownOpts, args: readonly string[]): Promise<void> {
  try {
    await line.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    // Its help was printed too.
    if (error.code === 'commander.help') throw new UsageError('One of these commands is missing');
    throw new UsageError(error.message.replace(/^error: /, ''));
  }
}
