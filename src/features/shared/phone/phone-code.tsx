import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import { initialConfig } from '../../../lib/initial-config';
import { loadFile } from '../../../lib/load-file';
import { Skeleton } from '../../../ui/skeleton';
import { LazyPart } from '../loading/lazy-part';

const loadQrCode = async () => (await loadFile(() => import('../../../ui/qr-code'))).QrCode;
const loadTokenCode = async () => (await loadFile(() => import('./token-code'))).TokenCode;

/** Whether the code for a phone holds a token, so that nobody signs in there; the server may still refuse to issue one. */
export function isByPhoneToken(): boolean {
  return initialConfig().phoneCode === 'token';
}

export interface PhoneCodeProps {
  /** Absolute address to continue at; without any token. */
  readonly address: string;
  /** Level that is verified at the address. */
  readonly level: StepLevel;
}

/** The way to the phone as a QR code: with a token, if the initial config says so. */
export function PhoneCode(props: PhoneCodeProps) {
  if (!isByPhoneToken()) return <AddressCode address={props.address} />;
  return (
    <LazyPart load={loadTokenCode} loading={<CodePlace />}>
      {(TokenCode) => <TokenCode {...props} />}
    </LazyPart>
  );
}

/** An address as a QR code. */
export function AddressCode({ address }: Pick<PhoneCodeProps, 'address'>) {
  const { t } = useTranslation();
  return (
    <LazyPart load={loadQrCode} loading={<CodePlace />}>
      {(QrCode) => <QrCode value={address} label={t('phone.qr')} />}
    </LazyPart>
  );
}

/** The place of a QR code. */
export function CodePlace() {
  return <Skeleton className="mx-auto size-50.5" />;
}
