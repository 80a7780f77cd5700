import type { Language } from '../../src/i18n/languages';
import { productTexts } from './product-texts';

/** English sample texts. The product's own texts replace them where it has some, see `productTexts`. */
const en = {
  title: 'Identity verification',
  lead: 'Verify your identity to raise your limits. It takes about three minutes.',
  button: 'Verify now',
  loading: 'Submitting your documents',
  subtitle: 'BTC/USDT',
  link: 'Common reasons why a document is refused',
  bannerTitle: 'We’re reviewing your documents',
  bannerBody: 'This takes up to 24 hours. You don’t need to do anything, and you can close this page.',
  noteTitle: 'Important',
  noteBody: 'Use your own document. Somebody else’s document leads to a refusal and may close your account.',
  level: 'Level 1',
  levelSummary: 'A government document and a selfie.',
  status: 'In review',
  explanation: 'We have your documents. The review takes up to 24 hours.',
  fact: 'Withdraw up to 2 BTC a day',
  limitTitle: 'Current limits',
  coin: 'Coin',
  limit: 'Limit a day',
  limitNote: 'Limits are counted from midnight, UTC.',
  empty: 'There are no limits yet.',
  requirement: 'A valid passport or identity card',
  requirementDetail: 'All four corners in the picture, nothing covered.',
  task: 'Declare your source of funds',
  taskHint: 'About five minutes. Have your payslips at hand.',
  taskStatus: 'To do',
  taskDone: 'Completed',
  taskBlocked: 'Not available yet',
  step: 'Photograph your document',
  stepBody: 'Lay it on a dark, even ground. Avoid reflections.',
  stepDone: 'Done',
  stepCurrent: 'You are here',
  emptyTitle: 'Nothing to do',
  emptyBody: 'When we need something from you, it appears here.',
  errorTitle: 'We couldn’t load this information',
  errorBody: 'We couldn’t reach our server. Check your connection and try again.',
  retry: 'Try again',
  toast: 'Your documents were submitted.',
  undo: 'Undo',
  close: 'Close',
  notification: 'Notification',
  dialogTitle: 'Reset your verification?',
  dialogBody: 'Your level goes back to zero, and your limits with it. This cannot be undone.',
  confirm: 'Reset verification',
  cancel: 'Cancel',
  codeTitle: 'Enter your one-time code',
  codeBody: 'We sent a code of six digits to j•••@example.com.',
  codeLabel: 'One-time code',
  codeSubmit: 'Confirm',
  codeError: 'This code is wrong. Check it, or request a new one.',
  resend: 'Request a new code',
  resendIn: 'You can request a new code in {n} seconds',
  label: 'Full name',
  hint: 'As shown on your document.',
  error: 'Enter your full name',
  optional: '(optional)',
  counter: '{n} characters left',
  amount: 'Yearly income',
  share: 'Share of your wealth in crypto',
  birthday: 'Date of birth',
  birthdayError: 'Enter your full date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  country: 'Country of residence',
  results: '{n} results',
  noResults: 'No country matches',
  phone: 'Mobile number',
  dialCode: 'Country code',
  phoneNumber: 'Phone number',
  choice: 'Where does your money come from?',
  choiceError: 'Choose where your money comes from',
  choiceOne: 'Salary',
  choiceTwo: 'Savings from many years of work',
  choiceHint: 'Payslips or an employment contract',
  choiceNone: 'None of these',
  file: 'Proof of address',
  fileHint: 'A bill or statement of the last three months. JPG, PNG or PDF, at most 10 MB.',
  fileChoose: 'Choose a file',
  fileDrop: 'or drop it here',
  fileReplace: 'Choose another file',
  fileRemove: 'Remove',
  fileProgress: '{n} uploaded',
  fileDone: 'Uploaded',
  fileTooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  consent: 'I have read the agreement and accept it.',
  consentError: 'Accept the agreement to continue',
  signature: 'Type your full name to sign',
  statement: 'I declare that what I have answered is complete and true.',
  agreement: 'Client agreement',
  agreementHint: 'Scroll to the end to accept.',
  agreementReached: 'You’ve reached the end.',
  paragraph:
    'We hold your assets on your behalf. You may withdraw them at any time within the limits of your verification level. We may ask for further documents where the law requires it.',
  problem: 'There’s a problem',
  submit: 'Continue',
  change: 'Change',
};

