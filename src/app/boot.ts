import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/sites';
import type { Language } from '../i18n/languages';
import type { Secrets } from '../lib/secrets';
import type { Opening } from '../modes/opened';

/** What the first script found out, handed to the rest of the app. */
export interface Boot {
  readonly config: InitialConfig;
  /** Fields of the initial config that were refused. */
  readonly configProblems: readonly string[];
  readonly variant: Variant;
  readonly language: Language;
  readonly opening: Opening;
  readonly secrets: Secrets;
}
