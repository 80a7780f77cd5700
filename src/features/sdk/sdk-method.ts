import type { TimedTask } from '../../domain/durations';
import type { StepLevel } from '../../domain/steps';
import { PHOTO_TOPICS, type PhotoTopic } from '../../ui/photo-pairs';
import { DOCUMENT_TOPICS } from '../shared/photos/photo-tips';

export const SDK_METHODS = {
  document: {
    lead: 'sdk.leadFor',
    consent: 'kyc.consent',
    capture: 'flow.capture.identity',
    topics: PHOTO_TOPICS,
    takes: 'LEVEL_1',
  },
  address: {
    lead: 'sdk.leadForAddress',
    consent: 'kyc.consentAddress',
    capture: 'flow.capture.address',
    topics: DOCUMENT_TOPICS,
    takes: 'LEVEL_2',
  },
} as const satisfies Record<
  string,
  { lead: string; consent: string; capture: string; topics: readonly PhotoTopic[]; takes: TimedTask }
>;

export type SdkMethod = keyof typeof SDK_METHODS;

/** Default: a document. */
export function sdkMethod(run: { readonly level: StepLevel; readonly isUpdate: boolean } | undefined): SdkMethod {
  return run?.level === 'LEVEL_2' && !run.isUpdate ? 'address' : 'document';
}
