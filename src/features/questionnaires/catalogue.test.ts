import { expect, it } from 'vitest';
import { ROUTE_TABLE } from '../../app/routes';
import { QUESTIONNAIRES, questionnaireAt } from './catalogue';

it('has a row for exactly the routes that open the questionnaire screen', () => {
  // One asks for its questions at once, the other opens a request first.
  const kinds = ['/auth/newquestion', '/auth/question'];
  const loads = ROUTE_TABLE.filter(({ path }) => kinds.includes(path)).map((row) => row.load);
  expect(loads).toHaveLength(2);
  const routes = ROUTE_TABLE.filter((row) => loads.includes(row.load)).map(({ path }) => path);
  expect(QUESTIONNAIRES.map(({ path }) => path).sort()).toEqual([...routes].sort());
  expect(QUESTIONNAIRES).toHaveLength(16);
});

it.each(['/auth/question', '/auth/question/', '/auth/Question'])('finds the row at %s', (path) => {
  expect(questionnaireAt(path)?.path).toBe('/auth/question');
});

it('finds no row elsewhere', () => {
  expect(questionnaireAt('/auth/questions')).toBeUndefined();
});
