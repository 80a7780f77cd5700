import type { ReactNode } from 'react';
import type { Refused, VerificationRequest } from '../../../domain/eligibility-types';
import { Page } from '../../../ui/page';
import { LoadingPage } from '../loading/loading-page';
import type { MemberState } from './member-state';
import { Refusal } from './refusal';
import { useStartAnswer } from './start-gate';

interface StartGateProps {
  /** Title of the page while it loads, and above a refusal. */
  readonly title: string;
  readonly request: VerificationRequest;
  readonly member: MemberState;
  /** Shown while it loads, in place of the title and two cards. */
  readonly loading?: ReactNode;
  /** The form, or whatever else leads to the start. */
  readonly children: ReactNode;
}

/** Shows a form only if the eligibility rule and then the server allow what it starts; else the refusal. */
export function StartGate({ member, loading, ...props }: StartGateProps) {
  const answer = member.may(props.request);
  if (!answer.allowed) return <RefusedPage {...props} answer={answer} residence={member.info.residenceCountry} />;
  return <Asked {...props} member={member} loading={loading} />;
}

function Asked({ title, request, member, loading, children }: StartGateProps) {
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
  /** The member's country of residence, for a country that is not served. */
  readonly residence?: string | undefined;
}

/** A page with nothing but a refusal. */
export function RefusedPage({ title, ...refusal }: RefusedPageProps) {
  return (
    <Page title={title}>
      <Refusal {...refusal} />
    </Page>
  );
}
