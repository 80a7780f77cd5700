import { complianceEndpoints } from '../../api/endpoints/compliance';
import type { ActionContext } from '../shared/actions/action';

export async function acknowledge({ submit }: ActionContext, announcement: string, onRead: () => void): Promise<void> {
  await submit(complianceEndpoints.submitKycAnnouncement, { announcement, accepted: true }, { ask: 'repeat' });
  onRead();
}
