import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { flatTexts, type Texts } from '../../src/i18n/text-rules';

/** By src/docs/translating.md. Includes the mock server's texts. */
const ROOT = resolve(import.meta.dirname, '../..');
const languages = Object.keys(LANGUAGES) as Language[];

/** Opening and closing. */
const QUOTES: Readonly<Record<Language, string>> = {
  en: '“”',
  'en-US': '“”',
  'en-HK': '“”',
  'zh-CN': '“”',
  'zh-TW': '「」',
  'zh-HK': '「」',
  'ja-JP': '「」',
  'ko-KR': '‘’',
  'ru-RU': '«»',
  'id-ID': '“”',
  'es-ES': '«»',
  'tr-TR': '“”',
  'th-TH': '“”',
  'vi-VN': '“”',
  'de-DE': '„“',
  'ar-SA': '«»',
};

const HAN_KANA = '\\u3040-\\u30ff\\u3400-\\u9fff';
const CHINESE: readonly Language[] = ['zh-CN', 'zh-TW', 'zh-HK'];
const FULL_WIDTH = '，。；：！？（）、';

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
  /** Default: all. */
  readonly languages?: readonly Language[];
}

const RULES: readonly Rule[] = [
  { fault: 'two spaces', pattern: / {2}/ },
  { fault: 'a straight quotation mark or apostrophe', pattern: /["']/ },
  { fault: 'three dots for an ellipsis', pattern: /\.\.\./ },
  { fault: 'two full stops', pattern: /(?<!\.)\.\.(?!\.)|。。/ },
  { fault: 'a hyphen for a dash', pattern: /\S - / },
  { fault: 'a hyphen at which E-Mail could break', pattern: /(?<![\p{L}\p{M}\p{N}-])\p{L}-\p{L}{3}/u },
  // Chromium takes もう, 満た, お問い and the like for phrases.
  {
    fault: 'a line break within a phrase',
    pattern: /もう一度|満たす|問い合わせ|引き続き|いくつか|その後|部屋|切り替え|「はい」/,
    languages: ['ja-JP'],
  },
  { fault: 'a space before punctuation', pattern: /\S [,.;:!?](?:\s|$)/ },
  ...[...CHINESE, 'ja-JP' as const].flatMap((language): Rule[] => [
    {
      fault: 'punctuation of half width',
      pattern: new RegExp(`[${HAN_KANA}][,.;:!?()]|[,;:!?()][${HAN_KANA}]`),
      languages: [language],
    },
    {
      fault: 'a space at punctuation',
      pattern: new RegExp(` [${FULL_WIDTH}]|[${FULL_WIDTH}] (?!\\|)`),
      languages: [language],
    },
    {
      fault: 'letters or digits of full width',
      pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/,
      languages: [language],
    },
  ]),
  {
    fault: 'no space between Chinese and Latin letters or figures',
    pattern: new RegExp(`[${HAN_KANA}][A-Za-z0-9]|[A-Za-z0-9%][${HAN_KANA}]`),
    languages: CHINESE,
  },
  {
    fault: 'a space between Japanese and Latin letters or figures',
    pattern: new RegExp(`[${HAN_KANA}] [A-Za-z0-9{]|[A-Za-z0-9}%] [${HAN_KANA}]`),
    languages: ['ja-JP'],
  },
  // Places such as Hong Kong are not country. 首長国 is an emirate, 国会 a parliament.
  {
    fault: 'a country without its region',
    pattern: /国家(?!\/地区)|國家(?!／地區)/,
    languages: CHINESE,
  },
  {
    fault: 'a country without its region',
    pattern: /(?<!首長)国(?!・地域|籍|番号|際|外|会)/,
    languages: ['ja-JP'],
  },
  // 'You'll see on this page', not 'this page will appear'; prerequisites are not requests.
  {
    fault: 'a page that appears itself',
    pattern: /此页面会显示[。；]|此頁面會顯示[。；]|trang này sẽ hiển thị\./i,
    languages: [...CHINESE, 'vi-VN'],
  },
  { fault: 'a request as a condition', pattern: /[请請](?!先)[^。；]*(?:才能|方可)/, languages: CHINESE },
  // Just 인증 정보 means credentials.
  { fault: 'credentials for verification details', pattern: /(?<!본인 )인증 정보/, languages: ['ko-KR'] },
  { fault: 'punctuation of full width', pattern: new RegExp(`[${FULL_WIDTH}]`), languages: ['ko-KR'] },
  { fault: 'Latin punctuation', pattern: /[\u0600-\u06ff][,;?]|[,;?] ?[\u0600-\u06ff]/, languages: ['ar-SA'] },
  { fault: 'Arabic digits', pattern: /[\u0660-\u0669]/, languages: ['ar-SA'] },
  { fault: 'no opening mark of a question', pattern: /^[^¿]*\?/, languages: ['es-ES'] },
  { fault: 'no opening mark of an exclamation', pattern: /^[^¡]*!/, languages: ['es-ES'] },
  // Russian dates end in 'г.'.
  { fault: 'a full stop after a date', pattern: /\{\{date\}\}\./, languages: ['ru-RU'] },
  {
    fault: 'no space without a line break before %',
    pattern: /[\d}] ?%/,
    languages: ['de-DE', 'es-ES', 'ru-RU'],
  },
  { fault: '% behind the figure', pattern: /[\d}]\s?%/, languages: ['tr-TR'] },
  {
    fault: 'a space before %',
    pattern: /[\d}]\s%/,
    languages: languages.filter((language) => !['de-DE', 'es-ES', 'ru-RU', 'tr-TR'].includes(language)),
  },
];

