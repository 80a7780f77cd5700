import { maskedEmail, starredEmail } from '../../../../fixtures/builders/member';
import { EXAMPLE_OPERATOR } from '../../../../fixtures/operator';
import { poiRejectReason, popUpText } from '../../../../fixtures/server-texts';
import { MAX_PAPER_AGE_MONTHS } from '../../../../src/domain/dates';
import { approximateValue, limitText } from '../../../../src/domain/limits';
import { percentText } from '../../../../src/domain/money';
import { formatAmount } from '../../../../src/domain/numbers';
import { VENDORS } from '../../../../src/domain/statuses';
import { MOBILE_DIGITS } from '../../../../src/domain/validation';
import { VENDOR_ROWS } from '../../../../src/domain/vendors';
import { isolated } from '../../../../src/features/shared/format/isolated';
import { leftToRight } from '../../../../src/features/shared/format/left-to-right';
import { withoutFullStop } from '../../../../src/i18n/join-sentences';
import { longDate, timeOfDay } from '../../../../src/lib/long-date';
import { orList } from '../../../../src/lib/or-list';
import { countryName } from '../../../../src/ui/fields/countries';
import { formatBytes } from '../../../../src/ui/fields/file-check';

export interface ExampleContext {
  readonly language: string;
  readonly say: (key: string, values?: Values) => string;
  readonly question: (key: string) => string;
}

export type Values = Readonly<Record<string, string | number>>;
type Example = (context: ExampleContext) => string;

/** A Friday, half past nine in the morning. */
const TIME = Date.UTC(2026, 10, 20, 9, 30);
const UTC = { timeZone: 'UTC' } as const;

const day: Example = ({ language }) => longDate(TIME, language, UTC);
const dayAndTime: Example = ({ language }) => longDate(TIME, language, { ...UTC, timeStyle: 'short' });
const EMAIL = 'anna.berg@example.com';
const starred: Example = () => leftToRight(starredEmail(EMAIL));
const number =
  (value: string): Example =>
  ({ language }) =>
    formatAmount(value, language);
const coins =
  (limit: string): Example =>
  ({ language, say }) =>
    say('personal.btcAmount', { limit: limitText(limit, language) });
const asked =
  (key: string): Example =>
  ({ question }) =>
    question(key);
const text =
  (key: string, values?: Values): Example =>
  ({ say }) =>
    say(key, values);

/** Made as the app does. Placeholders without a row have no example. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  account: () => leftToRight(maskedEmail(EMAIL)),
  amount: ({ language }) => approximateValue('USD', '1000000', { currency: 'HKD', rate: 7.8 }, language) ?? '',
  authority: () => EXAMPLE_OPERATOR.supervision.HKG?.authority ?? '',
  business: () => 'Example Wallet',
  app: () => leftToRight('Chrome'),
  partner: () => leftToRight('Sumsub'),
  clock: ({ language }) => timeOfDay(TIME, language, UTC),
  code: () => 'SNS-4102',
  column: ({ question }) => question('shared.wealth.columns.amount.label'),
  contact: () => leftToRight(EXAMPLE_OPERATOR.dataContact),
  country: ({ language }) => countryName({ countryCode: 'BRA', nameEn: 'Brazil', regionCode: 55 }, language),
  custodian: () => isolated(EXAMPLE_OPERATOR.custodian.name),
  date: day,
  file: () => 'passport.jpg',
  files: () => leftToRight('bill-2.pdf'),
  from: coins('50'),
  label: asked('shared.business.label'),
  language: () => 'Deutsch',
  level: text('personal.level.LEVEL_1'),
  licence: () => isolated(EXAMPLE_OPERATOR.supervision.HKG?.licence ?? ''),
  limit: number('50'),
  max: number('12'),
  min: number('2'),
  name: () => 'payslip.pdf',
  maxScore: number('4'),
  number: number('2'),
  operator: () => isolated(EXAMPLE_OPERATOR.legalName),
  option: ({ question }) => isolated(question('shared.sources.options.other')),
  options: text('kyc.documentOptions'),
  partners: ({ language }) =>
    orList(
      VENDORS.map((vendor) => leftToRight(VENDOR_ROWS[vendor].name)),
      language,
    ),
  passMark: number('3'),
  percent: ({ language }) => percentText('42', language),
  place: text('pages.question'),
  question: ({ question }) => question('shared.employment.label'),
  request: ({ say }) => withoutFullStop(say('questionnaire.missing.enter')),
  reason: ({ language }) => isolated(poiRejectReason(language)),
  scheme: () => isolated('Example Deposit Scheme'),
  score: number('2'),
  size: ({ language }) => formatBytes(10_000_000, language),
  source: () => 'Example Wallet',
  stop: text('vendorRun.leave'),
  target: starred,
  task: text('personal.tasks.type.UPDATE_POA'),
  time: text('times.kept.account-closed', { count: EXAMPLE_OPERATOR.retention.document.years }),
  title: ({ language }) => popUpText('limits', language).title,
  to: coins('0'),
  total: number('5'),
  types: ({ language, say }) => orList([say('fields.file.picture'), 'PDF'], language),
  value: number('25000'),
  version: () => '2',
  what: text('consent.howLong.kinds.document'),
};

const withTime = { date: dayAndTime };

/** By key; `*` matches any characters. */
export const EXAMPLES_OF: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  'review.success.next': { level: text('personal.level.LEVEL_2') },
  'statement.level-open.LEVEL_2.body': { level: text('personal.level.LEVEL_2') },
  'investorTest.result.passed.body': { score: number('4') },
  'fields.validation.string.range': { min: number('1') },
  'fields.validation.array.range': { min: number('1') },
  'refusal.next.later': withTime,
  'risk.retryAt': withTime,
  'investorTest.result.wait': withTime,
  'agreements.acceptedBanner.body': withTime,
  'transfer.*': { account: starred },
  'kyc.consent': { partners: text('consent.who.oneOf') },
  'nonDocument.consent': { partners: text('consent.who.oneOf') },
  'kyc.consentAddress': { partners: () => leftToRight(VENDOR_ROWS.PROVIDER_SUMSUB.name) },
  'risk.sentBy.sms': { target: () => leftToRight('+852 •••• 1234') },
  'questionnaire.phoneHint': {
    min: number(String(MOBILE_DIGITS.min)),
    max: number(String(MOBILE_DIGITS.max)),
  },
  'fields.validation.date.*': { min: day, max: day },
  'fields.validation.number.*': { min: number('1000'), max: number('25000') },
  'fields.validation.required': { label: text('updatekyc.expiry') },
  'fields.validation.whitespace': { label: text('updatekyc.number') },
  'fields.validation.requiredFile': { label: text('poa.file') },
  'fields.validation.requiredChoice': { label: text('updatekyc.document') },
};

/** Fixed numbers of some texts. */
export const COUNTS_OF: Readonly<Record<string, number>> = {
  'poa.needed.age': MAX_PAPER_AGE_MONTHS,
};
