import type { RequestOf, ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { EarlierAnswer } from '../../domain/questionnaire-answers';
import type { QuestionnaireStatus } from '../../domain/statuses';
import type { ScreenContext } from '../shared/actions/action';

export type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

export interface Submission {
  readonly status: QuestionnaireStatus;
  readonly rejectReason: string;
  readonly answers: readonly EarlierAnswer[];
}

export interface QuestionnaireStart {
  readonly template: Template;
  readonly submission: Submission;
  /** A new value after each load of `submission`. */
  readonly submissionLoad: unknown;
  /** The names for sending the answers. */
  readonly request: RequestOf<typeof endpoints.createQuestionnaire> & { readonly requestId?: string | undefined };
  readonly isCustodian: boolean;
  readonly fetchSubmission: (call: ScreenContext['call']) => Promise<Submission>;
  readonly latest: (call: ScreenContext['call']) => Promise<Pick<Template, 'version'>>;
  readonly reload: () => void;
}