/** Untranslated examples. */
const SAME_EVERYWHERE = /https?:\/\/[\w./-]*\w|[\w.]+@[\w.]+\w|#[0-9a-f]{6}/g;
const LINK_ADDRESS = /(?<=\])\([^)]*\)/g;
/** Headings and lists in agreements. */
const LINE_MARKS = /^(?:#+|[-*]|\d+\.) /gm;

function faultsOf(text: string, language: Language): string[] {
  const own = text.replace(LINK_ADDRESS, '').replace(SAME_EVERYWHERE, 'X').replace(LINE_MARKS, '');
  const rules = RULES.filter((rule) => (rule.languages ?? languages).includes(language));
  const foreign = [...'“”„«»「」『』'].filter((mark) => own.includes(mark) && !QUOTES[language].includes(mark));
  return [
    ...rules.filter(({ pattern }) => pattern.test(own)).map(({ fault }) => fault),
    ...foreign.map((mark) => `the foreign quotation mark ${mark}`),
  ];
}

function textsOf(language: Language): Texts {
  const files = [
    ...readdirSync(join(ROOT, 'src/public/locales', language)).map((file) => `src/public/locales/${language}/${file}`),
    ...readdirSync(join(ROOT, 'fixtures')).map((folder) => `fixtures/${folder}/texts/${language}.json`),
  ];
  const texts = files
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const inFile = flatTexts(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
      return [...inFile].map(([key, text]): [string, string] => [`${file}: ${key}`, text]);
    });
  return new Map(texts);
}

it.each(languages)('the texts of %s have the punctuation of their language', (language) => {
  const texts = [...textsOf(language)];
  expect(texts.length).toBeGreaterThan(1000);
  const problems = texts.flatMap(([key, text]) => faultsOf(text, language).map((fault) => `${key}: ${fault}: ${text}`));
  expect(problems).toEqual([]);
});

/** Names of other software's controls. */
const NAMES_OF_OTHERS = /: kyc\.camera\./;

/** Quotes must match the current label. */
it.each(languages)('a quotation in a text of %s is a text of the screens', (language) => {
  const own = [...textsOf(language)]
    .filter(([key]) => key.includes('/user-accounts.json: '))
    // Some contain word joiners.
    .map(([key, text]): [string, string] => [key, text.replaceAll('\u2060', '')]);
  const shown = new Set(own.map(([, text]) => text));
  const [open, close] = QUOTES[language];
  const quotes = new RegExp(`${open}([^{}${open}${close}]+)${close}`, 'g');
  const unknown = own
    .filter(([key]) => !NAMES_OF_OTHERS.test(key))
    .flatMap(([key, text]) => [...text.matchAll(quotes)].map(([, words = '']) => ({ key, words })))
    .filter(({ words }) => !shown.has(words) && words.replace(SAME_EVERYWHERE, '') !== '');
  expect(unknown).toEqual([]);
});

