import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { Answer, Question } from '../../domain/questionnaire';
import type { AnswerProblem } from '../../domain/questionnaire-validation';
import type { CountryEntry } from '../../ui/fields/countries';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { idOf, useProblemTexts } from './problem-texts';

export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  /** The page is called by its label. */
  readonly isTitle: boolean;
  readonly isRequired: boolean;
  readonly problems: readonly AnswerProblem[];
  /** A table names the cell. */
  readonly error?: string | undefined;
  readonly countries: readonly CountryEntry[];
  /** Default file rules. */
  readonly config: Pick<ResponseOf<typeof endpoints.kycConfig>, 'acceptedFileTypes' | 'maxFileBytes'>;
}

export function useCommonProps({ question, isTitle, isRequired, problems, error }: QuestionFieldProps) {
  const fields = useFieldTexts();
  const problemText = useProblemTexts('field');
  const problem = problems.find(({ part }) => part === '');
  return {
    name: idOf(question),
    label: isTitle ? <span className="sr-only">{question.label}</span> : question.label,
    hint: question.hint || undefined,
    error: error ?? (problem && problemText(question, problem)),
    ...(!isRequired && fields.optional),
  };
}
