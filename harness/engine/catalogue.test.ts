import { expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { ROUTES } from '../../src/domain/routes';
import { SITES } from '../../src/domain/sites';
import { LANGUAGES } from '../../src/i18n/languages';
import { CATALOGUE } from './catalogue';
import { FAULT_KINDS } from './fault-kinds';
import { decodeLink } from './link';

it('lists every row of every table', () => {
  expect(CATALOGUE.endpoints.map(({ key }) => key)).toEqual(Object.keys(endpoints));
  expect(CATALOGUE.routes).toHaveLength(ROUTES.length + 1);
  expect(CATALOGUE.sites.map(({ site }) => site)).toEqual(SITES);
  expect(CATALOGUE.languages.map(({ language }) => language)).toEqual(Object.keys(LANGUAGES));
  expect(CATALOGUE.faultKinds.map(({ kind }) => kind)).toEqual(FAULT_KINDS);
});

it('survives JSON', () => {
  expect(JSON.parse(JSON.stringify(CATALOGUE))).toEqual(CATALOGUE);
});

it('gives a working link to each named scenario', () => {
  for (const { link, id } of CATALOGUE.scenarios) expect([id, decodeLink(link).ok]).toEqual([id, true]);
});

it('says what each fault kind takes', () => {
  const slow = CATALOGUE.faultKinds.find(({ kind }) => kind === 'slow');
  expect(slow?.parameters).toMatchObject({ required: ['ms'] });
});
