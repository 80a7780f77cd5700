import type { Question } from './questionnaire';

/** A required question for tests, without any property that its type could have. */
export function testQuestion(id: string, more: Partial<Question> = {}): Question {
  return {
    id,
    type: 'text',
    label: id,
    hint: '',
    required: true,
    options: [],
    showIf: [],
    requireIf: [],
    detailLabel: '',
    statement: '',
    pattern: '',
    columns: [],
    notBefore: '',
    notAfter: '',
    currency: '',
    accept: [],
    ...more,
  };
}
