import type { InitialConfig } from '../domain/initial-config';
import type { Variant } from '../domain/variants';
import type { Language } from '../i18n/languages';
import type { FirstTextFile } from '../i18n/locales-path';
import type { Secrets } from '../lib/secrets';
import type { PageContext } from '../modes/page-context';

export interface Boot {
  readonly config: InitialConfig;
  /** Invalid initial-config fields. */
  readonly configProblems: readonly string[];
  readonly apiBase: string;
  readonly variant: Variant;
  readonly language: Language;
  readonly firstTexts: FirstTextFile | undefined;
  readonly opening: PageContext;
  readonly secrets: Secrets;
}
