import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages';
import { runCommand } from '../../cli/commands';
import { readTexts, TEXT_FILES } from '../../kit/text-files';
import { catalogueOf, type TextUnit } from './catalogue';
import { csvOf, readCsv } from './csv';
import { importTexts } from './import';
import { changeTexts } from './json-text';
import { Pictures } from './pictures';
import { staleTexts } from './sources';
import { readXliff, xliffOf } from './xliff';

const ROOT = join(import.meta.dirname, '../../..');
const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== 'en');
const FORMATS = [
  ['XLIFF', xliffOf, readXliff],
  ['CSV', csvOf, readCsv],
] as const;

const unit = (more: Partial<TextUnit> = {}): TextUnit => ({
  file: 'user-accounts',
  key: 'a.b',
  source: 'Source',
  target: 'Ziel',
  fits: 10,
  note: '',
  terms: [],
  ...more,
});

describe.each(FORMATS)('%s', (format, write, read) => {
  it.each([
    ['plain words', 'Ziel'],
    ['placeholders and tags', 'Bis {{date}}, <terms>Regeln</terms> & {{date}} <br/>'],
    ['lines, quotes and commas', '## Titel\n\n- "eins", zwei\n- [Hilfe](/help-centre)\n\tEinzug'],
    ['marks of direction', 'رمز \u2066QR\u2069'],
    ['what a spreadsheet takes for a formula', '=1+1'],
    ['a minus at the beginning', '- Punkt'],
    ['signs of XML', 'a < b && c > d ]]> &amp;'],
    ['no translation', ''],
  ])('keeps %s', (_what, target) => {
    const { language, texts: found } = read(write('de-DE', [unit({ source: target || 'Source', target })]), 'de');
    expect(language).toBe('de-DE');
    const [place, source] = [expect.stringMatching(/^de:\d$/), target || 'Source'];
    expect(found).toEqual([{ place, file: 'user-accounts', key: 'a.b', source, target }]);
  });

  // XLIFF is slower, so only the languages with the most and the fewest plural forms.
  it.each(format === 'CSV' ? TRANSLATED : ['ar-SA', 'ja-JP'])('is imported as it was exported in %s', (language) => {
    const exported = write(language, catalogueOf(ROOT, language));
    expect(importTexts(ROOT, language, read(exported, 'all').texts)).toMatchObject({ files: [], left: [] });
  });

  it('tells translators how much space there is, the words of the glossary and where the text appears', () => {
    const shown = { state: 'kyc-start', picture: 'pictures/kyc-start.jpg' };
    const file = write('de-DE', [unit({ fits: 37, terms: ['review = Prüfung'], note: 'For the number 2', shown })]);
    for (const word of ['37', 'review = Prüfung', 'For the number 2', ...Object.values(shown)]) {
      expect(file).toContain(word);
    }
  });
});

