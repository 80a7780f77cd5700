import type { StepLevel } from '../../domain/steps';
import type { DocumentChoice } from '../../domain/verification-screens';
import { memberMemory } from '../../lib/member-memory';

/**
 * The consent of this visit: to the check of one level with one choice. It is kept in the page's memory alone, so that a reload, a link and
 * another device ask for it anew.
 */
const given = memberMemory<string | undefined>(() => undefined);

interface Checked extends DocumentChoice {
  readonly level: StepLevel;
}

const nameOf = ({ level, country, documentType }: Checked) => [level, country, documentType].join();

/** Remembers that the member has consented to this check. */
export function giveConsent(checked: Checked): void {
  given.current = nameOf(checked);
}

/** Whether the member has consented to this check. */
export function hasConsent(checked: Checked): boolean {
  return given.current === nameOf(checked);
}

/** Forgets the consent, once the run for which it was given has ended with a submission. */
export function forgetConsent(): void {
  given.current = undefined;
}
