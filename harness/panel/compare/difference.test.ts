import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LookItem } from '../../core/pane-messages';
import { align } from './align';
import { compareFacts, isDifference, ownOf, paneMarks } from './difference';
import type { PaneFacts } from './facts';

const text = (words: string, kind: LookItem['kind'] = 'text'): LookItem => ({ kind, text: words });
const field = (name: string, ...requires: string[]): LookItem => ({
  kind: 'field',
  text: name,
  type: 'text',
  requires,
});

function facts(language: string, items: readonly LookItem[], more: Partial<PaneFacts> = {}): PaneFacts {
  return { language, items, rules: {}, agreements: {}, calls: {}, ...more };
}

/**
 * Formats rows as `state: cell
 * cell`.
 */
const told = (...panes: PaneFacts[]) =>
  compareFacts(panes).map(({ state, cells }) => `${state}: ${cells.map((cell) => cell?.text ?? '-').join(' | ')}`);

describe('the difference of pages', () => {
  it.each([
    ['equal pages', [text('A'), text('B')], [text('A'), text('B')], ['same: A | A', 'same: B | B']],
    [
      'a text more',
      [text('A'), text('B')],
      [text('A'), text('X'), text('B')],
      ['same: A | A', 'missing: - | X', 'same: B | B'],
    ],
    ['a text less', [text('A'), text('B')], [text('B')], ['missing: A | -', 'same: B | B']],
    [
      'a sentence with another figure',
      [text('It takes about 3 minutes')],
      [text('It takes about 5 minutes')],
      ['differs: It takes about 3 minutes | It takes about 5 minutes'],
    ],
    [
      'sentences without common words',
      [text('Your passport')],
      [text('Any address')],
      ['missing: Your passport | -', 'missing: - | Any address'],
    ],
    ['a link instead of a button', [text('Go', 'button')], [text('Go', 'link')], ['same: Go | Go']],
    ['a text is not a field', [text('Name')], [field('Name')], ['missing: Name | -', 'missing: - | Name']],
    [
      'a field that only one page requires',
      [field('Name', 'required')],
      [field('Name')],
      ['same: Name | Name', 'differs: required | nothing'],
    ],
  ] as const)('%s', (_what, one, other, expected) => {
    expect(told(facts('en', one), facts('en', other)).sort()).toEqual([...expected].sort());
  });

  it('treats other words in another language as a translation, and a missing text as a difference', () => {
    const english = facts('en', [text('Verification', 'heading'), text('Start', 'button'), text('Limits', 'heading')]);
    const chinese = facts('zh-HK', [text('驗證', 'heading'), text('開始', 'button')]);
    expect(told(english, chinese)).toEqual([
      'translated: Verification | 驗證',
      'translated: Start | 開始',
      'missing: Limits | -',
    ]);
    const other = facts('en', [text('Verification', 'heading'), text('Begin', 'button'), text('Limits', 'heading')]);
    expect(told(english, chinese, other)).toContain('translated: Verification | 驗證 | Verification');
  });

  it('marks a wording that differs between two panes of one language although a third one is translated', () => {
    const rows = compareFacts([
      facts('en', [text('Send 2 documents')]),
      facts('tr', [text('2 belge gönder')]),
      facts('en', [text('Send 3 documents')]),
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['differs']);
  });

  it('compares rules, agreements and calls by name', () => {
    const one = facts('en', [], {
      calls: { 'GET /a': '200 ok' },
      agreements: { client: 'version 2' },
      rules: { proofOfAddress: 'always' },
    });
    const other = facts('en', [], {
      calls: { 'GET /a': '502 failed', 'GET /b': '200 ok' },
      agreements: {},
      rules: { proofOfAddress: 'always' },
    });
    expect(told(one, other)).toEqual([
      'same: always | always',
      'missing: version 2 | -',
      'differs: 200 ok | 502 failed',
      'missing: - | 200 ok',
    ]);
  });

  it('lists what the other panes lack, and marks it on the page', () => {
    const rows = compareFacts([
      facts('en', [text('A'), text('B')]),
      facts('en', [text('B')]),
      facts('en', [text('A'), text('B')]),
    ]);
    expect(ownOf(rows, 0).map(({ cell, lackedBy }) => [cell.text, lackedBy])).toEqual([['A', [1]]]);
    expect(ownOf(rows, 1)).toEqual([]);
    expect(paneMarks(rows, 2)).toEqual([{ item: 0, why: 'only' }]);
  });
});

const anyItem = fc.record({
  kind: fc.constantFrom('heading', 'text', 'button', 'field'),
  text: fc.constantFrom('Name', 'Name of the person', 'Start', 'Two words', 'Two other words', '3'),
});
const anyFacts = fc.record({
  language: fc.constantFrom('en', 'de'),
  items: fc.array(anyItem as fc.Arbitrary<LookItem>, { maxLength: 12 }),
});

describe('align', () => {
  it('holds each item of each page once, in the order of its page', () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { minLength: 1, maxLength: 4 }), (pages) => {
        const rows = align(pages);
        pages.forEach(({ items }, at) => {
          expect(rows.flatMap((row) => row[at] ?? [])).toEqual(items.map((_item, index) => index));
        });
        for (const row of rows)
          expect([row.length, row.some((index) => index !== undefined)]).toEqual([pages.length, true]);
      }),
    );
  });

  it('finds no difference between a page and itself', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 2, max: 4 }), ({ language, items }, count) => {
        const rows = compareFacts(Array.from({ length: count }, () => facts(language, items)));
        expect(rows.filter(isDifference)).toEqual([]);
      }),
    );
  });
});
