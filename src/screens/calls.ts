import { AML_SCENE } from '../domain/statuses';
import type { FirstCall } from './screen';

export const PROFILE: FirstCall = { endpoint: 'profile' };

export const MEMBER: FirstCall = { endpoint: 'memberInfo' };
export const DUE_DILIGENCE: FirstCall = { endpoint: 'eddInfo' };
export const AML_RESULT: FirstCall = { endpoint: 'amlResult', input: { sceneCode: AML_SCENE } };
export const CONFIG: FirstCall = { endpoint: 'kycConfig' };
export const COUNTRIES: FirstCall = { endpoint: 'countryList', input: { is_disable: 1 } };

const RULE_PARTS = ['current', 'state', 'verification_process'];
/** In the schema's order. */
const PARTS = ['kyc_token', 'current', 'quotas', 'state', 'aml_questionnaire', 'verification_process'];

export function kycInfo(parts: readonly string[] = [], more?: Partial<FirstCall>): FirstCall {
  const asked = PARTS.filter((part) => RULE_PARTS.includes(part) || parts.includes(part));
  const input = Object.fromEntries(asked.map((part) => [`obtain_${part}`, true]));
  return { endpoint: 'kycInfo', input, ...more };
}

export function template(code: string, more?: Partial<FirstCall>): FirstCall {
  const input = { biz_from: 'kyc_web', template_code: code };
  return { endpoint: 'questionnaireTemplate', input, ...more };
}

/** Needed before anything shows. */
export const STATE: readonly FirstCall[] = [kycInfo(), MEMBER];
export const AT_START: Partial<FirstCall> = { unlessQuery: 'step' };
