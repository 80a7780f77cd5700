import type { ReactNode } from 'react';
import type { Refused, VerificationRequest } from '../../../domain/eligibility-types';
import { Page } from '../../../ui/page';
import { LoadingPage } from '../loading/loading-page';
import type { MemberState } from './member-state';
import { Refusal } from './refusal';
import { useStartAnswer } from './start-guard';

interface StartGuardProps {
  readonly title: string;
  readonly request: VerificationRequest;
  readonly member: MemberState;
  /** Default: title and two cards. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

/** The eligibility rule decides first, then the server. */
export function StartGuard({ member, loading, ...props }: StartGuardProps) {
  const answer = member.may(props.request);
  if (!answer.allowed) return <RefusedPage {...props} answer={answer} residence={member.info.residenceCountry} />;
  return <Asked {...props} member={member} loading={loading} />;
}

function Asked({ title, request, member, loading, children }: StartGuardProps) {
  const answer = useStartAnswer(request, member.facts);
  return (
    <LoadingPage title={title} state={answer} loading={loading}>
      {(answer) =>
        answer.allowed ? children : <RefusedPage title={title} request={request} answer={answer} residence="" />
      }
    </LoadingPage>
  );
}

interface RefusedPageProps {
  readonly title: string;
  readonly request: VerificationRequest;
  readonly answer: Refused;
  /** If it is not served. */
  readonly residence?: string | undefined;
}

export function RefusedPage({ title, ...refusal }: RefusedPageProps) {
  return (
    <Page hasNews title={title}>
      <Refusal {...refusal} />
    </Page>
  );
}
