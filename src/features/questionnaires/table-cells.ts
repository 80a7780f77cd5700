import type { ComponentType } from 'react';
import { Choices } from './choice-questions';
import type { QuestionFieldProps } from './question-field';
import { Amount, Country, DateQuestion, Email, LineOfText, NumberQuestion, Percentage } from './simple-questions';

/** The input of each type that a column of a table may have (`COLUMN_TYPES`). */
export const CELL_RENDERERS: Readonly<Record<string, ComponentType<QuestionFieldProps>>> = {
  text: LineOfText,
  number: NumberQuestion,
  amount: Amount,
  percentage: Percentage,
  date: DateQuestion,
  country: Country,
  single: Choices,
  email: Email,
};
