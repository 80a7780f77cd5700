import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { runCommand } from '../cli/commands';
import { catalogueOf, type TextUnit } from './catalogue';
import { csvOf, readCsv } from './csv';
import { importTexts } from './import';
import { changeTexts } from './json-text';
import { Pictures } from './pictures';
import { staleTexts } from './sources';
import { readTexts, TEXT_FILES } from './text-files';
import { readXliff, xliffOf } from './xliff';

const ROOT = join(import.meta.dirname, '../..');
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
    const { language, texts: found } = read(write('de-DE', [unit({ source: target || 'Source', target })]));
    expect(language).toBe('de-DE');
    expect(found).toEqual([{ file: 'user-accounts', key: 'a.b', source: target || 'Source', target }]);
  });

  // Reading XLIFF takes longer, so it is tried with the languages that have the most and the fewest plural forms.
  it.each(format === 'CSV' ? TRANSLATED : ['ar-SA', 'ja-JP'])('is imported as it was exported in %s', (language) => {
    const exported = write(language, catalogueOf(ROOT, language));
    expect(importTexts(ROOT, read(exported))).toEqual({ ok: true, files: [] });
  });

  it('tells translators how much room there is, the words of the glossary and where the text appears', () => {
    const shown = { state: 'kyc-start', picture: 'pictures/kyc-start.jpg' };
    const file = write('de-DE', [unit({ fits: 37, terms: ['review = Prüfung'], note: 'For the number 2', shown })]);
    for (const word of ['37', 'review = Prüfung', 'For the number 2', ...Object.values(shown)]) {
      expect(file).toContain(word);
    }
  });
});

describe('files that are not of the form', () => {
  it.each([
    ['<html/>', 'XLIFF'],
    ['<xliff', 'XML'],
  ])('%s is no XLIFF', (text, word) => {
    expect(() => readXliff(text)).toThrow(word);
  });

  it.each([
    ['file,key,source,target\r\na,b,c,d\r\n', 'target de-DE'],
    ['key,source,target de-DE\r\nb,c,d\r\n', '"file"'],
  ])('%j is no table of translations', (text, word) => {
    expect(() => readCsv(text)).toThrow(word);
  });
});

it('joins the segments into which a translation program has split a text', () => {
  const file = xliffOf('de-DE', [unit({ source: 'One. Two.', target: 'Eins. Zwei.' })]);
  const split = file.replace(
    /<segment>.*<\/segment>/s,
    '<segment><source>One.</source><target>Eins.</target></segment><ignorable><source> </source></ignorable>' +
      '<segment><source>Two.</source><target><mrk id="m1">Zwei.</mrk></target></segment>',
  );
  expect(readXliff(split).texts[0]).toMatchObject({ source: 'One. Two.', target: 'Eins. Zwei.' });
});

