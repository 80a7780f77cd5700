import { useTranslation } from 'react-i18next';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { Refusal } from '../shared/member/refusal';
import { useStart } from '../shared/member/start-guard';
import { startEmbeddedVerification } from '../shared/vendor/start-embedded-verification';

const REQUEST = { kind: 'second-identity' } as const;

export function StartSecondIdentity({ isRetry }: { readonly isRetry: boolean }) {
  const { t, i18n } = useTranslation();
  const { start, busy, refusal } = useStart(REQUEST, (context) =>
    startEmbeddedVerification(context, {
      access: { level: 'LEVEL_1', isSecondary: true, from: 'web' },
      language: i18n.language,
      site: store.compliance.site,
      leaveFor: (address) => location.assign(address),
    }),
  );

  // A refusal's own link leads to this page.
  if (refusal) return <Refusal answer={refusal} request={REQUEST} isCompact />;
  return (
    <Button size="small" loading={busy} onClick={() => void start()}>
      {t(isRetry ? 'personal.action.FAILED_AND_CAN_RETRY' : 'personal.about.addSecondIdentity')}
    </Button>
  );
}