/** Figures stay with their units at line ends: by a no-break space, or a word joiner in Japanese. */
const PARTED: readonly { readonly language?: Language; readonly key?: RegExp; readonly pattern: RegExp }[] = [
  { pattern: /\{\{count\}\} (?=\p{L})/u },
  { pattern: /(?<![\w.,}])\d(?:[\d.,]*\d)? (?=\p{L})/u },
  { pattern: /\b(?:HKD|AED|USD|HK\$|US\$) (?=\d)/ },
  { key: /: personal\.level\./, pattern: /\p{L} (?=\d)/u },
  {
    language: 'ja-JP',
    pattern: new RegExp(`\\{\\{count\\}\\}[${HAN_KANA}]|約(?:\\{\\{count|\\d)|(?<![\\w}])\\d+[分秒日年桁件回枚つ]`),
  },
  { language: 'ja-JP', key: /: personal\.level\./, pattern: new RegExp(`[${HAN_KANA}]\\d`) },
];

it.each(languages)('no text of %s separates a figure from its unit', (language) => {
  const own = [...textsOf(language)].filter(([key]) => key.startsWith('src/public/locales/'));
  const rules = PARTED.filter((rule) => rule.language === undefined || rule.language === language);
  const parted = own.filter(([key, text]) =>
    rules.some((rule) => (rule.key === undefined || rule.key.test(key)) && rule.pattern.test(text)),
  );
  expect(parted).toEqual([]);
});

describe('the check', () => {
  it.each<[language: Language, text: string, fault: string]>([
    ['en', 'Try again.  Or not', 'two spaces'],
    ['en', "You're verified", 'a straight quotation mark or apostrophe'],
    ['de-DE', 'Bitte warten...', 'three dots for an ellipsis'],
    ['ru-RU', 'До 4 декабря 2026 г..', 'two full stops'],
    ['en', 'Level 1 - verified', 'a hyphen for a dash'],
    ['es-ES', 'Pasaporte , visado', 'a space before punctuation'],
    ['zh-CN', '您好,请稍候', 'punctuation of half width'],
    ['ja-JP', '確認済み 。', 'a space at punctuation'],
    ['zh-TW', '第２題', 'letters or digits of full width'],
    ['zh-HK', '下載App', 'no space between Chinese and Latin letters or figures'],
    ['ja-JP', '約 5 分', 'a space between Japanese and Latin letters or figures'],
    ['zh-CN', '取决于签发国家', 'a country without its region'],
    ['ja-JP', '発行国によって異なります', 'a country without its region'],
    ['zh-CN', '开放后，此页面会显示。', 'a page that appears itself'],
    ['vi-VN', 'Khi cấp này mở, trang này sẽ hiển thị.', 'a page that appears itself'],
    ['zh-HK', '請捲動至協議結尾，方可接受協議。', 'a request as a condition'],
    ['ko-KR', '인증 정보를 업데이트했습니다', 'credentials for verification details'],
    ['ko-KR', '확인했습니다。', 'punctuation of full width'],
    ['ar-SA', 'مرحبا, بك', 'Latin punctuation'],
    ['ar-SA', 'رقم ٣', 'Arabic digits'],
    ['es-ES', 'Dónde vive?', 'no opening mark of a question'],
    ['es-ES', 'Listo!', 'no opening mark of an exclamation'],
    ['ru-RU', 'Срок: до {{date}}.', 'a full stop after a date'],
    ['de-DE', '10 %', 'no space without a line break before %'],
    ['tr-TR', '10%', '% behind the figure'],
    ['en', '10 %', 'a space before %'],
    ['de-DE', '“Reisepass”', 'the foreign quotation mark ”'],
  ])('reports in %s: %s', (language, text, fault) => {
    expect(faultsOf(text, language)).toContain(fault);
  });

  it.each<[language: Language, text: string]>([
    ['en', 'Enter an email address like name@example.com.'],
    ['zh-CN', '请输入类似 https://example.com 的网址。'],
    ['en', '- first;\n- second.'],
    ['de-DE', 'Geben Sie „{{label}}“ ein. Bis zu 10\u00a0%'],
    ['tr-TR', '%10 indirim'],
    ['es-ES', '¿Dónde vive?'],
  ])('accepts in %s: %s', (language, text) => {
    expect(faultsOf(text, language)).toEqual([]);
  });
});