/** All texts of the gallery. */
export type Texts = Readonly<typeof en>;

/** Arabic sample texts for texts that the product does not have, to check the right-to-left layout. */
const ar: Partial<Texts> = {
  link: 'الأسباب الشائعة لرفض المستندات',
  fact: 'السحب حتى 2 BTC يوميًا',
  limitNote: 'تُحتسب الحدود من منتصف الليل بالتوقيت العالمي.',
  requirement: 'جواز سفر أو بطاقة هوية سارية',
  requirementDetail: 'الزوايا الأربع ظاهرة، ولا شيء مغطى.',
  task: 'الإقرار بمصدر الأموال',
  taskHint: 'نحو خمس دقائق. احتفظ بكشوف رواتبك في متناول يدك.',
  step: 'صوّر مستندك',
  stepBody: 'ضعه على سطح داكن ومستوٍ. تجنب الانعكاسات.',
  stepDone: 'تم',
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
  codeSubmit: 'تأكيد',
  resendIn: 'أرسل رمزًا آخر خلال {n} ث',
  codeLabel: 'الرمز',
  resend: 'أرسل رمزًا آخر',
  label: 'الاسم الكامل',
  hint: 'كما هو في مستندك.',
  error: 'أدخل اسمك الكامل',
  optional: '(اختياري)',
  amount: 'الدخل السنوي',
  birthday: 'تاريخ الميلاد',
  birthdayError: 'أدخل تاريخ ميلادك كاملًا',
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  country: 'بلد الإقامة',
  phone: 'رقم الجوال',
  dialCode: 'رمز الدولة',
  choice: 'من أين تأتي أموالك؟',
  choiceError: 'اختر مصدر أموالك',
  choiceOne: 'الراتب',
  choiceTwo: 'مدخرات من سنوات عمل طويلة',
  choiceHint: 'كشوف رواتب أو عقد عمل',
  choiceNone: 'لا شيء مما سبق',
  file: 'إثبات العنوان',
  fileChoose: 'اختر ملفًا',
  fileDrop: 'أو أفلته هنا',
  fileHint: 'فاتورة أو كشف حساب لآخر ثلاثة أشهر. JPG أو PNG أو PDF، بحد أقصى 10 MB.',
  fileReplace: 'اختر ملفًا آخر',
  fileRemove: 'إزالة',
  fileTooLarge: 'الملف أكبر من 10 MB. اختر ملفًا أصغر.',
  consentError: 'ضع علامة في المربع للمتابعة.',
  signature: 'اكتب اسمك الكامل للتوقيع',
  statement: 'أقر بأن ما أجبت به كامل وصحيح.',
  paragraph:
    'نحتفظ بأصولك نيابة عنك. يمكنك سحبها في أي وقت ضمن حدود مستوى التحقق الخاص بك. وقد نطلب مستندات أخرى عندما يقتضي القانون ذلك.',
  consent: 'قرأت الاتفاقية وأوافق عليها.',
  agreement: 'اتفاقية العميل',
  agreementHint: 'مرّر إلى النهاية للموافقة.',
  problem: 'هناك مشكلة',
  submit: 'متابعة',
  change: 'تغيير',
};

const SAMPLES: Partial<Record<Language, Partial<Texts>>> = { 'ar-SA': ar };

/**
 * Texts of a language: the product's own, else the language's samples, else the English samples.
 *
 * @param long doubles every word of four letters or more
 */
export async function loadTexts(language: Language, long: boolean): Promise<Texts> {
  const texts = { ...en, ...SAMPLES[language], ...(await productTexts(language)) };
  if (!long) return texts;
  const entries = Object.entries(texts).map(([name, text]) => [name, text.replace(/\p{L}{4,}/gu, doubled)]);
  return Object.fromEntries(entries) as Texts;
}

function doubled(word: string): string {
  return `${word}${word.toLowerCase()}`;
}

/** Replaces the placeholder `{n}` of a text. */
export function count(text: string, n: number | string): string {
  return text.replace('{n}', String(n));
}
