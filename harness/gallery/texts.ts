import type { Language } from '../../src/i18n/languages';
import { flatTexts } from '../../src/i18n/text-rules';

const FILES = import.meta.glob<object>('../../src/public/locales/*/user-accounts.json', { import: 'default' });

/** Keys of product texts, which exist in every language. */
const KEYS = {
  title: 'pages.personal',
  lead: 'reverification.lead',
  button: 'personal.action.ALLOW',
  loading: 'shell.loading',
  notification: 'shell.notification',
  close: 'shell.close',
  bannerBody: 'reverification.processingBodyNoDate',
  noteTitle: 'reverification.instructionsTitle',
  noteBody: 'reverification.importantBody',
  level: 'personal.level.LEVEL_1',
  levelSummary: 'personal.levelSummary.LEVEL_1',
  status: 'personal.status.PENDING',
  explanation: 'personal.explain.PENDING',
  limitTitle: 'personal.currentLimits',
  coin: 'personal.limitCoin',
  limit: 'personal.limitPerDay',
  empty: 'personal.limitsNone',
  taskStatus: 'personal.status.ALLOW',
  taskDone: 'personal.status.SUCCESS',
  taskBlocked: 'personal.status.NOT_ALLOW',
  emptyTitle: 'reverification.nothingTitle',
  emptyBody: 'reverification.notAskedBody',
  errorTitle: 'errors.loadTitle',
  errorBody: 'errors.network',
  retry: 'errors.retry',
  codeLabel: 'fields.code.label',
  codeSubmit: 'fields.code.submit',
  resend: 'fields.code.resend',
  resendIn: 'fields.code.resendIn_other',
  optional: 'fields.optional',
  counter: 'fields.counter.left_other',
  day: 'fields.date.day',
  month: 'fields.date.month',
  year: 'fields.date.year',
  results: 'fields.search.results_other',
  noResults: 'fields.search.none',
  dialCode: 'fields.phone.country',
  phoneNumber: 'fields.phone.number',
  fileChoose: 'fields.file.choose',
  filePhoto: 'fields.file.photo',
  fileDrop: 'fields.file.drop',
  fileRules: 'fields.file.rules',
  fileReplace: 'fields.file.replace',
  fileRemove: 'fields.file.remove',
  fileProgress: 'fields.file.progress',
  fileDone: 'fields.file.done',
  consentError: 'fields.validation.consent',
  agreementHint: 'agreements.readFirst',
  agreementReached: 'fields.agreement.reached',
  problem: 'fields.problem',
  reviewSubmitted: 'review.timeline.submitted',
  reviewDone: 'review.timeline.done',
  reviewChecking: 'review.timeline.checking',
  reviewNow: 'review.timeline.now',
  reviewResult: 'review.timeline.result',
  reviewNotify: 'review.timeline.notify',
  consentWho: 'consent.who.term',
  consentWhat: 'consent.what.term',
  consentWhatValue: 'consent.what.document',
  consentHowLong: 'consent.howLong.term',
  consentHowLongValue: 'times.kept.account-closed_other',
  phoneTitle: 'phone.first.title',
  phoneBody: 'phone.first.body',
  phoneOpen: 'phone.open',
  phoneQr: 'phone.qr',
  photoGood: 'guide.photos.framing.good',
  photoBad: 'guide.photos.framing.bad',
  country: 'nonDocument.country',
  birthday: 'nonDocument.dateOfBirth',
  submit: 'kyc.continue',
  change: 'residence.change',
  hint: 'poa.streetHint',
  agreement: 'personal.tasks.type.CLIENT_AGREEMENT',
  link: 'personal.links.details',
  fact: 'shell.footerNote',
  limitNote: 'resetkyc.consequences.limits',
  requirement: 'sdk.document',
  requirementDetail: 'guide.step1.items.document.detail',
  task: 'personal.tasks.type.SOURCE_OF_FUNDS_WEALTH',
  taskHint: 'personal.announcements.HKG_POA_AGREEMENT.body',
  step: 'guide.step2.steps.choose.title',
  stepBody: 'guide.step2.steps.choose.body',
  toast: 'outcomes.proofOfAddress.done',
  dialogTitle: 'agreements.confirmDecline.title',
  dialogBody: 'agreements.confirmDecline.later',
  confirm: 'agreements.confirmDecline.decline',
  cancel: 'shell.back',
  codeTitle: 'risk.operation.OTP',
  codeBody: 'risk.sentBy.authenticator',
  codeError: 'risk.expiredCode',
  label: 'poa.street',
  error: 'fields.missing.street',
  amount: 'personal.tasks.type.EDD',
  birthdayError: 'fields.missing.dateOfBirth',
  choice: 'flow.document',
  choiceError: 'fields.missing.paper',
  choiceOne: 'kyc.documents.PASSPORT.name',
  choiceTwo: 'kyc.documents.BVN.name',
  choiceHint: 'kyc.documents.BVN.hint',
  choiceNone: 'poa.papers.bank-statement',
  file: 'poa.file',
  fileHint: 'poa.fileHint',
  fileTooLarge: 'fields.validation.file.tooLarge',
  consent: 'resetkyc.consent',
  signature: 'personalInfo.fields.name',
  statement: 'agreements.lead',
  paragraph: 'phone.body',
  flowStep: 'guide.step2.lead',
  consentWhoValue: 'review.timeline.ourPartner',
} as const;

export type Texts = Readonly<Record<keyof typeof KEYS, string>>;

/** @param long doubles words of four letters or more */
export async function loadTexts(language: Language, long: boolean): Promise<Texts> {
  const product = flatTexts(await FILES[`../../src/public/locales/${language}/user-accounts.json`]?.());
  const texts = Object.entries(KEYS).map(([name, key]) => [name, filledIn(product.get(key) ?? key)] as const);
  return Object.fromEntries(
    texts.map(([name, text]) => [name, long ? text.replace(/\p{L}{4,}/gu, doubled) : text]),
  ) as Texts;
}

/** The gallery uses {n} for the product's named placeholders. */
function filledIn(text: string): string {
  return text.replace('{{operator}}', 'Aurel').replace(/\{\{(count|percent|time)\}\}/, '{n}');
}

function doubled(word: string): string {
  return `${word}${word.toLowerCase()}`;
}

export function count(text: string, n: number | string): string {
  return text.replace('{n}', String(n));
}
