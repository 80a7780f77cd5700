import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import { initialConfig } from '../../../lib/initial-config';
import { loadFile } from '../../../lib/load-file';
import { Skeleton } from '../../../ui/skeleton';
import { LazyPart } from '../loading/lazy-part';

const loadQrCode = async () => (await loadFile(() => import('../../../ui/qr-code'))).QrCode;
const loadTokenCode = async () => (await loadFile(() => import('./token-code'))).TokenCode;

/** No sign-in there. The server may refuse it. */
export function isByPhoneToken(): boolean {
  return initialConfig().phoneCode === 'token';
}

export interface PhoneCodeProps {
  /** Absolute, without a token. */
  readonly address: string;
  readonly level: StepLevel;
}

export function PhoneCode(props: PhoneCodeProps) {
  if (!isByPhoneToken()) return <AddressCode address={props.address} />;
  return (
    <LazyPart load={loadTokenCode} loading={<CodePlace />}>
      {(TokenCode) => <TokenCode {...props} />}
    </LazyPart>
  );
}

export function AddressCode({ address }: Pick<PhoneCodeProps, 'address'>) {
  const { t } = useTranslation();
  return (
    <LazyPart load={loadQrCode} loading={<CodePlace />}>
      {(QrCode) => <QrCode value={address} label={t('phone.qr')} />}
    </LazyPart>
  );
}

export function CodePlace() {
  return <Skeleton className="mx-auto size-50.5" />;
}
