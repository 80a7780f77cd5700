import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import type { UpdatePoiView } from '../../domain/reverification';
import { sdkAddress } from '../../lib/sdk-address';
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
      location.assign(sdkAddress({ token: accessToken, lang: i18n.language, site, isUpdatePoi: true, from: 'web' }));
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
