import { Section, Specimen } from '../specimen';

const GROUNDS = ['bg-bg', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-sunken-strong', 'bg-brand', 'bg-brand-tint'];
const TINTS = ['bg-success-tint', 'bg-warning-tint', 'bg-danger-tint', 'bg-info-tint', 'bg-long', 'bg-short'];
const SIZES = [
  ['text-sm', '14'],
  ['text-base', '16'],
  ['text-lg', '20'],
  ['text-xl', '24'],
  ['text-2xl', '32'],
] as const;
const SCRIPTS = [
  ['en', 'Hand over a passport'],
  ['tr', 'Kimliğinizi doğrulayın'],
  ['vi', 'Xác minh danh tính'],
  ['ru', 'Подтвердите личность'],
  ['ar', 'تحقق من هويتك'],
  ['th', 'ยืนยันตัวตนของคุณ'],
  ['ja', '本人確認をしてください'],
  ['ko', '본인 인증을 해 주세요'],
  ['zh-CN', '请验证您的身份'],
  ['zh-HK', '請驗證您的身份'],
] as const;

/** Colours and type. */
export function Foundations() {
  return (
    <Section id="foundations" title="Foundations">
      <Specimen name="Colours">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4" lang="en" dir="ltr">
          {[...GROUNDS, ...TINTS].map((name) => (
            <li key={name} className="overflow-hidden rounded-base border border-line text-xs">
              <div className={`h-10 ${name}`} />
              <p className="p-2 wrap-anywhere">{name.slice(3)}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        {SIZES.map(([size, name]) => (
          <p key={size} className={`${size} wrap-anywhere`} lang="en">
            {name} Identity 0123456789 <span className="font-medium">Identity</span>{' '}
            <span className="font-semibold">Identity</span>
          </p>
        ))}
      </Specimen>
      <Specimen name="Scripts (a page loads the cut of its own language)">
        <ul className="grid gap-1 sm:grid-cols-2">
          {SCRIPTS.map(([lang, text]) => (
            <li key={lang} lang={lang}>
              {text} <span className="font-semibold">{text}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
