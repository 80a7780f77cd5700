import type { ResponseOf } from '../../../api/endpoint';
import { questionnaireEndpoints } from '../../../api/endpoints/questionnaires';
import { invalidate } from '../../../api/resource';
import { ReplacedText } from './submit-errors';

type Template = ResponseOf<typeof questionnaireEndpoints.questionnaireTemplate>;

/** Throws `ReplacedText` for a changed version. Answers stay. */
export function refuseReplaced(answered: Pick<Template, 'version'>, latest: Pick<Template, 'version'>): void {
  if (latest.version === answered.version) return;
  invalidate(questionnaireEndpoints.questionnaireTemplate);
  throw new ReplacedText();
}
