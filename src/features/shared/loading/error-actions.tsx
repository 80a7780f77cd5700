import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRetried } from '../../../domain/remedies';
import { loginAddress } from '../../../lib/leave';
import { TextLink } from '../../../ui/text-link';
import { supportWay } from '../exits/support-way';
import { RemedyActions, type Ways } from '../remedy/remedy-actions';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';
import type { ErrorView } from './error-view';

interface ErrorActionsProps {
  readonly view: Pick<ErrorView, 'cause' | 'remedy'>;
  readonly ways: Ways;
  /** False where another part of the page matters more. Default: true. */
  readonly hasPrimary?: boolean | undefined;
  /** Before the link to support. */
  readonly otherAction?: ReactNode;
}

/** The remedy's actions, then a quiet link to support. */
export function ErrorActions({ view: { cause, remedy }, ways, hasPrimary, otherAction }: ErrorActionsProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  // The login link contains the address.
  useLocation();
  const isMain = remedy === 'support';
  const known: Ways = {
    'sign-in': { href: loginAddress() },
    'new-link': query.get('from') === OWN_PAGES ? { href: ACCOUNT_AREA } : undefined,
    ...(!isMain && { support: 'elsewhere' }),
  };
  return (
    <>
      <RemedyActions
        remedy={remedy}
        ways={{ ...known, ...ways, retry: isRetried(remedy) ? ways.retry : undefined }}
        hasPrimary={hasPrimary ?? true}
      />
      {otherAction}
      {/* Support needs a connection. */}
      {!isMain && cause !== 'offline' && (
        <TextLink beside {...supportWay()}>
          {t('kyc.support')}
        </TextLink>
      )}
    </>
  );
}

/** May have another direction. */
export function ErrorBody({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ));
}
