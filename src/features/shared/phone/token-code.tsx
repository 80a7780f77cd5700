import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verificationEndpoints } from '../../../api/endpoints/verification';
import { useCall } from '../../../api/use-call';
import { timeOfDay } from '../../../lib/long-date';
import { now } from '../../../lib/now';
import { Button } from '../../../ui/button';
import { useAction } from '../actions/use-action';
import { OWN_PHONE } from '../vendor/own-pages';
import { AddressCode, CodePlace, type PhoneCodeProps } from './phone-code';

/** The longest delay of browser timers. */
const LONGEST_MS = 2 ** 31 - 1;

/** Unix time in milliseconds; false if undefined. */
function useHasPassed(time: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (time === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = time - now();
      if (left <= 0) setPassed(time);
      else timer = setTimeout(wait, Math.min(left, LONGEST_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && passed === time;
}

/** The page removes the token before any other code runs. */
function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('from', OWN_PHONE);
  url.searchParams.set('token', token);
  return url.href;
}

/** Expires, then becomes a button. Without a single-use token it holds the address. */
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
  // Pictures of the code must become useless.
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

function Words({ isHidden = false, children }: { readonly isHidden?: boolean; readonly children: string }) {
  return (
    <p aria-hidden={isHidden} className={isHidden ? 'invisible text-sm' : 'text-sm'}>
      {children}
    </p>
  );
}
