import type { Said, Step, Target } from '../../../core/walks/steps';
import { saidIn, type WalkTexts } from '../../../core/walks/walk-texts';

/** Describes a step of a walk in plain English, for readers who know neither the code nor text keys. */

/** Prefix for a step that a partner takes. */
export const PARTNER_ENDS = 'the simulated partner ends with';

/** Maximum length of a full quotation. */
const MOST = 90;

/** @param texts in English */
export function stepWords(step: Step, texts: WalkTexts): string {
  const words = WORDS[step.act] as (step: Step, texts: WalkTexts) => string;
  return words(step, texts);
}

type Wording = { readonly [A in Step['act']]: (step: Extract<Step, { act: A }>, texts: WalkTexts) => string };

const WORDS: Wording = {
  press: ({ target }, texts) => `press ${named(target, texts)}`,
  fill: ({ target, value }, texts) => `type “${value}” into ${named(target, texts)}`,
  choose: ({ target, value }, texts) => `choose ${quoted(value, texts)} in ${named(target, texts)}`,
  check: ({ target, value }, texts) =>
    `${value ? (target.role === 'radio' ? 'choose' : 'tick') : 'clear'} ${named(target, texts)}`,
  upload: ({ target, value }, texts) => `give the file “${value}” to ${named(target, texts)}`,
  go: ({ value }) => `open the address ${value}`,
  back: () => 'go back',
  vendor: ({ value }) => `${PARTNER_ENDS} “${value.replaceAll('-', ' ')}”`,
  set: ({ value }) => `the simulated server is changed: ${changeWords(value)}`,
  expect: ({ target, value }, texts) =>
    `wait for ${named(target, texts)}${value === undefined ? '' : ` with ${quoted(value, texts)}`}`,
};

/** A change of the scenario: faults in plain English, the rest as JSON. */
function changeWords({ faults, ...rest }: Readonly<Record<string, unknown>>): string {
  const failing = (Array.isArray(faults) ? faults : []).map(({ kind, endpoint, times }: FaultWords) => {
    const often = times === undefined ? '' : times === 1 ? ' once' : ` ${times} times`;
    return `${endpoint} fails${often} (${kind.replaceAll('-', ' ')})`;
  });
  const others = Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)];
  return [...failing, ...others].join('; ') || 'nothing fails any more';
}

interface FaultWords {
  readonly kind: string;
  readonly endpoint: string;
  readonly times?: number;
}

const ROLE_WORDS: Readonly<Partial<Record<Target['role'], string>>> = {
  textbox: 'the field',
  combobox: 'the list',
  radio: 'the answer',
  checkbox: 'the box',
  text: 'the text',
  listitem: 'the entry',
};

function named({ role, key, name, nth, within }: Target, texts: WalkTexts): string {
  const said = key === undefined ? name : { key };
  const which = nth === undefined ? '' : `number ${nth}`;
  const parts = [
    ROLE_WORDS[role] ?? `the ${role}`,
    said === undefined ? '' : quoted(said, texts),
    which,
    within === undefined ? '' : `in ${named(within, texts)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function quoted(said: Said, texts: WalkTexts): string {
  const { said: words } = saidIn(said, texts);
  return `“${words.length > MOST ? `${words.slice(0, MOST).trimEnd()} …` : words}”`;
}
