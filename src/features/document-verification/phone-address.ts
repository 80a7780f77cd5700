import { BASE_PATH } from '../../domain/initial-config';
import { placeQuery } from './flow-address';
import type { StepProps } from './step-props';

/** Without any token. */
export function phoneAddress(place: StepProps['place']): string {
  return `${location.origin}${BASE_PATH}auth/kyc?${placeQuery(place)}`;
}
