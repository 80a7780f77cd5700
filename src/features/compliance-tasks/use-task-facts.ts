import { useState } from 'react';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { combineCalls } from '../shared/loading/combine-calls';
import { useMemberState } from '../shared/member/use-member-state';

/** The scene of the anti-money-laundering check of the verification; assumed, and the same as on the personal page. */
const AML_SCENE = 'KYC';

/** Everything that the list of tasks follows from: the personal page's facts, and both lists of tasks. */
export function useTaskFacts(pageSize: number) {
  const member = useMemberState({ obtain_aml_questionnaire: true });
  const edd = useCall(endpoints.eddInfo, {});
  const aml = useCall(endpoints.amlResult, { sceneCode: AML_SCENE });
  const own = useCall(endpoints.complianceTasks, {});
  const service = useCall(endpoints.taskList, { page: 1, pageSize });
  // While more tasks are loaded, those that are shown stay.
  const [listed, setListed] = useState(service.data);
  if (service.data !== undefined && service.data !== listed) setListed(service.data);
  const data = combineCalls({ member, edd, aml, own, service: { ...service, data: service.data ?? listed } });
  return { ...data, loadsMore: service.status === 'loading' };
}
