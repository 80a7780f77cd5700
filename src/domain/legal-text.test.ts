import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseLegalText } from './legal-text';

describe('parseLegalText', () => {
  it.each<[string, string, Block[]]>([
    [
      'a paragraph of two lines',
      'One\ntwo.\n\nThree.',
      [
        { kind: 'paragraph', line: ['One two.'] },
        { kind: 'paragraph', line: ['Three.'] },
      ],
    ],
    [
      'headings, numbered for the table of contents',
      '## Fees\n### Details\nText',
      [
        { kind: 'heading', level: 3, id: 'part-1', text: 'Fees' },
        { kind: 'heading', level: 4, id: 'part-2', text: 'Details' },
        { kind: 'paragraph', line: ['Text'] },
      ],
    ],
    [
      'both kinds of lists',
      '- a\n- b\n\n1. c\n2) d',
      [
        { kind: 'list', ordered: false, items: [['a'], ['b']] },
        { kind: 'list', ordered: true, items: [['c'], ['d']] },
      ],
    ],
    [
      'a list right after a paragraph',
      'You:\n- a',
      [
        { kind: 'paragraph', line: ['You:'] },
        { kind: 'list', ordered: false, items: [['a']] },
      ],
    ],
    [
      'a table with its head, without the row of dashes',
      '| A | B |\n|---|:-:|\n| 1 | 2 |',
      [{ kind: 'table', head: [['A'], ['B']], rows: [[['1'], ['2']]] }],
    ],
    [
      'links to the web, to a path and to a mailbox',
      '[w](https://a.example/x) [p](/help) [m](mailto:a@b.example).',
      [
        {
          kind: 'paragraph',
          line: [
            { text: 'w', href: 'https://a.example/x' },
            ' ',
            { text: 'p', href: '/help' },
            ' ',
            { text: 'm', href: 'mailto:a@b.example' },
            '.',
          ],
        },
      ],
    ],
    [
      'lists of both kinds right after each other',
      '- a\n1. b',
      [
        { kind: 'list', ordered: false, items: [['a']] },
        { kind: 'list', ordered: true, items: [['b']] },
      ],
    ],
    [
      'a table between paragraphs, with spaces around its lines',
      'One.\n  | A |\n  | 1 |  \nTwo.',
      [
        { kind: 'paragraph', line: ['One.'] },
        { kind: 'table', head: [['A']], rows: [[['1']]] },
        { kind: 'paragraph', line: ['Two.'] },
      ],
    ],
    ['a table without a row', '|---|', [{ kind: 'table', head: [], rows: [] }]],
    ['items with spaces before', '  - a\n  - b', [{ kind: 'list', ordered: false, items: [['a'], ['b']] }]],
    [
      'a link at the end of a line',
      'See [m](mailto:a@b.example)',
      [{ kind: 'paragraph', line: ['See ', { text: 'm', href: 'mailto:a@b.example' }] }],
    ],
    [
      'a mailbox with a long name',
      '[m](mailto:support@b)',
      [{ kind: 'paragraph', line: [{ text: 'm', href: 'mailto:support@b' }] }],
    ],
    ['nothing', ' \n\n', []],
  ])('reads %s', (_what, text, blocks) => {
    expect(parseLegalText(text)).toEqual(blocks);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b?bcc=c@d',
    'xmailto:a@b',
    'JavaScript:x',
  ])('leaves the address %s as text', (href) => {
    expect(parseLegalText(`[x](${href})`)).toEqual([{ kind: 'paragraph', line: [`[x](${href})`] }]);
  });

  it('keeps HTML as text', () => {
    const html = '<img src=x onerror=alert(1)>';
    expect(parseLegalText(html)).toEqual([{ kind: 'paragraph', line: [html] }]);
  });

  it('a bracket that opens nothing stays text before a link', () => {
    expect(parseLegalText('[a [b](/c)')).toEqual([{ kind: 'paragraph', line: ['[a ', { text: 'b', href: '/c' }] }]);
  });

  // Quadratic work takes minutes for these.
  it.each(['[', '[a\n', '[a](', '[a](b', '](', '|', '#', '1', '- ', '## '])(
    '200,000 times %j is read in linear time',
    (piece) => {
      const words = (text: string) => text.replace(/[^a-z]/g, '');
      const text = piece.repeat(200_000);
      expect(words(parseLegalText(text).map(textOf).join(''))).toBe(words(text));
    },
  );

  it('never throws, links to safe addresses only, and keeps every word', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('## ', '- ', '1. ', '| a |', '[t](https://a.example)', '[t](javascript:x)', '\n', '\n\n', 'word'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const blocks = parseLegalText(text);
        const links = blocks.flatMap(linesOf).flatMap((line) => line.filter((part) => typeof part !== 'string'));
        for (const { href } of links) expect(href).toMatch(/^(https?:|mailto:|\/)/);
        const shown = blocks.map(textOf).join(' ');
        const words = (value: string) => value.match(/word/g)?.length ?? 0;
        expect(words(shown)).toBe(words(text));
      }),
    );
  });
});

function linesOf(block: Block): (readonly Inline[])[] {
  if (block.kind === 'heading') return [[block.text]];
  if (block.kind === 'paragraph') return [block.line];
  return block.kind === 'list' ? [...block.items] : [...block.head, ...block.rows.flat()];
}

function textOf(block: Block): string {
  return linesOf(block)
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join(' ');
}
