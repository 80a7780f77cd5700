import type { Language } from '../../src/i18n/languages';
import type english from '../../src/public/locales/en/user-accounts.json';
import type { Texts } from './texts';

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };
type ProductTexts = DeepPartial<typeof english>;

const FILES = import.meta.glob<ProductTexts>('../../src/public/locales/*/user-accounts.json', { import: 'default' });

/** The product's own texts in a language, by the gallery's names. Texts that the language does not have are left out. */
export async function productTexts(language: Language): Promise<Partial<Texts>> {
  const texts = (await FILES[`../../src/public/locales/${language}/user-accounts.json`]?.()) ?? {};
  const named = Object.entries(pickTexts(texts)).filter(([, text]) => text !== undefined);
  // The gallery's placeholder is {n}; the product's texts use {{count}}, {{percent}} and {{time}}.
  return Object.fromEntries(
    named.map(([name, text = '']) => [name, text.replace(/\{\{(count|percent|time)\}\}/, '{n}')]),
  );
}

/** The product's text for each name in the gallery. */
function pickTexts(texts: ProductTexts) {
  const { shell, errors, pages, personal, reverification, fields } = texts;
  const { timeline } = texts.review ?? {};
  const { who, what, howLong } = texts.consent ?? {};
  const { search, counter, file, date, phone, agreement, code, validation } = fields ?? {};
  return {
    title: pages?.personal,
    lead: reverification?.lead,
    button: personal?.action?.ALLOW,
    loading: shell?.loading,
    notification: shell?.notification,
    close: shell?.close,
    bannerTitle: personal?.status?.PENDING,
    bannerBody: reverification?.processingBodyNoDate,
    noteTitle: reverification?.importantTitle,
    noteBody: reverification?.importantBody,
    level: personal?.level?.LEVEL_1,
    levelSummary: personal?.levelSummary?.LEVEL_1,
    status: personal?.status?.PENDING,
    explanation: personal?.explain?.PENDING,
    limitTitle: personal?.currentLimits,
    coin: personal?.limitCoin,
    limit: personal?.limitPerDay,
    empty: personal?.limitsNone,
    taskStatus: personal?.status?.ALLOW,
    taskDone: personal?.status?.SUCCESS,
    taskBlocked: personal?.status?.NOT_ALLOW,
    emptyTitle: reverification?.nothingTitle,
    emptyBody: reverification?.nothingBody,
    errorTitle: errors?.loadTitle,
    errorBody: errors?.network,
    retry: errors?.retry,
    codeLabel: code?.label,
    codeSubmit: code?.submit,
    resend: code?.resend,
    resendIn: code?.resendIn_other,
    optional: fields?.optional,
    counter: counter?.left_other,
    day: date?.day,
    month: date?.month,
    year: date?.year,
    results: search?.results_other,
    noResults: search?.none,
    dialCode: phone?.country,
    phoneNumber: phone?.number,
    fileChoose: file?.choose,
    filePhoto: file?.photo,
    fileDrop: file?.drop,
    fileReplace: file?.replace,
    fileRemove: file?.remove,
    fileProgress: file?.progress,
    fileDone: file?.done,
    consentError: validation?.consent,
    agreementHint: agreement?.hint,
    agreementReached: agreement?.reached,
    problem: fields?.problem,
    reviewSubmitted: timeline?.submitted,
    reviewDone: timeline?.done,
    reviewChecking: timeline?.checking,
    reviewNow: timeline?.now,
    reviewResult: timeline?.result,
    reviewNotify: timeline?.notify,
    consentWho: who?.term,
    consentWhat: what?.term?.replace('{{operator}}', 'Aurel'),
    consentWhatValue: what?.document,
    consentHowLong: howLong?.term,
    consentHowLongValue: texts.times?.kept?.['account-closed_other']?.replace('{{count}}', '5'),
    phoneTitle: texts.phone?.first?.title,
    phoneBody: texts.phone?.first?.body,
    phoneOpen: texts.phone?.open,
    phoneQr: texts.phone?.qr,
    photoGood: texts.guide?.photos?.framing?.good,
    photoBad: texts.guide?.photos?.framing?.bad,
  } satisfies Partial<Record<keyof Texts, string | undefined>>;
}
