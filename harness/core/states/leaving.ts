import { NOT_SIGNED_IN_CODE } from '../../../src/domain/error-codes';
import type { Scenario } from '../scenario';

/** The app goes to the login page if the member is not signed in. */
export function mayLeave({ member, faults }: Scenario): boolean {
  return !member.signedIn || faults.some((fault) => fault.kind === 'envelope' && fault.ret_code === NOT_SIGNED_IN_CODE);
}
