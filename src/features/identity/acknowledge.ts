import { complianceEndpoints } from '../../api/endpoints/compliance';
import type { ActionContext } from '../shared/actions/action';

/** Reports to the server that the member has read an announcement, or agrees to it. */
export async function acknowledge({ submit }: ActionContext, announcement: string, onRead: () => void): Promise<void> {
  await submit(complianceEndpoints.submitKycAnnouncement, { announcement, accepted: true }, { ask: 'repeat' });
  onRead();
}
