import type { Scenario } from '../scenario';

/** The code with which the server says that nobody is signed in. */
const SIGNED_OUT = 10007;

/** Whether the app may go to another page by itself: it sends members to the login who are not signed in. */
export function mayLeave({ member, faults }: Scenario): boolean {
  return !member.signedIn || faults.some((fault) => fault.kind === 'envelope' && fault.ret_code === SIGNED_OUT);
}
