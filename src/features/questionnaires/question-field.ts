import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { Answer, Question } from '../../domain/questionnaire';
import type { AnswerProblem } from '../../domain/questionnaire-validation';
import type { CountryEntry } from '../../ui/fields/countries';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { idOf, useProblemTexts } from './problem-texts';

/** What the input of a question needs. */
export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly isRequired: boolean;
  readonly problems: readonly AnswerProblem[];
  /** Shown instead of the text of a problem: a table names the cell. */
  readonly error?: string | undefined;
  readonly countries: readonly CountryEntry[];
  /** Rules of files where the question has none of its own. */
  readonly config: Pick<ResponseOf<typeof endpoints.kycConfig>, 'acceptedFileTypes' | 'maxFileBytes'>;
}

/** The props that most fields share: name, label, hint, error, and the mark of an optional question. */
export function useCommonProps({ question, isRequired, problems, error }: QuestionFieldProps) {
  const fields = useFieldTexts();
  const problemText = useProblemTexts('field');
  const problem = problems.find(({ part }) => part === '');
  return {
    name: idOf(question),
    label: question.label,
    hint: question.hint || undefined,
    error: error ?? (problem && problemText(question, problem)),
    ...(!isRequired && fields.optional),
  };
}
