/** The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** On one of the two loopback addresses. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(readonly port: number) {
    super(
      `Port ${port} is taken by another program, perhaps by another harness. Stop it, or choose another port with ` +
        '--port N (0 takes any free one).',
    );
  }
}
