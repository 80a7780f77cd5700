import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../domain/look-up';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { CardsSkeleton } from '../../ui/skeleton';
import { returnedEnd } from '../../vendors/returned';
import { addressOfExit } from '../shared/exits/exits';
import { LateCameraSteps } from '../shared/vendor/late-camera-steps';
import { startPageOf } from '../shared/vendor/own-pages';
import { problemView } from '../shared/vendor/problem-view';

/** Query parameter with the end of the run. It replaces the vendor's own parameters in the address. */
const END = 'end';
const ENDS = ['submitted', 'cancelled', 'camera-refused', 'failed'] as const;
type End = (typeof ENDS)[number];

/** Reads the end of the run from the vendor's parameters or from ours; undefined if the address has neither. */
export function endOf(query: URLSearchParams): End | undefined {
  return oneOf(ENDS, returnedEnd(query)?.type ?? query.get(END));
}

/**
 * The return from a vendor that works by redirect. The SDK token was only in memory, so no call is possible any more. Whether something was
 * submitted stands in the address alone, so the page names no status: it says where the member can see it. How the run ended otherwise is said,
 * because it is no status.
 */
export function SdkReturned({ end }: { readonly end: End }) {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const hasVendorParameters = returnedEnd(query) !== undefined;

  useEffect(() => {
    if (!hasVendorParameters) return;
    const kept = ['from', 'lang', 'site', 'hidden', 'isUpdatePoi', 'update'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    });
    setQuery([...kept, [END, end]] as [string, string][], { replace: true });
  }, [hasVendorParameters, query, end, setQuery]);

  const page = startPageOf(query);
  const isSubmitted = end === 'submitted';
  // The account area knows the status.
  const next = isSubmitted ? page : undefined;
  useEffect(() => {
    if (next !== undefined) location.replace(next);
  }, [next]);
  const leave = (
    <Button asChild variant={page ? 'primary' : 'secondary'}>
      <a href={page ?? addressOfExit('embedder', i18n.language)}>
        {t(page ? 'errors.backToVerification' : 'sdk.done')}
      </a>
    </Button>
  );
  if (next !== undefined) return <CardsSkeleton label={t('shell.loading')} />;
  const body = <p>{t('sdk.tokenNeeded.body')}</p>;
  if (isSubmitted) {
    return (
      <ResultBanner tone="neutral" title={t('sdk.returned.title')} announce actions={leave}>
        {body}
      </ResultBanner>
    );
  }
  const { text } = problemView(end === 'failed' ? { type: end, code: '' } : { type: end });
  return (
    <ResultBanner
      tone={end === 'cancelled' ? 'neutral' : 'warning'}
      title={t(`kyc.problem.${text}.title`)}
      announce
      actions={leave}
    >
      {text === 'camera' && <LateCameraSteps />}
      {body}
    </ResultBanner>
  );
}
