import { oneOf } from '../../domain/look-up';
import { DOCUMENT_TYPES, type DocumentType } from '../../domain/statuses';
import { STEP_LEVELS, type StepLevel } from '../../domain/steps';
import { FLOW_STEPS, type FlowStep } from '../../domain/verification-screens';

/** Survives reloads and works on other devices, so no secrets or personal data. */

export interface FlowPlace {
  /** Undefined: the next level that can start. */
  readonly level: StepLevel | undefined;
  readonly step: FlowStep;
  /** ISO 3166 alpha-3; empty until chosen. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
  /** Another company's verification, not a document. */
  readonly content?: 'details' | undefined;
}

/** Query parameter of the return address: `StartedFlow.before`. */
export const BEFORE = 'before';

/** Ignores invalid values. */
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

export function placeQuery({ level, step, country, documentType, content }: Partial<FlowPlace>): string {
  const query = new URLSearchParams();
  if (level) query.set('level', level);
  if (step && step !== 'choose') query.set('step', step);
  if (country) query.set('country', country);
  if (documentType) query.set('document', documentType);
  if (content && step === 'result') query.set('submitted', content);
  return query.toString();
}

export function isWithoutPhotos({ documentType, content }: Pick<FlowPlace, 'documentType' | 'content'>): boolean {
  return content === 'details' || documentType === 'BVN';
}

export function choiceOf({ country, documentType }: Pick<FlowPlace, 'country' | 'documentType'>) {
  return { ...(country && { country }), ...(documentType && { documentType }) };
}
