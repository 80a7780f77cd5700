import { useTranslation } from 'react-i18next';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { useAction } from '../shared/actions/use-action';
import { startEmbeddedVerification } from '../shared/vendor/start-embedded-verification';

/** Starts the embedded verification of a second identity. */
export function StartSecondIdentity({ isRetry }: { readonly isRetry: boolean }) {
  const { t, i18n } = useTranslation();
  const [start, starting] = useAction((context) =>
    startEmbeddedVerification(context, {
      access: { level: 'LEVEL_1', isSecondary: true, from: 'web' },
      language: i18n.language,
      site: store.compliance.site,
      leaveFor: (address) => location.assign(address),
    }),
  );

  return (
    <Button size="small" loading={starting} onClick={() => void start()}>
      {t(isRetry ? 'personal.action.FAILED_AND_CAN_RETRY' : 'personal.about.addSecondIdentity')}
    </Button>
  );
}
