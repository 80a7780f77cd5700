import { describe, expect, it } from 'vitest';
import { endpoints } from '../api/endpoints';
import { buildRequest } from '../api/request';
import { HEADER_NAMES, keyOf } from '../api/wire';
import { agreementTemplate } from '../domain/agreements';
import { INVESTOR_CODES } from '../domain/investor-status';
import { TEST_CODES } from '../domain/investor-tests';
import { START_DATA } from '../features/document-verification/kyc-calls';
import { POA_TEMPLATE } from '../features/proof-of-address/address-proof';
import { RESIDENCE_TEMPLATE } from '../features/residence/residence';
import { startAnswerCalls } from '../features/shared/member/start-calls';
import { firstCallsOf, laterCallsOf } from '../screens/opening-calls';
import { QUESTIONNAIRE_SCREENS, type RoutePath, SCREENS } from '../screens/screens';
import { earlyRequest } from './early-calls';

const CALLS = [...new Set(SCREENS.flatMap(({ path }) => firstCallsOf(path)))];

describe('the requests of the first script', () => {
  it.each(CALLS.map((call) => [call.endpoint, call] as const))('%s: equals the request of the client', (key, call) => {
    const row = endpoints[key];
    const page = { language: 'ja-JP', platform: 'h5' } as const;
    const early = earlyRequest(call, page, 'a-device');
    const named = Object.fromEntries(row.headers.map((name) => [name, name === 'Lang' ? 'ja-JP' : 'a-device']));
    const context = { ...page, shellUserAgent: undefined, sdkSession: undefined };
    const tag = call.clientTag && { [HEADER_NAMES.clientTag]: call.clientTag };
    const late = buildRequest(row, call.input, context, { ...named, ...tag });
    expect(early).toEqual(late);
    // The order of fields and headers is part of the key.
    expect(keyOf(early)).toBe(keyOf(late));
  });

  it.each([...new Set(CALLS.map(({ endpoint }) => endpoint))])('%s: changes nothing on the server', (key) => {
    expect(endpoints[key]).toMatchObject({ forAnyMember: true });
  });

  it('are followed, before a verification, by calls that are listed for later', () => {
    const about = startAnswerCalls({ kind: 'document', level: 'LEVEL_1' }, { authority: 'session' });
    const later = laterCallsOf('/auth/kyc').map((key) => endpoints[key]);
    const listed = [...later, ...firstCallsOf('/auth/kyc').map(({ endpoint }) => endpoints[endpoint])].map(
      ({ path }) => path,
    );
    const unlisted = [...about, ...Object.values(START_DATA)].filter(([{ path }]) => !listed.includes(path));
    expect(about).not.toEqual([]);
    expect(unlisted).toEqual([]);
  });

  it('contain the template of each screen that requests one by a known code', () => {
    const known = QUESTIONNAIRE_SCREENS.flatMap(({ path, source }) =>
      source.kind === 'template' || source.kind === 'custodian' ? [[path, source.templateCode]] : [],
    );
    const wanted = [
      ...known,
      ['/auth/updatePOA', POA_TEMPLATE],
      ['/auth/residenceInfo', RESIDENCE_TEMPLATE],
      ['/auth/crypto-knowledge-test', TEST_CODES.knowledge],
      ['/auth/risk-tolerance-test', TEST_CODES['risk-tolerance']],
      ['/auth/professional', INVESTOR_CODES.professional],
      ['/auth/qualifiedInvestor', INVESTOR_CODES.qualified],
      ['/auth/client-agreement', agreementTemplate('client')],
    ];
    const named = SCREENS.flatMap(({ path }) =>
      firstCallsOf(path).flatMap(({ input }) => (input?.template_code ? [[path, input.template_code]] : [])),
    );
    expect(named.sort()).toEqual(wanted.sort());
  });

  it('leave out what another address of the screen asks for otherwise', () => {
    const calls = (route: RoutePath, query: string) =>
      firstCallsOf(route, new URLSearchParams(query)).map(({ endpoint }) => endpoint);
    expect(calls('/auth/questionnaire', 'template_code=X')).toEqual(calls('/auth/question', ''));
    expect(calls('/auth/agreement', 'name=client')).toEqual(calls('/auth/step1', ''));
    expect(calls('/auth/kyc', 'step=result')).toEqual(calls('/auth/question', ''));
  });

  it('every screen begins with the profile', () => {
    for (const { path } of SCREENS) expect(firstCallsOf(path)[0]?.endpoint).toBe('profile');
  });
});
