import { lookUp } from '../../../../../src/domain/look-up';
import { moneyText } from '../../../../../src/domain/money';
import { separators } from '../../../../../src/domain/numbers';
import { escaped } from '../../../../core/patterns';

/** With filled values. tests/unit/typography.test.ts has the rules for raw texts. */
interface SentenceRule {
  readonly fault: string;
  /** Undefined if nothing breaks the rule. */
  readonly find: (sentence: string, language: string) => string | undefined;
}

const first =
  (pattern: RegExp): SentenceRule['find'] =>
  (sentence) =>
    pattern.exec(sentence)?.[0];

/** Two in a row are wrong. */
const BEFORE_A_DATE: Readonly<Record<string, string>> = {
  en: 'by|on|at|until|till|from|since',
  'en-US': 'by|on|at|until|till|from|since|starting',
  'en-HK': 'by|on|at|until|till|from|since',
  'de-DE': 'am|um|zum|vom|im',
  'es-ES': 'el|del|al|a las|hasta|desde',
  'ru-RU': 'до|с|со|по|после|к|на',
  'id-ID': 'pada|pukul|hingga|sampai|sejak|tanggal',
  'vi-VN': 'ngày|lúc|vào|đến|từ|trước',
  'ar-SA': 'في|حتى|منذ|الساعة|يوم',
  'th-TH': 'วันที่|เวลา',
  'tr-TR': 'tarihinde|tarihine|tarihinden|tarihi',
};
/** Correct pairs, such as Vietnamese 'before the day'. */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  'id-ID': /^(?:pada|hingga|sampai|sejak) tanggal$/,
  'vi-VN': /^(?:vào|đến|từ|trước) (?:ngày|lúc)$/,
  'es-ES': /^(?:hasta|desde) (?:el|las|a las)$/,
  'ar-SA': /^(?:في|حتى|منذ) (?:يوم|الساعة)$/,
};
/** Part of the date itself, so not repeated beside it. */
const BESIDE_A_DATE: Readonly<Record<string, RegExp>> = {
  'de-DE': /Uhr[ \u00a0]Uhr|(?:um|gegen|bis|ab|dem) um \d/,
  'ru-RU': /г\.[ \u00a0]?(?:года?|г\.|\.)/,
  'th-TH': /น\.[ \u00a0]?น\.|เวลาเวลา/,
  'tr-TR': /en geç[^.:]*kadar/i,
  'vi-VN': /(?:ngày|lúc) lúc|ngày ngày/,
  'zh-CN': /日[ \u00a0]?日|于于|在于/,
  'zh-TW': /日[ \u00a0]?日|於於|在於/,
  'zh-HK': /日[ \u00a0]?日|於於|在於/,
  'ja-JP': /日[ \u00a0]?日|までまで|にに/,
  'ko-KR': /일[ \u00a0]?일(?:까지|에)|까지까지/,
};

function doubledWordBeforeDate(sentence: string, language: string): string | undefined {
  const words = lookUp(BEFORE_A_DATE, language);
  if (words === undefined) return undefined;
  const pairs = sentence.matchAll(new RegExp(`(?<![\\p{L}])(?:${words})[ \u00a0](?:${words})(?=[ \u00a0]\\d)`, 'gu'));
  const allowed = lookUp(TOGETHER, language);
  return [...pairs].map(([pair]) => pair).find((pair) => allowed?.test(pair) !== true);
}

/** Repeated on purpose. */
const SAID_TWICE: Readonly<Record<string, RegExp>> = { 'de-DE': /^Sie sie$/, 'tr-TR': /^(\p{L}+) \1$/u };
const TWICE = /(?<![\p{L}\d-])(\p{L}{2,})[ \u00a0]\1(?![\p{L}\d-])/iu;
/** Chinese, Japanese and Thai write words without spaces between them. */
const TWICE_WITHOUT_SPACE = /([\p{Script=Han}\p{Script=Katakana}]{2,}|[\p{Script=Thai}]{4,})\1/u;

function doubledWord(sentence: string, language: string): string | undefined {
  const found = TWICE.exec(sentence)?.[0] ?? TWICE_WITHOUT_SPACE.exec(sentence)?.[0];
  return found !== undefined && lookUp(SAID_TWICE, language)?.test(found) === true ? undefined : found;
}

const TIME: Readonly<Record<string, RegExp>> = {
  'en-US': /9:30[ \u202f]AM/,
  'en-HK': /9:30[ \u202f]am/,
  'es-ES': /9:30/,
  'de-DE': /09:30 Uhr/,
  'zh-CN': /09:30/,
  'zh-TW': /上午9:30/,
  'zh-HK': /上午9:30/,
  'ja-JP': /9:30/,
  'ko-KR': /오전 9:30/,
  'id-ID': /pukul 09\.30/,
  'th-TH': /09:30 น\./,
  'ar-SA': /الساعة 9:30 ص/,
};

