import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/variants';
import type { Language } from '../i18n/languages';
import type { FirstTextFile } from '../i18n/locales-path';
import type { Secrets } from '../lib/secrets';
import type { PageContext } from '../modes/page-context';

/** Start-up values that `main.tsx` reads once and passes to `start`. */
export interface Boot {
  readonly config: InitialConfig;
  /** Paths of initial-config fields that were invalid and replaced by their defaults. */
  readonly configProblems: readonly string[];
  /** Base address of the API, from `apiBaseOf`. */
  readonly apiBase: string;
  readonly variant: Variant;
  readonly language: Language;
  /** The file with the texts of the first view, if the page begins with them; else undefined. */
  readonly firstTexts: FirstTextFile | undefined;
  readonly opening: PageContext;
  readonly secrets: Secrets;
}
