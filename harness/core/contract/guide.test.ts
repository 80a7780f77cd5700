import { expect, it } from 'vitest';
import { endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { fieldsOf } from './fields';
import { guideText } from './guide';

const guide = guideText();
const sections = new Map(
  guide
    .split('\n### ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

it('has a section for every call, in the order of the table', () => {
  expect([...sections.keys()]).toEqual(Object.keys(endpoints));
});

it.each(Object.entries(endpoints))('says of %s what is specified and what is assumed', (key, endpoint) => {
  const section = sections.get(key) ?? '';
  expect(section).toContain(`\`${endpointName(endpoint)}\`: ${endpoint.summary}`);
  if ('sdkPath' in endpoint) expect(section).toContain(`\`${endpoint.sdkPath}\``);
  const [before = '', answer = ''] = section.split('**Answer: ');
  const [, request = ''] = before.split('**Request: ');
  for (const [part, direction] of [
    [request, 'request'],
    [answer, 'response'],
  ] as const) {
    const isAssumed = endpoint.provenance[direction] === 'assumed';
    expect(part.startsWith(isAssumed ? 'assumed.**' : 'specified.**')).toBe(true);
    expect(part.includes('- [ ] ')).toBe(isAssumed);
    for (const { path } of fieldsOf(endpoint[direction])) expect(part).toContain(`| \`${path}\` |`);
  }
});

it('asks what the API refuses: content types, origins, missing headers, cookies of other sites, used tokens, files', () => {
  const [, refusals = ''] = guide.split('## What the API has to refuse');
  const [list = ''] = refusals.split('\n## ');
  for (const word of ['application/json', 'Origin', 'platform', 'SameSite', 'kyc-access-origin', 'first bytes']) {
    expect(list).toContain(word);
  }
});

it('asks for the fields that a page cannot do without, for lists of values and for times', () => {
  const section = sections.get('vendorToken') ?? '';
  expect(section).toContain('- [ ] Always there, or the page fails: `provider`, `token`.');
  expect(section).toContain('no others will come: `provider`, `flowName`.');
  expect(section).toContain('- [ ] Unix time in milliseconds: `expiresAt`.');
  expect(section).toContain('| `url` | text | counts as `""` | left out |');
});

it('counts what is specified', () => {
  const { length } = Object.values(endpoints).filter(({ provenance }) => provenance.response === 'spec');
  expect(guide).toContain(`| Answers | ${length} | ${Object.keys(endpoints).length - length} |`);
});

it('has tables whose rows all have the same length', () => {
  for (const table of guide.split(/\n(?!\|)/).filter((lines) => lines.includes('\n|') || lines.startsWith('|'))) {
    const rows = table.split('\n').filter((line) => line.startsWith('|'));
    expect(new Set(rows.map((row) => row.replaceAll('\\|', '').split('|').length)).size, rows[0]).toBeLessThan(2);
  }
});
