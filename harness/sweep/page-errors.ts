import type { ConsoleError } from './check';

/** An entry of the browser's own log, such as a file that could not be loaded. */
interface LogEntry {
  readonly entry: { readonly level: string; readonly text: string; readonly url?: string };
}

/** A call of `console` in the page. */
interface ConsoleCall {
  readonly type: string;
  readonly args: readonly RemoteValue[];
  readonly stackTrace?: { readonly callFrames: readonly { readonly url: string }[] };
}

/** A value of the page, as the protocol describes it. */
interface RemoteValue {
  readonly value?: unknown;
  readonly description?: string;
}

/** An uncaught error, or an unhandled rejection. */
interface Thrown {
  readonly exceptionDetails: { readonly text: string; readonly exception?: RemoteValue };
}

/** Errors that a page has made. */
export type TakenErrors = ReturnType<PageErrors['take']>;

/** Collects the errors of a page from events of the Chrome DevTools Protocol. */
export class PageErrors {
  /** Console messages of the level error, the browser's own included. */
  readonly console: ConsoleError[] = [];
  /** Uncaught errors and unhandled rejections. */
  readonly uncaught: string[] = [];

  /** The errors since the last call. */
  take() {
    return { console: this.console.splice(0), uncaught: this.uncaught.splice(0) };
  }

  /** Handles an event of the page; most events are ignored. */
  onEvent(name: string, details: unknown): void {
    if (name === 'Log.entryAdded') this.#logged(details as LogEntry);
    else if (name === 'Runtime.consoleAPICalled') this.#called(details as ConsoleCall);
    else if (name === 'Runtime.exceptionThrown') this.#thrown(details as Thrown);
  }

  #logged({ entry: { level, text, url } }: LogEntry): void {
    if (level === 'error') this.console.push({ text, url: url ?? '' });
  }

  #called({ type, args, stackTrace }: ConsoleCall): void {
    if (type !== 'error') return;
    this.console.push({ text: args.map(textOf).join(' '), url: stackTrace?.callFrames[0]?.url ?? '' });
  }

  #thrown({ exceptionDetails: { text, exception } }: Thrown): void {
    this.uncaught.push(exception === undefined ? text : textOf(exception));
  }
}

/** A value as text; of an error, its name and message without the lines of its stack. */
function textOf({ value, description }: RemoteValue): string {
  return value === undefined ? (description?.split('\n    at ', 1)[0] ?? 'undefined') : String(value);
}
