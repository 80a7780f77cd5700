import type { ReactNode } from 'react';
import { Page } from '../../../ui/page';

interface ComplianceFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The page frame of agreements, investor tests and investor status: the one place that decides on their layout. */
export function ComplianceFrame({ title, lead, children }: ComplianceFrameProps) {
  return (
    <Page title={title} lead={lead}>
      {children}
    </Page>
  );
}
