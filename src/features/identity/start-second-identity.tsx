import { useTranslation } from 'react-i18next';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { Refusal } from '../shared/member/refusal';
import { useStart } from '../shared/member/start-gate';
import { startEmbeddedVerification } from '../shared/vendor/start-embedded-verification';

const REQUEST = { kind: 'second-identity' } as const;

/** Starts the embedded verification of a second identity. */
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

  // The member is on the page to which a refusal's own link leads.
  if (refusal) return <Refusal answer={refusal} request={REQUEST} isCompact wayOut={false} />;
  return (
    <Button size="small" loading={busy} onClick={() => void start()}>
      {t(isRetry ? 'personal.action.FAILED_AND_CAN_RETRY' : 'personal.about.addSecondIdentity')}
    </Button>
  );
}
