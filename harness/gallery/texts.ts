import type { Language } from '../../src/i18n/languages';
import { flatTexts } from '../../src/i18n/text-rules';

const FILES = import.meta.glob<object>('../../src/public/locales/*/user-accounts.json', { import: 'default' });

/** The texts of the gallery that the product has, by their keys. */
const PRODUCT_TEXTS = {
  title: 'pages.personal',
  lead: 'reverification.lead',
  button: 'personal.action.ALLOW',
  loading: 'shell.loading',
  notification: 'shell.notification',
  close: 'shell.close',
  bannerTitle: 'personal.status.PENDING',
  bannerBody: 'reverification.processingBodyNoDate',
  noteTitle: 'reverification.importantTitle',
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
  emptyBody: 'reverification.nothingBody',
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
  agreementHint: 'fields.agreement.hint',
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
  stepDone: 'review.timeline.done',
} as const;

/** English samples of the texts that the product does not have. */
const SAMPLES = {
  subtitle: 'BTC/USDT',
  link: 'Common reasons why a document is refused',
  fact: 'Withdraw up to 2 BTC a day',
  limitNote: 'Limits are counted from midnight, UTC.',
  requirement: 'A valid passport or identity card',
  requirementDetail: 'All four corners in the picture, nothing covered.',
  task: 'Declare your source of funds',
  taskHint: 'About five minutes. Have your payslips at hand.',
  step: 'Photograph your document',
  stepBody: 'Lay it on a dark, even ground. Avoid reflections.',
  stepCurrent: 'You are here',
  toast: 'Your documents were submitted.',
  undo: 'Undo',
  dialogTitle: 'Reset your verification?',
  dialogBody: 'Your level goes back to zero, and your limits with it. This cannot be undone.',
  confirm: 'Reset verification',
  cancel: 'Cancel',
  codeTitle: 'Enter your one-time code',
  codeBody: 'We sent a code of six digits to j•••@example.com.',
  codeError: 'This code is wrong. Check it, or request a new one.',
  label: 'Full name',
  error: 'Enter your full name',
  amount: 'Yearly income',
  share: 'Share of your wealth in crypto',
  birthdayError: 'Enter your full date of birth',
  phone: 'Mobile number',
  choice: 'Where does your money come from?',
  choiceError: 'Choose where your money comes from',
  choiceOne: 'Salary',
  choiceTwo: 'Savings from many years of work',
  choiceHint: 'Payslips or an employment contract',
  choiceNone: 'None of these',
  file: 'Proof of address',
  fileHint: 'A bill or statement of the last three months. JPG, PNG or PDF, at most 10 MB.',
  fileTooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  consent: 'I have read the agreement and accept it.',
  signature: 'Type your full name to sign',
  statement: 'I declare that what I have answered is complete and true.',
  paragraph:
    'We hold your assets on your behalf. You may withdraw them at any time within the limits of your verification level. We may ask for further documents where the law requires it.',
  flowStep: 'Step 1 of 3',
  consentWhoValue: 'Our verification partner',
};

/** All texts of the gallery. */
export type Texts = Readonly<Record<keyof typeof PRODUCT_TEXTS | keyof typeof SAMPLES, string>>;

/** Arabic samples, to check the right-to-left layout. */
const ARABIC_SAMPLES: Partial<typeof SAMPLES> = {
  link: 'الأسباب الشائعة لرفض المستندات',
  fact: 'السحب حتى 2 BTC يوميًا',
  limitNote: 'تُحتسب الحدود من منتصف الليل بالتوقيت العالمي.',
  requirement: 'جواز سفر أو بطاقة هوية سارية',
  requirementDetail: 'الزوايا الأربع ظاهرة، ولا شيء مغطى.',
  task: 'الإقرار بمصدر الأموال',
  taskHint: 'نحو خمس دقائق. احتفظ بكشوف رواتبك في متناول يدك.',
  step: 'صوّر مستندك',
  stepBody: 'ضعه على سطح داكن ومستوٍ. تجنب الانعكاسات.',
  stepCurrent: 'أنت هنا',
  toast: 'تم إرسال مستنداتك.',
  undo: 'تراجع',
  dialogTitle: 'هل تريد إعادة ضبط التحقق؟',
  dialogBody: 'يعود مستواك إلى الصفر، وحدودك معه. لا يمكن التراجع عن ذلك.',
  confirm: 'إعادة ضبط التحقق',
  cancel: 'إلغاء',
  codeTitle: 'أدخل الرمز',
  codeBody: 'أرسلنا رمزًا من ستة أرقام إلى بريدك الإلكتروني.',
  codeError: 'هذا الرمز غير صحيح. تحقق منه أو اطلب رمزًا آخر.',
  label: 'الاسم الكامل',
  error: 'أدخل اسمك الكامل',
  amount: 'الدخل السنوي',
  birthdayError: 'أدخل تاريخ ميلادك كاملًا',
  phone: 'رقم الجوال',
  choice: 'من أين تأتي أموالك؟',
  choiceError: 'اختر مصدر أموالك',
  choiceOne: 'الراتب',
  choiceTwo: 'مدخرات من سنوات عمل طويلة',
  choiceHint: 'كشوف رواتب أو عقد عمل',
  choiceNone: 'لا شيء مما سبق',
  file: 'إثبات العنوان',
  fileHint: 'فاتورة أو كشف حساب لآخر ثلاثة أشهر. JPG أو PNG أو PDF، بحد أقصى 10 MB.',
  fileTooLarge: 'الملف أكبر من 10 MB. اختر ملفًا أصغر.',
  signature: 'اكتب اسمك الكامل للتوقيع',
  statement: 'أقر بأن ما أجبت به كامل وصحيح.',
  paragraph:
    'نحتفظ بأصولك نيابة عنك. يمكنك سحبها في أي وقت ضمن حدود مستوى التحقق الخاص بك. وقد نطلب مستندات أخرى عندما يقتضي القانون ذلك.',
  consent: 'قرأت الاتفاقية وأوافق عليها.',
};

/**
 * Texts of a language: the product's own, and samples.
 *
 * @param long doubles every word of four letters or more
 */
export async function loadTexts(language: Language, long: boolean): Promise<Texts> {
  const product = flatTexts(await FILES[`../../src/public/locales/${language}/user-accounts.json`]?.());
  const named = Object.entries(PRODUCT_TEXTS).map(([name, key]) => [name, filledIn(product.get(key) ?? key)]);
  const texts = { ...SAMPLES, ...(language === 'ar-SA' && ARABIC_SAMPLES), ...Object.fromEntries(named) } as Texts;
  if (!long) return texts;
  const entries = Object.entries(texts).map(([name, text]) => [name, text.replace(/\p{L}{4,}/gu, doubled)]);
  return Object.fromEntries(entries) as Texts;
}

/** The gallery's placeholder is {n}; the product's texts have names for it. */
function filledIn(text: string): string {
  return text.replace('{{operator}}', 'Aurel').replace(/\{\{(count|percent|time)\}\}/, '{n}');
}

function doubled(word: string): string {
  return `${word}${word.toLowerCase()}`;
}

/** Replaces the placeholder `{n}` of a text. */
export function count(text: string, n: number | string): string {
  return text.replace('{n}', String(n));
}
