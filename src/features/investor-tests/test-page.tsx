import type { ReactNode } from 'react';
import { Page } from '../../ui/page';
import { RegionNotice } from '../shared/region/region-notice';

interface TestPageProps {
  /** Name of the test. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Layout of every screen of a test except its questions: with the notice of the member's regulator at the end. */
export function TestPage({ title, children }: TestPageProps) {
  return (
    <Page title={title}>
      {children}
      <RegionNotice />
    </Page>
  );
}
