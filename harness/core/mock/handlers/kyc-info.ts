import { LEVEL_QUOTAS } from '../../../../fixtures/quotas';
import { poiRejectReason } from '../../../../fixtures/server-texts';
import type { kycInfoEndpoints } from '../../../../src/api/endpoints/kyc-info';
import { FLOW_NAMES, type LevelName } from '../../../../src/domain/levels';
import type { StepStatus, UpdatePoiStatus } from '../../../../src/domain/statuses';
import type { Handlers } from '../handler';
import { advanceReview } from '../reviews';
import type { MockState } from '../state';
import { tasksOf } from '../tasks';

export const kycInfoHandlers = {
  // Sends every part unless the request sets it to false; the token only on request.
  kycInfo: (state, { input, language }) => {
    advanceReview(state);
    const { kyc, member } = state;
    const mustAnswer = kyc.questionnaire === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
    return {
      applicant: {
        country: member.country,
        firstname: member.firstName,
        lastname: member.lastName,
        level: levelOf(state),
        identifies: [{ type: member.document.type, number: member.document.number }],
      },
      flowNames: [...FLOW_NAMES],
      kycToken: input.obtain_kyc_token !== true ? '' : `kyc_${state.session.sdkToken.slice(4, 28)}`,
      opened: kyc.opened,
      limitation: kyc.limitation,
      limitationInfo: kyc.limitationInfo,
      state: input.obtain_state === false ? [] : stepList(state),
      quotas: input.obtain_quotas === false ? [] : LEVEL_QUOTAS,
      kybQuota: '',
      errorNotify: '',
      second_identity_state: kyc.secondIdentity === 'none' ? '' : kyc.secondIdentity,
      questionnaireStatus: kyc.questionnaire,
      mustQuestionnaire: mustAnswer,
      displayControl: { ...kyc.display },
      custody: kyc.custody,
      custodyInfo: kyc.custodyInfo,
      newSatosGray: false,
      additionalRejectReason: kyc.rejectReason,
      ...(input.obtain_verification_process !== false && {
        verificationProcess: verificationProcess(state),
      }),
      ...(input.obtain_aml_questionnaire !== false && {
        amlQuestionnaire: { needQuestionnaire: mustAnswer, templateCode: mustAnswer ? '200' : '' },
      }),
      bannerTags: bannerTags(state),
      residenceCountry: member.country,
      updatePoi: {
        status: kyc.poi.status,
        rejectReason: REJECTED.has(kyc.poi.status) ? kyc.poi.rejectReason || poiRejectReason(language) : '',
        ...deadline(state),
        siteInfo: { site: state.site, country: member.country, ...kyc.poiSiteInfo },
      },
    };
  },
} satisfies Handlers<keyof typeof kycInfoEndpoints>;

const REJECTED: ReadonlySet<UpdatePoiStatus> = new Set([
  'DisplayUpdatePOIStatus_Rejected',
  'DisplayUpdatePOIStatus_Rejected_Daily',
]);

const DAY = 86_400_000;

/** Days until the proof is due or the review ends. */
const DEADLINE_DAYS = {
  DisplayUpdatePOIStatus_No: undefined,
  DisplayUpdatePOIStatus_Needed: 14,
  DisplayUpdatePOIStatus_Pending: 3,
  DisplayUpdatePOIStatus_Rejected: 7,
  DisplayUpdatePOIStatus_Rejected_Daily: 7,
} as const satisfies Record<UpdatePoiStatus, number | undefined>;

function deadline(state: MockState): { deadline?: number } {
  const days = DEADLINE_DAYS[state.kyc.poi.status];
  return days === undefined ? {} : { deadline: state.now + days * DAY };
}

/** Without open tasks, the member is not in a verification process. */
function verificationProcess(state: MockState) {
  const open = tasksOf(state).filter(({ status }) => status === 'TODO' || status === 'REJECTED');
  return { isVerificationProcess: open.length > 0, tasks: open };
}

function bannerTags(state: MockState): string[] {
  return tasksOf(state).flatMap(({ type, status, required }) =>
    required && (status === 'TODO' || status === 'REJECTED') ? [type] : [],
  );
}

function stepList({ kyc }: MockState): { level: LevelName; status: StepStatus; type: string }[] {
  return [
    { level: 'LEVEL_1', status: kyc.steps['1'], type: 'INDIVIDUAL' },
    { level: 'LEVEL_2', status: kyc.steps['2'], type: 'INDIVIDUAL' },
  ];
}

function levelOf({ kyc }: MockState): LevelName {
  if (kyc.steps['2'] === 'SUCCESS') return 'LEVEL_2';
  return kyc.steps['1'] === 'SUCCESS' ? 'LEVEL_1' : 'LEVEL_DEFAULT';
}
