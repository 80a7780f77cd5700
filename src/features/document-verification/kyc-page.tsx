import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { useLoadTexts } from '../load-texts';
import { together } from '../together';
import { ChooseStep } from './choose-step';
import { type FlowPlace, placeQuery, readPlace } from './flow-address';
import { ResultStep } from './result-step';
import { ReturnStep } from './return-step';
import { RunStep } from './run-step';

/** Document-based verification with a vendor (spec 2, `/auth/kyc`). The step stands in the address. */
export function KycPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const place = readPlace(query);
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
  const member = useCall(endpoints.memberInfo, {});
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);

  return (
    <Page title={t('pages.kyc')} lead={place.step === 'choose' ? t('kyc.lead') : undefined}>
      <Loadable state={both} texts={texts} onRetry={both.retry}>
        {({ kyc: info, member: { member_tag } }) => {
          const steps = stepsOf({ opened: info.opened, kycTag: member_tag.kyc, state: info.state });
          // Without a level in the address it is the first one that can be started, else the first.
          const level =
            place.level ??
            STEP_LEVELS.find((one) => ['ALLOW', 'FAILED_AND_CAN_RETRY'].includes(steps[one].status)) ??
            'LEVEL_1';
          const go = (next: Partial<FlowPlace>, replace = false) =>
            setQuery(placeQuery({ ...place, level, ...next }), { replace });
          const step = { place: { ...place, level }, go };
          if (place.step === 'run') return <RunStep {...step} />;
          if (place.step === 'return') return <ReturnStep {...step} />;
          if (place.step === 'result') return <ResultStep {...step} />;
          return <ChooseStep {...step} status={steps[level].status} info={info} />;
        }}
      </Loadable>
    </Page>
  );
}