function timeOfAnotherLanguage(sentence: string, language: string): string | undefined {
  const time = /(?:\S+[ \u00a0\u202f])?0?9[:.]30(?:[ \u00a0\u202f]\S+)?/.exec(sentence)?.[0];
  const isOwn = time === undefined || (lookUp(TIME, language) ?? /09:30/).test(sentence);
  const foreign = ['en-US'].includes(language) ? undefined : /(?<!\p{L})(?:AM|PM)(?!\p{L})/u.exec(sentence)?.[0];
  return isOwn ? foreign : time;
}

const CURRENCY =
  /US\$|HK\$|\$|USD|HKD|AED|迪拉姆|ディルハム|디르함|درهم|美元|美金|港元|港幣|港币|米ドル|香港ドル|홍콩 달러|달러|دولار (?:أمريكي|هونغ كونغ)/g;
const NUMBER = '#';
const SCALES = 'million|Millionen|Mio\\.|millones[ \u00a0]de|juta|[万萬]|만|млн|ล้าน|milyon|triệu|مليون|ملايين|[KMB]';

function amountOfAnotherForm(sentence: string, language: string): string | undefined {
  const { group, decimal } = separators(language);
  const digits = `\\d{1,3}(?:${escaped(group)}\\d{3})*(?:${escaped(decimal)}\\d+)?`;
  // Ranges share the currency, and 'thousand' or 'million' may follow.
  const number = `(?:${digits}[~～–])?${digits}(?:[ \u00a0]?(?:${SCALES})[ \u00a0]?)?`;
  const forms = ['USD', 'HKD', 'AED'].map((currency) =>
    escaped(moneyText(NUMBER, currency, language))
      .replaceAll(/[ \u00a0]/g, '[ \u00a0]?')
      .replace(/[\u2066\u2069]/g, '')
      .replace(NUMBER, () => number),
  );
  const inForm = new RegExp(`(?<![\\d.,])(?:${forms.join('|')})(?!\\d)`, 'g');
  return CURRENCY[Symbol.match](sentence.replace(inForm, ''))?.[0] && sentence;
}

/** Four or more digits must be grouped, except years and codes. */
function numberOfAnotherForm(sentence: string, language: string): string | undefined {
  const { group, decimal } = separators(language);
  // Not amounts: addresses, colours, names with digits, phone and bank numbers.
  const own = sentence.replace(
    /https?:\S+|(?<!\d)\d{11}(?!\d)|#[0-9a-f]{6}|[\w-]*[A-Za-z]-?\d[\w-]*|\+\d[\d •]*|•+ \d+|[\u2066][^\u2069]*@[^\u2069]*\u2069/g,
    '',
  );
  const grouped = new RegExp(`\\d{1,3}(?:${escaped(group)}\\d{3})+(?:${escaped(decimal)}\\d+)?(?!\\d)`, 'g');
  const rest = own.replace(grouped, '').replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '');
  return (
    /\d{4,}/.exec(rest)?.[0] ??
    new RegExp(`\\d[.,]\\d{3}(?!\\d)|\\d${escaped(decimal === ',' ? '.' : ',')}\\d{1,2}(?=[ \u00a0]?%)`).exec(rest)?.[0]
  );
}

const RULES: readonly SentenceRule[] = [
  { fault: 'a placeholder', find: first(/\{\{|\}\}|\$t\(|\bundefined\b|\bNaN\b|\[object/) },
  { fault: 'two spaces', find: first(/[ \u00a0\u202f]{2}/) },
  {
    fault: 'two marks of punctuation',
    find: first(/([,;:!?，。；：！？、؟،؛])\1|(?<!\.)\.\.(?!\.)|[?!？！。؟][:;,.：；，。]|[:;,：；，][.。]|\.:/),
  },
  {
    fault: 'a space between Chinese characters',
    find: (sentence, language) =>
      language.startsWith('zh') ? /\p{Script=Han} \p{Script=Han}/u.exec(sentence)?.[0] : undefined,
  },
  { fault: 'a word twice', find: doubledWord },
  { fault: 'two words before a date', find: doubledWordBeforeDate },
  {
    fault: 'a word that the date has',
    find: (sentence, language) => lookUp(BESIDE_A_DATE, language)?.exec(sentence)?.[0],
  },
  { fault: 'a time of another language', find: timeOfAnotherLanguage },
  { fault: 'an amount in another form', find: amountOfAnotherForm },
  { fault: 'a number in another form', find: numberOfAnotherForm },
];

/** Each with its place. */
export function faultsOfSentence(sentence: string, language: string): string[] {
  return RULES.flatMap(({ fault, find }) => {
    const found = find(sentence, language);
    return found === undefined ? [] : [`${fault}: ${found}`];
  });
}
