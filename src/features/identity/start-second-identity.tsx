import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { verificationEndpoints } from '../../api/endpoints/verification';
import { sdkAddress } from '../../lib/sdk-address';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { useSingleFlight } from '../use-single-flight';

/** Leads into the embedded verification of a second identity. */
export function StartSecondIdentity({ isRetry }: { readonly isRetry: boolean }) {
  const { t, i18n } = useTranslation();
  const [start, starting] = useSingleFlight(async () => {
    const { accessToken } = await call(verificationEndpoints.sdkAccess, {
      level: 'LEVEL_1',
      isSecondary: true,
      from: 'web',
    });
    const { site } = store.compliance;
    location.assign(sdkAddress({ token: accessToken, lang: i18n.language, site, isUpdatePoi: false, from: 'web' }));
  });

  return (
    <Button size="small" loading={starting} onClick={() => void start()}>
      {t(isRetry ? 'personal.action.FAILED_AND_CAN_RETRY' : 'personal.about.addSecondIdentity')}
    </Button>
  );
}
