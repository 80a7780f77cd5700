import { accountEndpoints } from '../../api/endpoints/account';
import type { ActionContext } from '../shared/actions/action';

export async function tagCompany({ submit }: ActionContext, onDone: () => void): Promise<void> {
  await submit(accountEndpoints.tagMember, { tagName: 'registered_member_type', value: 'company' }, { ask: 'repeat' });
  onDone();
}
