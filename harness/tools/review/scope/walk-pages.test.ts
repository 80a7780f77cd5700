import { describe, expect, it } from 'vitest';
import type { SweepState } from '../../../core/states/state';
import { statesOfWalk } from '../../../core/states/walk-states';
import { scenarioOf } from '../../../core/testing';
import { ACT_NAMES, type StepInput } from '../../../core/walks/steps';
import { packPlan } from '../../../kit/pack/pack-order';
import type { StateRecord } from '../../../kit/record';
import { samePages } from '../report/pages';
import { coverageOfPack } from './coverage';
import { stepWords } from './step-words';
import { pagesOf } from './walk-pages';

const TEXTS = new Map([
  ['user-accounts:kyc.continue', 'Continue'],
  ['user-accounts:kyc.consent', `I agree that {{partner}} checks it, ${'and so on, '.repeat(20)}`],
]);
const button = { role: 'button', key: 'kyc.continue' } as const;
const box = { role: 'checkbox', key: 'kyc.consent' } as const;
const STEPS: readonly StepInput[] = [
  { act: 'check', target: box },
  { act: 'expect', target: button },
  { act: 'press', target: button },
];
const states: readonly SweepState[] = statesOfWalk('hkg-a', 'HKG, en-HK, desktop: A walk', {
  name: 'HKG, en-HK: A walk',
  steps: [...STEPS],
});

const record = (at: number, texts: readonly string[], problems: readonly string[] = []): StateRecord =>
  ({
    ...{
      id: states[at]?.id,
      name: states[at]?.name,
      texts,
      end: 'ready',
      path: '/auth/kyc',
      pictureHash: `hash ${texts}`,
    },
    ...{ picture: `pictures/${states[at]?.id}.jpg`, passed: problems.length === 0, agreements: [] },
    failures: problems.map((message) => ({ check: 'axe', message })),
    scenario: scenarioOf({ site: 'HKG', language: 'en-HK', route: '/auth/kyc' }),
  }) as unknown as StateRecord;

describe('the pages of a walk', () => {
  it('are one if the texts stay the same, with the picture of the last step and the problems of all', () => {
    const records = [
      record(0, ['one'], ['first']),
      record(1, ['one'], ['first', 'second']),
      record(2, ['one']),
      record(3, ['two']),
    ];
    const pages = pagesOf(states, records, () => TEXTS);
    expect(pages.map(({ record: { id }, walk, shot }) => [id, walk?.from, walk?.to, walk?.of, shot])).toEqual([
      ['hkg-a-00', 0, 2, 3, 'pictures/hkg-a-02.jpg'],
      ['hkg-a-03', 3, 3, 3, 'pictures/hkg-a-03.jpg'],
    ]);
    expect(pages[0]?.record).toMatchObject({ passed: false, picture: 'pictures/hkg-a-00.jpg' });
    expect(pages[0]?.record.failures.map(({ message }) => message)).toEqual(['first', 'second']);
    expect(pages.map(({ walk }) => walk?.did.map((words) => words.slice(0, 36)))).toEqual([
      ['tick the box “I agree that … checks '],
      ['press the button “Continue”'],
    ]);
  });

  it('list all steps that led to a page whose earlier pages are not in the pack', () => {
    const [page] = pagesOf(states.slice(-1), [record(3, ['two'])], () => TEXTS);
    expect(page?.walk).toMatchObject({
      from: 0,
      to: 3,
      did: [expect.stringContaining('tick'), 'press the button “Continue”'],
    });
  });

  it('are printed once if they look and read the same, unless one has failed', () => {
    const page = (one: StateRecord) => ({ record: { ...one, walk: null }, picture: '' });
    const [a, b] = [record(0, ['one']), record(1, ['one'])];
    expect([...samePages([page(a), page(b), page(record(2, ['two']))])]).toEqual([[1, { page: 0, looksSame: true }]]);
    expect([...samePages([page(a), page(record(1, ['one'], ['problem']))])]).toEqual([]);
    expect([...samePages([page(a), page({ ...b, pictureHash: 'another' })])]).toEqual([
      [1, { page: 0, looksSame: false }],
    ]);
  });
});

