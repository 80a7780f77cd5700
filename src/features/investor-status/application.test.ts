import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { INVESTOR_CRITERIA } from '../../domain/regions';
import { applicationAnswers, applicationSchema } from './application';

const VALID = { criterion: INVESTOR_CRITERIA[0], evidence: new File(['x'], 'wealth.pdf'), declaration: true };

it.each([
  ['all fields', {}, []],
  ['no criterion', { criterion: '' }, ['criterion']],
  ['no document', { evidence: null }, ['evidence']],
  ['no declaration', { declaration: false }, ['declaration']],
])('%s', (_case, changed, fields) => {
  const issues = z.safeParse(applicationSchema, { ...VALID, ...changed }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(fields);
});

it.each([
  [true, 'yes'],
  [false, 'no'],
])('the declaration %s is sent as %s', async (declaration, value) => {
  expect(await applicationAnswers({ ...VALID, evidence: null, declaration })).toEqual([
    { questionId: 'criterion', values: [VALID.criterion] },
    { questionId: 'evidence', values: [], files: [] },
    { questionId: 'declaration', values: [value] },
  ]);
});
