import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
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

/** Key of the way to the phone, which says whether to sign in there where the code does not. */
export const phoneBody = () => (isByPhoneToken() ? 'phone.token.body' : 'phone.body');

/** Pages narrower than this are on a phone already. */
const PHONE = '(max-width: 639px)';

/**
 * Whether the phone is offered: not to a member who is on one already, and not where the page was opened by token, because the address has no
 * token and would ask for a login.
 */
export function isPhoneOffered(): boolean {
  return !isByToken() && !isOnPhone();
}

function isOnPhone(): boolean {
  return matchMedia(PHONE).matches;
}

export interface ContinueOnPhoneProps extends PhoneCodeProps {
  /** Shows the result, for a member who says that they have finished on the phone: whether they have is for kyc-info to say. */
  readonly onDone?: (() => void) | undefined;
  /** How this page finds out that the phone has submitted the documents; kyc-info is polled while the code is shown. */
  readonly arrival?: PhoneWatchProps;
  /** Offers another device also to a member who is on a phone: what was begun does not work on this one. Default: false. */
  readonly fromPhone?: boolean;
}

/**
 * 'Continue on your phone', or on another device: the address as a QR code and as a link to copy. Renders nothing where that is not offered.
 */
export function ContinueOnPhone({ address, level, onDone, arrival, fromPhone = false }: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { copy } = useCopy(address);
  const isElsewhere = fromPhone && !isByToken() && isOnPhone();
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

/** Whether the phone has submitted the documents, as far as the server says: nobody can tell whether the address was opened there. */
export function PhoneArrival(arrival: PhoneWatchProps) {
  return (
    <LazyPart load={loadWatch} loading={<WatchState />}>
      {(PhoneWatch) => <PhoneWatch {...arrival} />}
    </LazyPart>
  );
}

/** Copies the address, and says in a toast whether that was possible. If it was not, `isRefused`: the address has to be shown. */
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

/** Copies a text. Without permission nothing is copied; the member can select the address and copy it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
