/** The command line is wrong: the message says how, and the program ends with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