describe('an import', () => {
  let root = '';
  const path = (file: string, language: string) => join(root, TEXT_FILES[file]?.(language) ?? '');
  const bytes = (language: string) => Object.keys(TEXT_FILES).map((file) => readFileSync(path(file, language), 'utf8'));
  const lines: string[] = [];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'texts-'));
    for (const folder of ['src/public/locales', 'src/i18n', 'fixtures', 'harness/texts/sources']) {
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
  ])('of an exported .%s file in %s gives every file back byte by byte', async (extension, language) => {
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

  /** Changes one text of an exported table. */
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
    expect(lines).toEqual([JSON.stringify({ texts: 1, files: ['src/public/locales/de-DE/user-accounts.json'] })]);
  });

  it('records from which English the texts were made', async () => {
    const english = path('user-accounts', 'en');
    writeFileSync(english, readFileSync(english, 'utf8').replace(/"kyc": ".*"/, '"kyc": "Other words"'));
    const isStale = () => staleTexts(root, 'de-DE').some(({ name }) => name === `user-accounts:${KEY}`);
    expect(isStale()).toBe(true);
    expect(await changed(withTarget(KEY, { target: 'Andere Wörter' })), lines.join('\n')).toBe(0);
    expect(isStale()).toBe(false);
  });

  it('of a part of the texts leaves the others', async () => {
    const before = bytes('de-DE');
    expect(await changed((units) => units.filter(({ key }) => key === KEY))).toBe(0);
    expect(bytes('de-DE')).toEqual(before);
  });

  it('puts a text that is new in its place', async () => {
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
  it.each<[what: string, change: (units: readonly TextUnit[]) => TextUnit[], problem: string]>([
    [
      'an unknown key',
      (units) => [...units, unit({ key: 'kyc.nothing' })],
      'user-accounts:kyc.nothing: there is no text',
    ],
    ['an unknown file', (units) => [...units, unit({ file: 'letters' })], 'letters:a.b: there is no file'],
    ['a key twice', (units) => [...units, ...units.filter(({ key }) => key === KEY)], `${KEY}: this key stands`],
    [
      'a missing placeholder',
      withTarget('investorTest.progress', { target: 'Frage von vielen' }),
      'investorTest.progress: has [], English has [{{count}},{{number}}]',
    ],
    [
      'a placeholder that was translated',
      withTarget('investorTest.progress', { target: 'Frage {{nummer}} von {{count}}' }),
      '{{nummer}}',
    ],
    [
      'a missing plural form',
      (units) => units.filter(({ key }) => key !== COUNTED),
      `the plural form ${COUNTED} is missing`,
    ],
    ['another English text', withTarget(KEY, { source: 'Old words' }), `${KEY}: the English text has changed`],
    ['an empty translation', withTarget(KEY, { target: '' }), `${KEY}: the translation is empty`],
    ['a space at the end', withTarget(KEY, { target: 'Titel ' }), `${KEY}: the translation begins or ends`],
  ])('with %s is refused as a whole', async (_what, change, problem) => {
    const before = bytes('de-DE');
    const all = (units: readonly TextUnit[]) => change(withTarget('pages.personal', { target: 'Anders' })(units));
    expect(await changed(all)).toBe(1);
    expect(lines.join('\n')).toContain(problem);
    expect(lines.at(-1)).toMatch(/^Nothing was written: \d+ problem/);
    expect(bytes('de-DE')).toEqual(before);
  });

  it('with a missing tag is refused', async () => {
    const texts1 = readTexts(root, 'agreements', 'de-DE');
    const [key = '', target = ''] = [...texts1].find(([, text]) => text.includes('](/help-centre)')) ?? [];
    expect(await changed(withTarget(key, { target: target.replace('](/help-centre)', '](/hilfe)') }))).toBe(1);
    expect(lines.join('\n')).toContain(`agreements:${key}: has [(/hilfe)`);
  });

  it('of several files writes none of them if one has a problem', async () => {
    const good = join(root, 'ar.csv');
    const bad = join(root, 'de.csv');
    writeFileSync(good, csvOf('ar-SA', withTarget(KEY, { target: 'نص' })(catalogueOf(root, 'ar-SA'))));
    writeFileSync(bad, csvOf('de-DE', withTarget(KEY, { target: '' })(catalogueOf(root, 'de-DE'))));
    const before = bytes('ar-SA');
    expect(await run(['import', good, bad])).toBe(1);
    expect(bytes('ar-SA')).toEqual(before);
    expect(await run(['import', good])).toBe(0);
    expect(bytes('ar-SA')).not.toEqual(before);
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
    ['one with values in place of the placeholders', ['By {{date}}, {{number}} of {{count}}'], 'first'],
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

it('refuses an XLIFF file that is nested deeper than any translator writes, without an overflow of the stack', () => {
  const deep = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" trgLang="de-DE">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</xliff>`;
  expect(() => readXliff(deep)).toThrow('nested deeper than 50 levels');
});
