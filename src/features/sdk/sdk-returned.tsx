import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { StatusBanner } from '../../ui/status-banner';
import { returnedEnd } from '../../vendors/returned';
import { ReviewResult } from '../shared/review/review-result';
import { startPageOf } from '../shared/vendor/own-pages';
import { PROBLEMS } from './sdk-run';

/** How the run ended, in our own words: the vendor's leave the address with what they name. */
const END = 'end';
const ENDS = ['submitted', 'cancelled', 'camera-refused', 'failed'] as const;
type End = (typeof ENDS)[number];

/** The end that an address tells of, as a vendor wrote it or as we did; undefined where no run has ended. */
export function endOf(query: URLSearchParams): End | undefined {
  return ENDS.find((one) => one === (returnedEnd(query)?.type ?? query.get(END)));
}

/**
 * Back from a vendor that works by redirect. The SDK token was in memory alone and is gone with it: nothing can be asked of the server, so the
 * member hears what the vendor said, and where to go on.
 */
export function SdkReturned({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isVendors = returnedEnd(query) !== undefined;

  useEffect(() => {
    if (!isVendors) return;
    const kept = ['from', 'lang', 'site', 'hidden', 'isUpdatePoi', 'update'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    });
    setQuery([...kept, [END, end]] as [string, string][], { replace: true });
  }, [isVendors, query, end, setQuery]);

  const page = startPageOf(query);
  const leave = (
    <Button asChild variant={page ? 'primary' : 'secondary'}>
      <a href={page ?? initialConfig().links.sdkLanding}>{t(page ? 'errors.backToVerification' : 'sdk.done')}</a>
    </Button>
  );
  if (end === 'submitted') return <ReviewResult status="PENDING" reason="" isLong={false} actions={leave} />;
  return (
    <StatusBanner
      tone={end === 'cancelled' ? 'neutral' : 'warning'}
      title={t(`kyc.problem.${PROBLEMS[end]}.title`)}
      announce
      actions={leave}
    >
      <p>{t('sdk.tokenNeeded.body')}</p>
    </StatusBanner>
  );
}
