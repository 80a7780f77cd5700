import { expect, it } from 'vitest';
import { labelInMessage } from './question-label';

it.each([
  ['What is your job?', 'What is your job'],
  ['¿Cuál es su profesión?', 'Cuál es su profesión'],
  ['您的职业是什么？', '您的职业是什么'],
  ['ما مهنتك؟', 'ما مهنتك'],
  ['My answers are complete.', 'My answers are complete'],
  ['Mobile number', 'Mobile number'],
])('%j is %j in a message', (label, shown) => {
  expect(labelInMessage(label)).toBe(shown);
});
