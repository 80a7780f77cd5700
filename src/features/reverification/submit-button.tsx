import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { BASE_PATH } from '../../domain/initial-config';
import type { UpdatePoiView } from '../../domain/reverification';
import { Button } from '../../ui/button';

interface SubmitButtonProps {
  readonly button: NonNullable<UpdatePoiView['button']>;
  /** The site that the SDK is told. */
  readonly site: string;
}

/** Starts the embedded verification: asks for its access token, which leads there (spec 7, `sdk-access`). */
export function SubmitButton({ button, site }: SubmitButtonProps) {
  const { t, i18n } = useTranslation();
  const [starting, setStarting] = useState(false);
  // Two clicks within one frame see the same state: the ref does not.
  const underway = useRef(false);

  const start = async () => {
    if (underway.current) return;
    underway.current = true;
    setStarting(true);
    try {
      const { accessToken } = await call(endpoints.sdkAccess, {
        level: 'LEVEL_1',
        isSecondary: false,
        from: 'web',
        action: 'update',
        extraParams: { reason: 'UPDATE_KYC' },
      });
      location.assign(sdkAddress(accessToken, site, i18n.language));
    } finally {
      // A refused call rejects on, and its toast says why; the button works again.
      underway.current = false;
      setStarting(false);
    }
  };

  return (
    <Button variant="primary" disabled={!button.enabled} loading={starting} onClick={() => void start()}>
      {t(`reverification.${button.label}`)}
    </Button>
  );
}

/** Address of the embedded SDK with the parameters of spec 2; the token leaves it again before anything else runs. */
function sdkAddress(token: string, site: string, lang: string): string {
  const query = new URLSearchParams({
    isUpdatePoi: 'true',
    site,
    update: '1',
    lang,
    from: 'web',
    hidden: 'false',
    token,
  });
  return `${BASE_PATH}auth/sdk?${query}`;
}
