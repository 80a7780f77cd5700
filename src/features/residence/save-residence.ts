import type { ActionContext } from '../shared/actions/action';
import { type AnsweredTemplate, submitAnswers } from '../shared/forms/submit-template';
import { type ResidenceValues, residenceAnswers } from './residence';

export async function saveResidence(
  context: ActionContext,
  template: AnsweredTemplate,
  values: ResidenceValues,
  onSaved: () => void,
): Promise<void> {
  const answers = residenceAnswers(values);
  await submitAnswers(context, { template, answers });
  onSaved();
}
