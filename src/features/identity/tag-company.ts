import { accountEndpoints } from '../../api/endpoints/account';
import type { ActionContext } from '../shared/actions/action';

/** Tells the server that the account is a company's, whose verification is different. */
export async function tagCompany({ send }: ActionContext, onDone: () => void): Promise<void> {
  await send(accountEndpoints.tagMember, { tagName: 'registered_member_type', value: 'company' });
  onDone();
}
