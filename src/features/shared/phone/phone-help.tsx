import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenReady } from '../../../lib/readiness';
import { TextLink } from '../../../ui/text-link';
import { HelpCard } from '../help/help-card';
import { type ContinueOnPhoneProps, isPhoneOffered, PhoneArrival, phoneBody, useCopy } from './continue-on-phone';
import { PhoneCode } from './phone-code';
import { WatchState } from './watch-state';

/** In milliseconds. */
const FIRST_QUESTION_MS = 5000;

export function PhoneHelp(props: ContinueOnPhoneProps) {
  return isPhoneOffered() ? <Code {...props} /> : null;
}

function Code({ address, level, onDone, arrival }: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  const { copy, isRefused } = useCopy(address);
  const isWatching = useIsWatching();
  return (
    <HelpCard title={t('phone.first.title')}>
      <p>{t(phoneBody())}</p>
      <PhoneCode address={address} level={level} />
      {arrival && (isWatching ? <PhoneArrival {...arrival} /> : <WatchState />)}
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 pointer-coarse:gap-y-5">
        <TextLink asChild>
          <button type="button" onClick={copy}>
            {t('phone.copy')}
          </button>
        </TextLink>
        {onDone && (
          <TextLink asChild>
            <button type="button" onClick={onDone}>
              {t('phone.done')}
            </button>
          </TextLink>
        )}
      </p>
      {isRefused && <p className="break-all text-muted select-all">{address}</p>}
    </HelpCard>
  );
}

function useIsWatching(): boolean {
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenReady(() => {
      timer = setTimeout(() => setWatching(true), FIRST_QUESTION_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isWatching;
}
