import { useTranslation } from 'react-i18next';
import { PhoneOffer } from '../../../ui/phone-offer';
import { ContinueOnPhone, type ContinueOnPhoneProps, isPhoneOffered } from './continue-on-phone';
import { isByPhoneToken } from './phone-code';

/** Offers the phone first, because its camera takes better photos than that of a desktop. */
export function PhonePanel(props: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  if (!isPhoneOffered()) return null;
  return (
    <PhoneOffer title={t('phone.first.title')} body={t(isByPhoneToken() ? 'phone.token.first' : 'phone.first.body')}>
      <ContinueOnPhone {...props} />
    </PhoneOffer>
  );
}
