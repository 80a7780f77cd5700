import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { StatusBanner } from '../../../src/ui/status-banner';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

export function PageStates({ settings: { texts: t } }: SectionProps) {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Specimen name="Empty">
        <EmptyState level={3} title={t.emptyTitle} body={t.emptyBody} action={<Button>{t.cancel}</Button>} />
      </Specimen>
      <Specimen name="Error with retry">
        <StatusBanner
          tone="danger"
          title={t.errorTitle}
          announce
          actions={
            <>
              <Button variant="primary" loading={retrying} onClick={() => setRetrying(!retrying)}>
                {t.retry}
              </Button>
              <Button variant="default">{t.cancel}</Button>
            </>
          }
        >
          <p>{t.errorBody}</p>
        </StatusBanner>
      </Specimen>
      <Specimen name="Loading">
        <PageSkeleton label={t.loading} />
      </Specimen>
    </>
  );
}
