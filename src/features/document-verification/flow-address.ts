import { DOCUMENT_TYPES, type DocumentType } from '../../domain/statuses';
import { STEP_LEVELS, type StepLevel } from '../../domain/steps';
import { FLOW_STEPS, type FlowStep } from '../../domain/verification-screens';

/**
 * Where a member is in the flow stands in the address, so that a reload, the back button and a second device go on from there. Nothing
 * secret and nothing personal is in it.
 */

export interface FlowPlace {
  /** Undefined: the first level that can be started. */
  readonly level: StepLevel | undefined;
  readonly step: FlowStep;
  /** ISO 3166 alpha-3; empty until chosen. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
}

/** Query parameter of the return address: the level's status before the run, for the result (`StartedFlow.before`). */
export const BEFORE = 'before';

/** Reads the place; what is not understood counts as absent. */
export function readPlace(query: URLSearchParams): FlowPlace {
  const country = query.get('country') ?? '';
  return {
    level: oneOf(STEP_LEVELS, query.get('level')),
    step: oneOf(FLOW_STEPS, query.get('step')) ?? 'choose',
    country: /^[A-Z]{3}$/.test(country) ? country : '',
    documentType: oneOf(DOCUMENT_TYPES, query.get('document')),
  };
}

/** The address's query for a place. */
export function placeQuery({ level, step, country, documentType }: Partial<FlowPlace>): string {
  const query = new URLSearchParams();
  if (level) query.set('level', level);
  if (step && step !== 'choose') query.set('step', step);
  if (country) query.set('country', country);
  if (documentType) query.set('document', documentType);
  return query.toString();
}

/** The value if it is one of `values`, else undefined. */
export function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((one) => one === value);
}