describe('a file that cannot be read at all', () => {
  it.each([
    ['<html/>', 'a: not XLIFF'],
    ['<xliff', 'a: not XML: line 1: '],
    ['', 'a: not XML: '],
    [`<xliff>\n<a></b>\n</xliff>`, 'a: not XML: line 2: '],
    [
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</xliff>`,
      'a: elements are nested deeper than 50 levels',
    ],
  ])('%.60s is no XLIFF', (text, line) => {
    expect(readXliff(text, 'a')).toEqual({ language: '', texts: [], left: [expect.stringContaining(line)] });
  });

  it.each([
    ['', 'target de-DE'],
    ['file,key,source,target\r\na,b,c,d\r\n', 'target de-DE'],
    ['key,source,target de-DE\r\nb,c,d\r\n', '"file"'],
  ])('%j is no table of translations', (text, word) => {
    expect(readCsv(text, 'a')).toEqual({ language: '', texts: [], left: [expect.stringContaining(word)] });
  });
});

describe.each(['\r\n', '\n', '\r'])('a table with the line ends %j', (end) => {
  const row = (...cells: string[]) => cells.join(';');
  it.each([
    ['a cell too few', row('f', 'b', 'B'), 3, 'has 3 cells, not 4'],
    ['a cell too many', row('f', 'b', 'B', 'x', 'y'), 3, 'has 5 cells, not 4'],
    ['a broken quotation mark', row('f', 'b', 'B', '"x"y'), 3, 'Trailing quote'],
  ])('leaves out the row with %s, and reads the others', (_what, bad, line, why) => {
    const several = `"A${end}A"`;
    const lines = [row('file', 'key', 'source', 'target de-DE'), row('f', 'a', several, 'x')];
    const { texts: found, left } = readCsv([...lines, '', ';;;', row('f', 'c', 'C', 'z'), bad, ''].join(end), 't');
    expect(left).toEqual([expect.stringContaining(`t:${line + 4}: ${why}`)]);
    expect(found.map(({ place, key, target }) => [place, key, target])).toEqual([
      ['t:2', 'a', 'x'],
      ['t:6', 'c', 'z'],
    ]);
  });
});

it('names the quotation mark that is not closed, and reads the rows before it', () => {
  const { texts: found, left } = readCsv('file,key,source,target de-DE\nf,a,A,x\nf,b,B,"y\nf,c,C,z\n', 't');
  expect([found.map(({ key }) => key), left]).toEqual([['a'], ['t:3: Quoted field unterminated']]);
});

it('joins the segments into which a translation program has split a text', () => {
  const file = xliffOf('de-DE', [unit({ source: 'One. Two.', target: 'Eins. Zwei.' })]);
  const split = file.replace(
    /<segment>.*<\/segment>/s,
    '<segment><source>One.</source><target>Eins.</target></segment><ignorable><source> </source></ignorable>' +
      '<segment><source>Two.</source><target><mrk id="m1">Zwei.</mrk></target></segment>',
  );
  expect(readXliff(split, 'split').texts[0]).toMatchObject({ source: 'One. Two.', target: 'Eins. Zwei.' });
});

describe('an import', () => {
  let root = '';
  const path = (file: string, language: string) => join(root, TEXT_FILES[file]?.(language) ?? '');
  const bytes = (language: string) => Object.keys(TEXT_FILES).map((file) => readFileSync(path(file, language), 'utf8'));
  const lines: string[] = [];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'texts-'));
    for (const folder of ['src/public/locales', 'src/i18n', 'fixtures', 'harness/tools/texts/sources']) {
      cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    }
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  const run = (words: readonly string[], languages?: string) =>
    runCommand(
      [
        'texts',
        ...words,
        ...(words[0] === 'export' ? ['--out', join(root, 'out')] : []),
        ...(languages === undefined ? [] : ['--languages', languages]),
      ],
      root,
    );

  it.each([
    ['xlf', 'ar-SA'],
    ['csv', 'de-DE'],
  ])('of an exported .%s file in %s restores every file byte by byte', async (extension, language) => {
    const before = bytes(language);
    expect(await run(['export'], language)).toBe(0);
    for (const file of Object.keys(TEXT_FILES)) {
      const other = new Map([...readTexts(root, file, language).keys()].map((key) => [key, 'x']));
      const content = readFileSync(path(file, language), 'utf8');
      writeFileSync(path(file, language), changeTexts(content, other, []));
    }
    expect(bytes(language)).not.toEqual(before);
    expect(await run(['import', join(root, 'out', `${language}.${extension}`)]), lines.join('\n')).toBe(0);
    expect(bytes(language)).toEqual(before);
  });

  const changed = async (change: (units: readonly TextUnit[]) => TextUnit[]) => {
    const file = join(root, 'de.csv');
    writeFileSync(file, csvOf('de-DE', change(catalogueOf(root, 'de-DE'))));
    return run(['import', file]);
  };
  const KEY = 'pages.kyc';
  const withTarget = (key: string, more: Partial<TextUnit>) => (units: readonly TextUnit[]) =>
    units.map((one) => (one.key === key ? { ...one, ...more } : one));

  it('changes the text that was changed, and nothing else', async () => {
    const before = bytes('de-DE');
    const old = readTexts(root, 'user-accounts', 'de-DE').get(KEY);
    expect(await changed(withTarget(KEY, { target: 'Neuer "Titel"' })), lines.join('\n')).toBe(0);
    const expected = before.map((content) => content.replace(`"kyc": "${old}"`, '"kyc": "Neuer \\"Titel\\""'));
    expect(bytes('de-DE')).toEqual(expected);
    expect(bytes('de-DE')).not.toEqual(before);
    expect(lines).toEqual([
      JSON.stringify({ texts: 1, left: 0, files: ['src/public/locales/de-DE/user-accounts.json'] }),
    ]);
  });

  it('records from which English the texts were made', async () => {
    const english = path('user-accounts', 'en');
    writeFileSync(english, readFileSync(english, 'utf8').replace(/"kyc": ".*"/, '"kyc": "Other words"'));
    const isStale = () => staleTexts(root, 'de-DE').some(({ name }) => name === `user-accounts:${KEY}`);
    expect(isStale()).toBe(true);
    expect(await changed(withTarget(KEY, { target: 'Andere Wörter' })), lines.join('\n')).toBe(0);
    expect(isStale()).toBe(false);
  });

  it('accepts text whose lines a translation program has changed', async () => {
    const before = bytes('de-DE');
    const file = join(root, 'laid-out.xlf');
    const laidOut = (text: string) =>
      text
        .replaceAll(' xml:space="preserve"', '')
        .replace(/<(source|target)>/g, '<$1>\n      ')
        .replace(/<\/(source|target)>/g, '\n    </$1>')
        .replace(/(?<=>[^<]{60}\S*) /g, '\n      ');
    writeFileSync(file, laidOut(xliffOf('de-DE', catalogueOf(root, 'de-DE'))));
    expect(await run(['import', file]), lines.join('\n')).toBe(0);
    expect(bytes('de-DE')).toEqual(before);
    writeFileSync(
      file,
      laidOut(xliffOf('de-DE', withTarget(KEY, { target: 'Neuer Titel' })(catalogueOf(root, 'de-DE')))),
    );
    expect(await run(['import', file]), lines.join('\n')).toBe(0);
    expect(readTexts(root, 'user-accounts', 'de-DE').get(KEY)).toBe('Neuer Titel');
  });

  it('of a new translation whose line breaks were lost is refused', async () => {
    const [key = '', source = ''] =
      [...readTexts(root, 'agreements', 'en')].find(([, text]) => text.includes('\n')) ?? [];
    expect(await changed(withTarget(key, { source: source.replaceAll('\n', ' '), target: 'Neu' }))).toBe(1);
    expect(lines.join('\n')).toContain(`agreements:${key}: the file has lost the line breaks`);
  });

  it('of a part of the texts leaves the others', async () => {
    const before = bytes('de-DE');
    expect(await changed((units) => units.filter(({ key }) => key === KEY))).toBe(0);
    expect(bytes('de-DE')).toEqual(before);
  });

  it('puts a new text into its place', async () => {
    const before = bytes('de-DE');
    const file = path('user-accounts', 'de-DE');
    const lost = (before[0] ?? '').replace(/^ {4}"kyc": .*\n/m, '');
    expect(lost).not.toBe(before[0]);
    writeFileSync(file, lost);
    const target = readTexts(ROOT, 'user-accounts', 'de-DE').get(KEY) ?? '';
    expect(await changed(withTarget(KEY, { target })), lines.join('\n')).toBe(0);
    expect(bytes('de-DE')).toEqual(before);
  });

  const COUNTED = 'investorTest.questions_one';
  it.each<[what: string, change: (units: readonly TextUnit[]) => TextUnit[], problems: readonly string[]]>([
    [
      'an unknown key',
      (units) => [...units, unit({ key: 'kyc.nothing' })],
      ['user-accounts:kyc.nothing: there is no text'],
    ],
    ['an unknown file', (units) => [...units, unit({ file: 'letters' })], ['letters:a.b: there is no file']],
    [
      'two translations',
      (units) => [...units, ...withTarget(KEY, { target: 'x' })(units.filter(({ key }) => key === KEY))],
      Array(2).fill(`${KEY}: there are several translations`),
    ],
    ['a row twice', (units) => [...units, ...units.filter(({ key }) => key === KEY)], []],
    [
      'a missing placeholder',
      withTarget('investorTest.progress', { target: 'Frage von vielen' }),
      ['investorTest.progress: has [], English has [{{count}},{{number}}]'],
    ],
    [
      'a placeholder that was translated',
      withTarget('investorTest.progress', { target: 'Frage {{nummer}} von {{count}}' }),
      ['{{nummer}}'],
    ],
    [
      'a missing plural form',
      (units) => units.filter(({ key }) => key !== COUNTED),
      [`the plural form ${COUNTED} is missing`],
    ],
    [
      'a plural form that does not fit',
      (units) =>
        withTarget(COUNTED, { target: '' })(
          withTarget('investorTest.questions_other', { target: 'Viele {{count}}' })(units),
        ),
      [`${COUNTED}: the translation is empty`, `the plural form ${COUNTED} is missing or was left out`],
    ],
    ['another English text', withTarget(KEY, { source: 'Old words' }), [`${KEY}: the English text has changed`]],
    ['an empty translation', withTarget(KEY, { target: '' }), [`${KEY}: the translation is empty`]],
    [
      'a missing link',
      (units) => units.map((one) => ({ ...one, target: one.target.replace('](/help-centre)', '](/hilfe)') })),
      Array(3).fill('has [(/hilfe)'),
    ],
  ])('with %s takes the other texts', async (_what, change, problems) => {
    const before = bytes('de-DE');
    const old = readTexts(root, 'user-accounts', 'de-DE').get('pages.personal');
    const all = (units: readonly TextUnit[]) => change(withTarget('pages.personal', { target: 'Anders' })(units));
    expect(await changed(all)).toBe(problems.length === 0 ? 0 : 1);
    expect(lines.slice(0, -1)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^de\.csv:\d+: /);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ texts: 1, left: problems.length });
    expect(bytes('de-DE')).toEqual(
      before.map((content) => content.replace(`"personal": "${old}"`, '"personal": "Anders"')),
    );
  });

  it('confirms no text that was left out', async () => {
    const english = path('user-accounts', 'en');
    writeFileSync(english, readFileSync(english, 'utf8').replace(/"kyc": ".*"/, '"kyc": "Other words"'));
    expect(await changed(withTarget(KEY, { target: '' }))).toBe(1);
    expect(staleTexts(root, 'de-DE').map(({ name }) => name)).toContain(`user-accounts:${KEY}`);
  });

  it('of several files takes what can be read of each', async () => {
    const good = join(root, 'ar.csv');
    const others = [join(root, 'de.xlf'), join(root, 'xx.csv')];
    writeFileSync(good, csvOf('ar-SA', withTarget(KEY, { target: 'نص' })(catalogueOf(root, 'ar-SA'))));
    writeFileSync(others[0] ?? '', '<xliff');
    writeFileSync(others[1] ?? '', csvOf('xx', [unit(), unit()]));
    expect(await run(['import', good, ...others])).toBe(1);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringContaining('de.xlf: not XML: line 1: '),
      expect.stringContaining('xx.csv:2: "xx" is not a language'),
    ]);
    expect(readTexts(root, 'user-accounts', 'ar-SA').get(KEY)).toBe('نص');
  });
});

describe('the picture of a text', () => {
  const pictures = new Pictures([
    {
      id: 'first',
      picture: 'pictures/first.jpg',
      texts: ['Submit', 'By 20 November 2026, 3 of 4', 'Read the terms now.'],
    },
    { id: 'second', picture: 'pictures/second.jpg', texts: ['Submit', 'Submit details', 'Absenden'] },
    { id: 'none', picture: null, texts: ['Never seen'] },
  ]);

  it.each([
    ['the first state that shows it', ['Submit'], 'first'],
    ['one with values instead of placeholders', ['By {{date}}, {{number}} of {{count}}'], 'first'],
    ['one without tags', ['Read the <terms>terms</terms> now.'], 'first'],
    ['a line that has the text in it', ['Submit detail'], 'second'],
    ['the one with the translation', ['Absenden', 'Submit'], 'second'],
    ['none: too short to be looked for in a line', ['now'], undefined],
    ['none: only a placeholder', ['{{name}}'], undefined],
    ['none: the state has no picture', ['Never seen'], undefined],
  ])('is that of %s', (_what, wanted, state) => {
    expect(pictures.find(wanted)?.state).toBe(state);
  });
});
