import type { RequestOf, ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { EarlierAnswer } from '../../domain/questionnaire-answers';
import type { QuestionnaireStatus } from '../../domain/statuses';
import type { ScreenContext } from '../shared/actions/action';

export type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

/** How the server sees a questionnaire at a moment. */
export interface Standing {
  readonly status: QuestionnaireStatus;
  readonly rejectReason: string;
  readonly answers: readonly EarlierAnswer[];
}

/** A loaded questionnaire: its questions, where it stands, and how it is sent. */
export interface QuestionnaireStart {
  readonly template: Template;
  readonly standing: Standing;
  /** The answer of the server that `standing` is from: another value after each load. */
  readonly standingLoad: unknown;
  /** Under which names the answers are sent. */
  readonly request: RequestOf<typeof endpoints.createQuestionnaire> & { readonly requestId?: string | undefined };
  /** Whether it is the custodian's, which is sent by a call of its own. */
  readonly isCustodian: boolean;
  /** Asks the server where the questionnaire stands now. */
  readonly standingNow: (call: ScreenContext['call']) => Promise<Standing>;
  /** Asks the server for the questions as they are now. */
  readonly latest: (call: ScreenContext['call']) => Promise<Pick<Template, 'version'>>;
  /** Loads everything again, after a submission. */
  readonly reload: () => void;
}
