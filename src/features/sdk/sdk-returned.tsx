import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../domain/look-up';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { CardsSkeleton } from '../../ui/skeleton';
import { returnedEnd } from '../../vendors/returned';
import { addressOfExit } from '../shared/exits/exits';
import { isolated } from '../shared/format/isolated';
import { LazyCameraSteps } from '../shared/vendor/lazy-camera-steps';
import { startPageOf } from '../shared/vendor/own-pages';
import { problemView } from '../shared/vendor/problem-view';

/** Replaces the vendor's own parameters in the address. */
const END = 'end';
const ENDS = ['submitted', 'cancelled', 'camera-refused', 'failed'] as const;
type End = (typeof ENDS)[number];

/** Undefined without such parameters. */
export function endOf(query: URLSearchParams): End | undefined {
  return oneOf(ENDS, returnedEnd(query)?.type ?? query.get(END));
}

/** The token was only in memory, so no calls are possible and no status is known. */
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
  const next = isSubmitted ? page : undefined;
  useEffect(() => {
    if (next !== undefined) location.replace(next);
  }, [next]);
  const leave = (
    <Button asChild variant="primary">
      <a href={page ?? addressOfExit('embedder', i18n.language)}>
        {page ? t('errors.backToVerification') : t('shell.backTo', { name: isolated(initialConfig().brand.name) })}
      </a>
    </Button>
  );
  if (next !== undefined) return <CardsSkeleton label={t('shell.loading')} />;
  const body = <p>{t('sdk.tokenNeeded.body')}</p>;
  if (isSubmitted) {
    return (
      <ResultBanner level={1} tone="neutral" title={t('sdk.returned.title')} announce actions={leave}>
        {body}
      </ResultBanner>
    );
  }
  const { text } = problemView(end === 'failed' ? { type: end, code: '' } : { type: end });
  return (
    <ResultBanner
      level={1}
      tone={end === 'cancelled' ? 'neutral' : 'warning'}
      title={t(`kyc.problem.${text}.title`)}
      announce
      actions={leave}
    >
      {text === 'camera' && <LazyCameraSteps />}
      {body}
    </ResultBanner>
  );
}
