import { useTranslation } from 'react-i18next';
import { Illustration } from '../../../ui/illustrations/illustration';
import { ContinueOnPhone, type ContinueOnPhoneProps, isOnPhone } from './continue-on-phone';

/** Offers the phone first, because its camera takes better photos than that of a desktop. Nothing on a phone. */
export function PhonePanel(props: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  if (isOnPhone()) return null;
  return (
    <section
      aria-labelledby="phone-first"
      className="flex items-center gap-6 rounded-base border border-line bg-sunken p-4 sm:p-6"
    >
      <Illustration name="phone" className="w-28 max-sm:hidden" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 id="phone-first" className="text-lg font-semibold">
          {t('phone.first.title')}
        </h2>
        <p className="text-sm text-muted">{t('phone.first.body')}</p>
        <ContinueOnPhone {...props} />
      </div>
    </section>
  );
}
