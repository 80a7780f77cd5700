import { readAddress, readDigits, readLine, readName, readText } from './input/text';
import { lookUp } from './look-up';
import type { Answer, Column, Question, QuestionType } from './questionnaire';

/** Other types are chosen or read by their field. */
const READERS: Partial<Record<QuestionType, (text: string) => string>> = {
  'long-text': readText,
  signature: readName,
  email: readAddress,
  url: readAddress,
  phone: readDigits,
};

export function readAnswer(question: Pick<Question, 'type' | 'columns'>, answer: Answer): Answer {
  const { values, details, rows } = answer;
  return {
    ...answer,
    values: values.map((value) => readValue(question, value)),
    details: Object.fromEntries(Object.entries(details).map(([option, text]) => [option, readLine(text)])),
    rows: rows.map((row) =>
      Object.fromEntries(
        question.columns.map((column) => [
          column.id,
          (lookUp(row, column.id) ?? []).map((value) => readValue(column, value)),
        ]),
      ),
    ),
  };
}

function readValue({ type }: Pick<Column, 'type'>, value: string): string {
  return (lookUp(READERS, type) ?? readLine)(value);
}
