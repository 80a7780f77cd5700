import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../src/i18n/languages';
import { runCommand } from '../../../cli/commands';
import { TEXT_FILES } from '../../../kit/text-files';
import { EXAMPLES, EXAMPLES_OF } from './example-values';
import { shownTexts } from './shown-texts';
import { faultsOfSentence } from './testing/sentence-rules';

const ROOT = join(import.meta.dirname, '../../../..');
const ALL = Object.keys(LANGUAGES);

it.each(ALL)('every sentence of %s reads well with its values', async (language) => {
  const all = await shownTexts(ROOT, language);
  // The Spanish form 'many' starts at a million.
  const real = all.filter(({ counts }) => (counts[0] ?? 0) < 1_000_000);
  const faults = real.flatMap(({ name, shown }) =>
    faultsOfSentence(shown, language).map((fault) => `${name}: ${fault}\n  ${shown}`),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['en', 'Valid until {{date}}.', 'a placeholder'],
  ['en', 'Valid  until today', 'two spaces'],
  ['en', 'What is your job?: enter it', 'two marks'],
  ['ru-RU', 'Действует до 20 ноября 2026\u00a0г..', 'two marks'],
  ['en', 'Your limit limit', 'a word twice'],
  ['ru-RU', 'Действует до до 20\u00a0ноября', 'a word twice'],
  ['de-DE', 'Frühestens am am 20.\u00a0November', 'a word twice'],
  ['zh-CN', '每日限额限额', 'a word twice'],
  ['zh-CN', '请输入 2026年11月20日 或之后的日期', 'a space between Chinese characters'],
  ['en', 'Due by on 20\u00a0November 2026', 'two words before a date'],
  ['vi-VN', 'Từ ngày lúc 09:30 ngày 20 tháng 11 năm 2026', 'a word that the date has'],
  ['de-DE', 'am 20.\u00a0November um 09:30 Uhr Uhr', 'a word that the date has'],
  ['tr-TR', 'En geç 20\u00a0Kasım 2026 tarihine kadar', 'a word that the date has'],
  ['ko-KR', '2026년 11월 20일 AM 9:30부터', 'a time of another language'],
  ['de-DE', 'am 20.\u00a0November um 09:30', 'a time of another language'],
  ['id-ID', 'Kedaluwarsa pada 09.30', 'a time of another language'],
  ['en', 'More than 25,000 USD', 'an amount in another form'],
  ['en-US', 'More than USD 25,000', 'an amount in another form'],
  ['en-HK', 'More than $25,000', 'an amount in another form'],
  ['de-DE', 'Mehr als USD 25.000', 'an amount in another form'],
  ['ko-KR', '25,000달러 초과', 'an amount in another form'],
  ['id-ID', 'Lebih dari 25.000 USD', 'an amount in another form'],
  ['zh-CN', '不低于 350 万 AED', 'an amount in another form'],
  ['ru-RU', 'Более 10000', 'a number in another form'],
  ['de-DE', 'Mehr als 25,000', 'a number in another form'],
  ['de-DE', 'Gebühr: 0.10\u00a0%', 'a number in another form'],
])('in %s, %j has %s', (language, sentence, fault) => {
  expect(faultsOfSentence(sentence, language).join()).toContain(fault);
});

it.each([
  ['en', 'Due by 20\u00a0November 2026 at 09:30. USD 25,000 to 50,000; 0.10%'],
  ['en-US', 'Starting November\u00a020, 2026 at 9:30\u202fAM. $25,000 to $50,000, HK$8 million'],
  ['de-DE', 'Frühestens am 20.\u00a0November 2026 um 09:30 Uhr. 25.000 bis 50.000 USD; 0,10\u00a0%'],
  ['ko-KR', '2026년 11월 20일 오전 9:30부터. 미화 25,000~50,000달러, 800만 홍콩 달러'],
])('in %s, %j has no mistake', (language, sentence) => {
  expect(faultsOfSentence(sentence, language)).toEqual([]);
});

it('every example value belongs to a placeholder of a text', async () => {
  const sources = Object.values(TEXT_FILES).map((path) => readFileSync(join(ROOT, path('en')), 'utf8'));
  expect(Object.keys(EXAMPLES).filter((name) => !sources.some((source) => source.includes(`{{${name}}}`)))).toEqual([]);
  const names = (await shownTexts(ROOT, 'en')).map(({ name }) => name);
  const used = (pattern: string) => names.some((name) => name.startsWith(`user-accounts:${pattern.replace('*', '')}`));
  expect(Object.keys(EXAMPLES_OF).filter((pattern) => !used(pattern))).toEqual([]);
});

describe('the command', () => {
  let root = '';
  const errors: string[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sheet-'));
    for (const path of Object.values(TEXT_FILES).flatMap((of) => [of('en'), of('ru-RU')])) {
      cpSync(join(ROOT, path), join(root, path));
    }
    errors.length = 0;
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });
  const sheet = (more: { languages?: string; format?: string; pictures?: string }) =>
    runCommand(
      [
        'texts',
        'sheet',
        '--out',
        join(root, 'out'),
        ...Object.entries(more).flatMap(([name, value]) => [`--${name}`, value]),
      ],
      root,
    );

  it('writes each plural form with its numbers, as plain text', async () => {
    expect(await sheet({ languages: 'ru-RU', format: 'txt' })).toBe(0);
    const written = readFileSync(join(root, 'out/ru-RU.txt'), 'utf8');
    expect(written).toContain('times.takes.minutes_few  (for 2, 3, 4 …)');
    expect(written).toMatch(
      /times\.takes\.minutes_many {2}\(for 0, 5, 6 …\)\n {2}en It takes about 5\u00a0minutes\.\n {2}→ .*5\u00a0минут/,
    );
  });

  it('writes a page that needs no other file', async () => {
    expect(await sheet({ languages: 'en,ru-RU' })).toBe(0);
    const written = readFileSync(join(root, 'out/en.html'), 'utf8');
    expect(written).toContain('Complete your verification by 20\u00a0November 2026.');
    expect(written).not.toMatch(/<script|<link|src=/);
  });

  it('groups the texts by the pictures of a sweep', async () => {
    const sweep = join(root, 'sweep');
    const source = JSON.parse(readFileSync(join(root, TEXT_FILES['user-accounts']?.('ru-RU') ?? ''), 'utf8'));
    const record = { id: 'one', picture: 'pictures/one.jpg', texts: [source.personal.currentLimits] };
    mkdirSync(join(sweep, 'states'), { recursive: true });
    mkdirSync(join(sweep, 'pictures'));
    writeFileSync(join(sweep, 'states/one.json'), JSON.stringify(record));
    writeFileSync(join(sweep, 'pictures/one.jpg'), 'picture');
    expect(await sheet({ languages: 'ru-RU', pictures: sweep })).toBe(0);
    const written = readFileSync(join(root, 'out/ru-RU.html'), 'utf8');
    expect(written).toMatch(/<h2>one<\/h2>\n<a [^>]*><img src="pictures\/one.jpg"[\s\S]*<h2>On no picture<\/h2>/);
    const first = written.slice(written.indexOf('<h2>one'), written.indexOf('<h2>On no picture'));
    expect(first.match(/<th scope="row">[^<]*/g)).toEqual(['<th scope="row">user-accounts:personal.currentLimits']);
    expect(readFileSync(join(root, 'out/pictures/one.jpg'), 'utf8')).toBe('picture');
  });

  it('fails with the key of a placeholder that has no example value', async () => {
    const path = join(root, TEXT_FILES['user-accounts']?.('en') ?? '');
    writeFileSync(path, readFileSync(path, 'utf8').replace('See all tasks', 'See all {{novelty}} tasks'));
    expect(await sheet({ languages: 'ru-RU' })).toBe(1);
    expect(errors.join()).toContain('user-accounts:personal.tasks.all {{novelty}}');
  });

  it.each([{ format: 'pdf' }, { languages: 'xx' }, { pictures: '/none' }])('refuses %j', async (more) => {
    await expect(sheet(more)).rejects.toThrow('--');
  });
});
