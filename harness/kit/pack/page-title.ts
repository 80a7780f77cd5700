import { lookUp } from '../../../src/domain/look-up';
import { SCREENS } from '../../../src/screens/screens';
import type { PageRecord } from './pack-files';

export const ownName = (name: string) => name.replace(/^[^:]*: /, '');

const summaryOf = (route: string) => SCREENS.find(({ path }) => path === route)?.summary ?? route;

/** For readers who do not know the interface. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  ALLOW: 'may be started',
  CERTIFICATION_DISABLED: 'switched off',
  FAILED_AND_CAN_NOT_RETRY: 'not passed, without another try',
  FAILED_AND_CAN_RETRY: 'not passed, may be tried again',
  NOT_ALLOW: 'may not be started',
  REJECT: 'rejected',
  SUCCESS: 'passed',
  TODO: 'to do',
  UNDEFINED: 'unknown',
  UNSUBMIT: 'not sent',
};

/** Without codes, which only testers know. */
export function plainName(name: string): string {
  return name
    .replace(/\bTurkey\b/g, 'Türkiye')
    .replace(/\b([Vv])endor(s?)\b/g, (_whole, first: string, end: string) => `${first === 'V' ? 'P' : 'p'}artner${end}`)
    .replace(/, site [A-Z]+$/, '')
    .replace(/\b(?:QUESTIONNAIRE_STATUS_|EDDStatus_)/, '')
    .replace(
      /\b[A-Z][A-Z_]{3,}\b(?!\.)/g,
      (code) => lookUp(STATUS_WORDS, code) ?? code.replaceAll('_', ' ').toLowerCase(),
    )
    .replace(/ \(\d{4}\)$/, '')
    .replace(/: Reject(?:ed)?$/, ': rejected')
    .replace(/: Rejected Daily$/, ': rejected, without another try today')
    .replace(/: no-attempts$/, ': no attempts left')
    .replace(/: in-review$/, ': in review');
}

/** Heading of a walk's step, named scenario, or screen. */
export function titleOf({ scenario, heading, walk, end }: PageRecord): string {
  if (walk !== null) return STAND_IN[end] ?? (heading === '' ? walk.name : heading);
  const name = ownName(scenario.name);
  return plainName(name === scenario.route ? summaryOf(scenario.route) : name);
}

/** For pages outside the app. */
export const STAND_IN: Readonly<Partial<Record<PageRecord['end'], string>>> = {
  left: 'Outside the app: a stand-in',
  closed: 'The app has closed itself',
};
