import type { personalDataEndpoints } from '../../../../src/api/endpoints/personal-data';
import { errorCodeRow } from '../../../../src/domain/error-codes';
import { OPERATIONS } from '../../../../src/domain/operations';
import type { Handlers } from '../handler';
import { Refusal } from '../refusal';
import { setStep, stepKeyOf } from '../reviews';
import { spendRiskToken } from '../risk-tokens';
import { findRun, submitRun } from '../vendor-runs';

/** Changes need the token of a passed risk check. */
export const personalDataHandlers = {
  kycPersonalInfo: (state, { input, scenario }) => {
    const { member } = state;
    const masked = input.riskToken === undefined;
    const refusal = masked ? undefined : spendRiskToken(state, scenario, input.riskToken, OPERATIONS.EYE);
    if (refusal) return refusal;
    const show = (value: string) => (masked ? value.replace(/(?<=.)./g, '*') : value);
    return {
      masked,
      firstname: show(member.firstName),
      lastname: show(member.lastName),
      dateOfBirth: masked ? '****-**-**' : '1990-04-12',
      nationality: member.country,
      residenceCountry: member.country,
      address: show('12 Harbour Road'),
      documentType: 'PASSPORT',
      documentNumber: show(member.document.number),
      documentExpiry: masked ? '****-**-**' : '2031-06-30',
    };
  },
  // Numbers that end in an error code (1045 to 1053) are refused with it, for testers.
  identity: (state, { input, scenario }) => {
    // With a vendor's token, later kyc-info calls bring the result.
    const run = input.vendorToken === undefined ? undefined : findRun(state, input.vendorToken);
    if (run) {
      const outcome =
        scenario.vendor.outcome === 'reject' || scenario.vendor.outcome === 'pending'
          ? scenario.vendor.outcome
          : 'approve';
      submitRun(
        state,
        scenario,
        run,
        outcome,
        scenario.vendor.rejectCode || (outcome === 'reject' ? 'name_mismatch' : ''),
      );
      return { status: 'PENDING' };
    }
    const refusal = spendRiskToken(state, scenario, input.riskToken, OPERATIONS.UPDATE);
    if (refusal) return refusal;
    const row = errorCodeRow(Number(input.documentNumber.slice(-4)));
    if (row?.messageKey.startsWith('updateIDError')) return new Refusal(row.code, row.meaning);
    state.kyc.poi = { status: 'DisplayUpdatePOIStatus_Needed', rejectReason: '' };
    return { status: 'PENDING' };
  },
  selfReset: (state, { input, scenario }) => {
    const refusal = spendRiskToken(state, scenario, input.riskToken, OPERATIONS.RESET);
    if (refusal) return refusal;
    const level = input.level ?? 'LEVEL_1';
    state.kyc.rejectReason = '';
    state.run.rejections[stepKeyOf(level)] = 0;
    setStep(state, level, 'ALLOW');
    return { level, status: 'ALLOW' };
  },
} satisfies Handlers<keyof typeof personalDataEndpoints>;
