import type { DocumentType } from '../../domain/statuses';
import type { StepDeclaration } from '../shared/flow/step-declaration';
import { SDK_METHODS, type SdkMethod } from './sdk-method';

interface SdkRunChoice {
  readonly method: SdkMethod;
  /** Undefined: the partner asks. */
  readonly documentType: DocumentType | undefined;
}

const photosFor = (method: SdkMethod) => (method === 'address' ? 'photosOfDocument' : 'photos');

export const SDK_STEPS = {
  start: ({ method, documentType }) => ({
    title: `consent.before.${method === 'address' ? method : (documentType ?? method)}`,
    lead: undefined,
    shape: 'facts',
    help: [photosFor(method)],
    action: { kind: 'button', label: 'sdk.start', beside: 'consent' },
  }),
  run: ({ method }) => ({
    title: SDK_METHODS[method].capture,
    lead: { takes: method === 'address' ? 'LEVEL_2' : 'newPhoto' },
    shape: 'frame',
    help: ['run', photosFor(method)],
    action: { kind: 'partner' },
  }),
} as const satisfies Record<string, (choice: SdkRunChoice) => StepDeclaration>;
