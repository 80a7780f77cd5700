import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { RESIDENCE_TEMPLATE, type ResidenceValues, residenceAnswers } from './residence';

/** Saves the residence as answers to a version of the residence template. */
export async function saveResidence(
  { send }: ActionContext,
  version: string,
  values: ResidenceValues,
  onSaved: () => void,
): Promise<void> {
  const answers = residenceAnswers(values);
  await send(endpoints.submitQuestionnaire, { templateCode: RESIDENCE_TEMPLATE, version, answers });
  onSaved();
}
