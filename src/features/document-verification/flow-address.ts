import { oneOf } from '../../domain/look-up';
import { DOCUMENT_TYPES, type DocumentType } from '../../domain/statuses';
import { STEP_LEVELS, type StepLevel } from '../../domain/steps';
import { FLOW_STEPS, type FlowStep } from '../../domain/verification-screens';

/**
 * The current step and the member's choices are part of the address, so that a reload, the back button and another device continue there.
 * It contains no secrets and no personal data.
 */

export interface FlowPlace {
  /** Undefined: the next level that can be started. */
  readonly level: StepLevel | undefined;
  readonly step: FlowStep;
  /** ISO 3166 alpha-3; empty until chosen. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
  /** On the result: what was submitted is no document, as with the verification by another company. Only the words depend on it. */
  readonly content?: 'details' | undefined;
}

/** Query parameter of the return address: the level's status before the run, for the result (`StartedFlow.before`). */
export const BEFORE = 'before';

/** Reads the place from a query; invalid values count as absent. */
export function readPlace(query: URLSearchParams): FlowPlace {
  const country = query.get('country') ?? '';
  return {
    level: oneOf(STEP_LEVELS, query.get('level')),
    step: oneOf(FLOW_STEPS, query.get('step')) ?? 'choose',
    country: /^[A-Z]{3}$/.test(country) ? country : '',
    documentType: oneOf(DOCUMENT_TYPES, query.get('document')),
    content: oneOf(['details'], query.get('submitted')),
  };
}

/** Creates the query for a place. */
export function placeQuery({ level, step, country, documentType, content }: Partial<FlowPlace>): string {
  const query = new URLSearchParams();
  if (level) query.set('level', level);
  if (step && step !== 'choose') query.set('step', step);
  if (country) query.set('country', country);
  if (documentType) query.set('document', documentType);
  if (content && step === 'result') query.set('submitted', content);
  return query.toString();
}

/** Whether a submission has no photos: a national number, or what another company has verified. */
export function isWithoutPhotos({ documentType, content }: Pick<FlowPlace, 'documentType' | 'content'>): boolean {
  return content === 'details' || documentType === 'BVN';
}

/** The member's choice, as the calls take it. */
export function choiceOf({ country, documentType }: Pick<FlowPlace, 'country' | 'documentType'>) {
  return { ...(country && { country }), ...(documentType && { documentType }) };
}
