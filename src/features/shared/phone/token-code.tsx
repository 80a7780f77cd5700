import { useTranslation } from 'react-i18next';
import { verificationEndpoints } from '../../../api/endpoints/verification';
import { useCall } from '../../../api/use-call';
import { timeOfDay } from '../../../lib/long-date';
import { Button } from '../../../ui/button';
import { useAction } from '../actions/use-action';
import { AddressCode, CodePlace, type PhoneCodeProps } from './phone-code';
import { withToken } from './phone-token';
import { useHasPassed } from './use-has-passed';

/**
 * A QR code with a token that opens the address on a phone without a sign-in, once and for a short time. After its end it makes place for a
 * button, because a new code may only appear where somebody asks for it. Where the server issues no such token, the code holds the address.
 */
export function TokenCode({ address, level }: PhoneCodeProps) {
  const { t, i18n } = useTranslation();
  const access = useCall(verificationEndpoints.sdkAccess, { level, isSecondary: false, from: 'web', action: 'phone' });
  const { accessToken = '', expiresAt, singleUse = false } = access.data ?? {};
  const isOver = useHasPassed(expiresAt);
  const [renew, busy] = useAction(({ whileHere }) => whileHere(access.refresh()));

  if (access.data === undefined && access.status === 'loading') {
    return (
      <>
        <CodePlace />
        <Words isHidden>{t('phone.token.valid', { clock: timeOfDay(0, i18n.language) })}</Words>
      </>
    );
  }
  // A token that nobody ends could be used by whoever has a picture of the code.
  if (!singleUse || expiresAt === undefined) {
    return (
      <>
        <AddressCode address={address} />
        <Words>{t('phone.token.signIn')}</Words>
      </>
    );
  }
  const until = t('phone.token.valid', { clock: timeOfDay(expiresAt, i18n.language) });
  return (
    <>
      {isOver ? (
        <div className="flex min-h-50.5 flex-col items-center justify-center gap-3 rounded-base border border-line bg-sunken p-4 text-center">
          <p role="status">{t('phone.token.expired')}</p>
          <Button loading={busy} onClick={() => void renew()}>
            {t('phone.token.renew')}
          </Button>
        </div>
      ) : (
        <AddressCode address={withToken(address, accessToken)} />
      )}
      <Words isHidden={isOver}>{until}</Words>
    </>
  );
}

/** What the code asks of the member. While there is no code, it keeps its place. */
function Words({ isHidden = false, children }: { readonly isHidden?: boolean; readonly children: string }) {
  return (
    <p aria-hidden={isHidden} className={isHidden ? 'invisible text-sm' : 'text-sm'}>
      {children}
    </p>
  );
}
