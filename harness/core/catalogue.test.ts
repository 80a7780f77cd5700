import { expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { SITES } from '../../src/domain/sites';
import { LANGUAGES } from '../../src/i18n/languages';
import { SCREENS } from '../../src/screens/screens';
import { CATALOGUE } from './catalogue';
import { FAULT_KINDS } from './faults';
import { decodeLink } from './link';

it('lists every row of every table', () => {
  expect(CATALOGUE.endpoints.map(({ key }) => key)).toEqual(Object.keys(endpoints));
  expect(CATALOGUE.routes).toHaveLength(SCREENS.length + 1);
  expect(CATALOGUE.sites.map(({ site }) => site)).toEqual(SITES);
  expect(CATALOGUE.languages.map(({ language }) => language)).toEqual(Object.keys(LANGUAGES));
  expect(CATALOGUE.faultKinds.map(({ kind }) => kind)).toEqual(FAULT_KINDS);
});

it('lists every enumeration of the domain', () => {
  const isEnumeration = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../src/domain/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    {
      eager: true,
    },
  );
  const found = Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([, value]) => isEnumeration(value))
      .map(([name, values]) => ({ name: `${file} ${name}`, values })),
  );
  const listed: unknown[] = Object.values(CATALOGUE.enumerations);
  const missing = found.filter(({ values }) => !listed.includes(values)).map(({ name }) => name);
  // The server neither sends nor receives these.
  expect(missing).toEqual([
    '../../src/domain/compliance-tasks.ts TASK_GROUPS',
    '../../src/domain/levels.ts LEVEL_NAMES',
    '../../src/domain/modes.ts SHELLS',
    '../../src/domain/plan.ts PLAN_STATES',
    '../../src/domain/questionnaire-validation.ts ADDRESS_PARTS',
    '../../src/domain/regions.ts INVESTOR_CRITERIA',
    '../../src/domain/remedies.ts ACTS',
    '../../src/domain/statuses.ts VENDORS',
    '../../src/domain/steps.ts STEP_LEVELS',
    '../../src/domain/verification-screens.ts FLOW_STEPS',
  ]);
});

it.each([
  ['limitation', 'LIMITATION_DEFAULT'],
  ['documentTypeName', 'KYC_DOC_TYPE_UNDEFINED'],
  ['paymentMethod', 'card'],
  ['taskType', 'SOURCE_OF_FUNDS_WEALTH'],
  ['taskStatus', 'IN_REVIEW'],
  ['toastIcon', 'process'],
] as const)('%s has the value %s', (name, value) => {
  expect(CATALOGUE.enumerations[name]).toContain(value);
});

it('is the same after a round trip through JSON', () => {
  expect(JSON.parse(JSON.stringify(CATALOGUE))).toEqual(CATALOGUE);
});

it('has a valid link for each named scenario', () => {
  for (const { link, id } of CATALOGUE.scenarios) expect([id, decodeLink(link).ok]).toEqual([id, true]);
});

it('has the JSON Schema of the parameters of each fault kind', () => {
  const slow = CATALOGUE.faultKinds.find(({ kind }) => kind === 'slow');
  expect(slow?.parameters).toMatchObject({ required: ['ms'] });
});
