import { useState } from 'react';
import { eligibility } from '../../domain/eligibility';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { LoadedPage } from '../shared/flow/declared-page';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { ResetDone } from './reset-done';
import { ResetForm } from './reset-form';
import { resetLimits } from './reset-limits';
import { RESET_STEP } from './reset-step';

const REQUEST = { kind: 'reset' } as const;

/** Operation RESET (30331). */
export function ResetPage() {
  const member = useMemberState({ obtain_quotas: true });
  const [done, setDone] = useState<StepLevel>();

  return (
    <LoadedPage declared={RESET_STEP} state={member} asks={({ may }) => done === undefined && may(REQUEST).allowed}>
      {({ info, facts, may }) => {
        if (done) {
          const state = [{ level: done, status: 'ALLOW', type: 'INDIVIDUAL' }] as const;
          const request = { kind: 'document', level: done } as const;
          return <ResetDone request={request} answer={eligibility(request, { ...facts, state })} />;
        }
        const answer = may(REQUEST);
        if (!answer.allowed) return <Refusal answer={answer} request={REQUEST} />;
        return (
          <ResetForm
            limits={resetLimits(info.quotas, info.applicant.level)}
            before={stepsOf(facts).LEVEL_1.status}
            onDone={() => setDone('LEVEL_1')}
          />
        );
      }}
    </LoadedPage>
  );
}
