import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { capabilities } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { PhoneOffer } from '../../../ui/phone-offer';
import { showToast } from '../../../ui/toast-store';
import { useAction } from '../actions/use-action';
import { LazyPart } from '../loading/lazy-part';
import { AddressCode, isByPhoneToken, PhoneCode, type PhoneCodeProps } from './phone-code';
import type { PhoneWatchProps } from './phone-watch';
import { WatchState } from './watch-state';

const loadDialog = async () => (await loadFile(() => import('../../../ui/dialog'))).Dialog;
const loadWatch = async () => (await loadFile(() => import('./phone-watch'))).PhoneWatch;

const PHONE_WORDS = { open: 'phone.open', title: 'phone.title', done: 'phone.done' } as const;
const OTHER_DEVICE = {
  open: 'phone.other.title',
  title: 'phone.other.title',
  body: 'phone.other.body',
  done: 'phone.other.done',
} as const;

export const phoneBody = () => (isByPhoneToken() ? 'phone.token.body' : 'phone.body');

/** Narrower pages are on a phone already. */
const PHONE = '(max-width: 639px)';

/** By token the address would ask for a login. */
export function isPhoneOffered(): boolean {
  return capabilities().phone && !isOnPhone();
}

function isOnPhone(): boolean {
  return matchMedia(PHONE).matches;
}

export interface ContinueOnPhoneProps extends PhoneCodeProps {
  /** kyc-info decides. */
  readonly onDone?: (() => void) | undefined;
  readonly arrival?: PhoneWatchProps;
  /** This phone fails. Default: false. */
  readonly fromPhone?: boolean;
}

/** Nothing where it is not offered. */
export function ContinueOnPhone({ address, level, onDone, arrival, fromPhone = false }: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { copy } = useCopy(address);
  const isElsewhere = fromPhone && capabilities().phone && isOnPhone();
  if (!isElsewhere && !isPhoneOffered()) return null;
  const words = isElsewhere ? OTHER_DEVICE : PHONE_WORDS;

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.open)}</Button>
      {open && (
        <LazyPart load={loadDialog} otherAction={<Button onClick={() => setOpen(false)}>{t('shell.close')}</Button>}>
          {(Dialog) => (
            <Dialog
              open
              onOpenChange={setOpen}
              title={t(words.title)}
              description={t(isElsewhere ? OTHER_DEVICE.body : phoneBody())}
              closeLabel={t('shell.close')}
              actions={
                <>
                  <Button variant="primary" onClick={copy}>
                    {t('phone.copy')}
                  </Button>
                  {onDone && <Button onClick={onDone}>{t(words.done)}</Button>}
                </>
              }
            >
              {isElsewhere ? <AddressCode address={address} /> : <PhoneCode address={address} level={level} />}
              {arrival && !isElsewhere && <PhoneArrival {...arrival} />}
              <p className="text-center text-sm break-all text-muted select-all">{address}</p>
            </Dialog>
          )}
        </LazyPart>
      )}
    </>
  );
}

/** Offers it before the first step. */
export function PhonePanel(props: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  if (!isPhoneOffered()) return null;
  return (
    <PhoneOffer title={t('phone.first.title')} body={t(isByPhoneToken() ? 'phone.token.first' : 'phone.first.body')}>
      <ContinueOnPhone {...props} />
    </PhoneOffer>
  );
}

/** Not whether the phone opened the address. */
export function PhoneArrival(arrival: PhoneWatchProps) {
  return (
    <LazyPart load={loadWatch} loading={<WatchState />}>
      {(PhoneWatch) => <PhoneWatch {...arrival} />}
    </LazyPart>
  );
}

/** `isRefused`: show the address. */
export function useCopy(address: string): { readonly copy: () => void; readonly isRefused: boolean } {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const [copy] = useAction(async ({ whileHere }) => {
    const isDone = await whileHere(isCopied(address));
    setRefused(!isDone);
    showToast(
      isDone
        ? { kind: 'message', title: t('phone.copied'), icon: 'success' }
        : { kind: 'message', title: t('phone.notCopied'), icon: 'warn' },
    );
  });
  return { copy: () => void copy(), isRefused };
}

/** Without permission the member can select it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