it('a step is described in plain words', () => {
  const said: Readonly<Record<string, string>> = Object.fromEntries(
    (
      [
        { act: 'fill', target: { role: 'textbox', name: 'First name' }, value: 'Ada' },
        { act: 'check', target: { role: 'checkbox', name: 'News' }, value: false },
        { act: 'choose', target: { role: 'combobox', name: 'Country' }, value: { key: 'kyc.continue' } },
        { act: 'press', target: { role: 'link', nth: 2, within: { role: 'article', name: 'Level 1' } } },
        { act: 'upload', target: { role: 'button', name: 'Photo' }, value: 'a.jpg' },
        { act: 'go', value: '/auth/kyc' },
        { act: 'back' },
        { act: 'vendor', value: 'approve' },
        { act: 'set', value: { site: 'HKG' } },
        { act: 'expect', target: { role: 'heading', name: 'Done' }, value: 'well' },
      ] as const
    ).map((step) => [step.act, stepWords(step, TEXTS)]),
  );
  expect(ACT_NAMES.filter((act) => !Object.hasOwn(said, act))).toEqual([]);
  expect(said).toEqual({
    fill: 'type “Ada” into the field “First name”',
    check: 'clear the box “News”',
    choose: 'choose “Continue” in the list “Country”',
    press: 'press the link number 2 in the article “Level 1”',
    upload: 'give the file “a.jpg” to the button “Photo”',
    go: 'open the address /auth/kyc',
    back: 'go back',
    vendor: 'the simulated partner ends with “approve”',
    set: 'the simulated server is changed: {"site":"HKG"}',
    expect: 'wait for the heading “Done” with “well”',
  });
});

it.each([
  [{ faults: [] }, 'nothing fails any more'],
  [
    { faults: [{ endpoint: 'POST /v3/x', kind: 'wrong-shape', times: 1 }], site: 'HKG' },
    'POST /v3/x fails once (wrong shape); {"site":"HKG"}',
  ],
])('a change of the simulated server is described in words: %j', (value, words) => {
  expect(stepWords({ act: 'set', value }, TEXTS)).toBe(`the simulated server is changed: ${words}`);
});

it('coverage counts what was requested for the pack, and a whole flow only if it was requested', () => {
  const of = (words: object) =>
    coverageOfPack(packPlan({ title: 'x', parts: [{ sites: ['HKG'], languages: ['en-HK'], ...words }] }, 'x').parts, [
      {
        scenario: { site: 'HKG', language: 'en-HK', route: '/auth/kyc', device: 'desktop', query: {} },
        walk: { name: 'Level 1 with a passport, approved' },
        agreements: [],
      } as unknown as Parameters<typeof coverageOfPack>[1][number],
    ]).map(({ name, shown, of: all }) => `${name}: ${shown} of ${all}`);
  expect(of({ walks: ['level-1-approved'] })).toEqual([
    'HKG: languages that its web address offers: 1 of 2',
    'HKG: devices: 1 of 4',
    'HKG: walks that were asked for: 1 of 1',
  ]);
  expect(of({ walks: ['level-1-*'] })).toEqual([
    'HKG: languages that its web address offers: 1 of 2',
    'HKG: devices: 1 of 4',
    expect.stringMatching(/^HKG: walks of “level 1”: 1 of 1\d$/),
  ]);
  expect(of({ routes: ['/auth/kyc'], agreements: true })).toEqual([
    'HKG: languages that its web address offers: 1 of 2',
    'HKG: devices: 1 of 4',
    'HKG: screens that were asked for: 0 of 1',
    'HKG: agreements, shown in full: 0 of 2',
  ]);
});
