import { BASE_PATH } from '../../domain/initial-config';
import { placeQuery } from './flow-address';
import type { StepProps } from './step-props';

/** Where a phone goes on: the same choice, and never a token. */
export function phoneAddress(place: StepProps['place']): string {
  return `${location.origin}${BASE_PATH}auth/kyc?${placeQuery({ ...place, step: 'run' })}`;
}
