import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import { accountEndpoints } from '../../api/endpoints/account';
import { useCall } from '../../api/use-call';
import { isWebAddressOrPath } from '../../domain/addresses';
import { memberMemory } from '../../lib/member-memory';
import { Button } from '../../ui/button';
import { StatusBanner } from '../../ui/status-banner';
import { TextLink } from '../../ui/text-link';

type PopUp = ResponseOf<typeof accountEndpoints.kycPopupInfo>;

/** Notices that were closed in this visit; they stay closed when the member returns to the page. */
const closed = memberMemory(() => new Set<string>());

/**
 * The server's pop-ups as notices in the page, because a dialog would interrupt the member.
 */
export function PopUps() {
  const verification = useCall(accountEndpoints.kycPopupInfo, { bus_type: 1 });
  const deposit = useCall(accountEndpoints.channelPopUp, { type: 'satos_deposit_verify' });
  return (
    <>
      {verification.data && <Notice id="kyc" popUp={verification.data} />}
      {deposit.data && <Notice id="deposit" popUp={deposit.data} />}
    </>
  );
}

function Notice({ id, popUp: { visibility, title, content, link } }: { readonly id: string; readonly popUp: PopUp }) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(closed.current.has(id));
  if (visibility === 'hide' || isClosed || (title === '' && content === '')) return null;
  const close = () => {
    closed.current.add(id);
    setClosed(true);
  };
  return (
    <StatusBanner
      tone="info"
      title={title || t('personal.popUp.title')}
      actions={
        <>
          <Button size="small" onClick={close} aria-label={t('personal.popUp.closeThis', { title })}>
            {t('personal.popUp.close')}
          </Button>
          {isWebAddressOrPath(link) && <TextLink href={link}>{t('personal.popUp.more')}</TextLink>}
        </>
      }
    >
      <p>
        <bdi>{content}</bdi>
      </p>
    </StatusBanner>
  );
}
