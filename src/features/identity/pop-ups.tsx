import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import { accountEndpoints } from '../../api/endpoints/account';
import { useCall } from '../../api/use-call';
import { isWebAddressOrPath } from '../../domain/addresses';
import { memberMemory } from '../../lib/member-memory';
import { CloseIcon } from '../../ui/icons';
import { NewsLine } from '../../ui/news-line';
import { Skeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';

type PopUp = ResponseOf<typeof accountEndpoints.kycPopupInfo>;

/** For this visit. */
const closed = memberMemory(() => new Set<string>());

/** Notices instead of dialogs, which would interrupt the member. */
export function PopUps() {
  const verification = useCall(accountEndpoints.kycPopupInfo, { bus_type: 1 });
  const deposit = useCall(accountEndpoints.channelPopUp, { type: 'satos_deposit_verify' });
  // So that a late notice moves nothing.
  if (verification.status === 'loading' || deposit.status === 'loading') {
    return <Skeleton className="h-12" isPlaceholder />;
  }
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
    <NewsLine
      title={title || t('personal.popUp.title')}
      actions={
        <>
          {isWebAddressOrPath(link) && <TextLink href={link}>{t('personal.popUp.more')}</TextLink>}
          <button
            type="button"
            onClick={close}
            aria-label={t('personal.popUp.closeThis', { title })}
            className="grid size-11 place-items-center rounded-base text-muted hover:bg-sunken-strong hover:text-ink"
          >
            <CloseIcon className="size-4" />
          </button>
        </>
      }
    >
      <p>
        <bdi>{content}</bdi>
      </p>
    </NewsLine>
  );
}
