import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { ErrorState } from '../../../src/ui/error-state';
import { PageSkeleton } from '../../../src/ui/skeleton';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

/** What a page shows without content: empty, error, loading. */
export function PageStates({ settings: { texts: t } }: SectionProps) {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Specimen name="Empty">
        <EmptyState level={3} title={t.emptyTitle} body={t.emptyBody} action={<Button>{t.cancel}</Button>} />
      </Specimen>
      <Specimen name="Error with retry">
        <ErrorState
          texts={{ errorTitle: t.errorTitle, errorBody: [t.errorBody], retry: t.retry }}
          onRetry={() => setRetrying(!retrying)}
          retrying={retrying}
          otherAction={<Button variant="default">{t.cancel}</Button>}
        />
      </Specimen>
      <Specimen name="Loading">
        <PageSkeleton label={t.loading} />
      </Specimen>
    </>
  );
}
