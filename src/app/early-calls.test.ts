import { describe, expect, it } from 'vitest';
import { endpoints } from '../api/endpoints';
import { type FirstCall, firstCallsOf, LATER_CALLS } from '../api/first-calls';
import { buildRequest } from '../api/request';
import { HEADER_NAMES, keyOf } from '../api/wire';
import { agreementTemplate } from '../domain/agreements';
import { INVESTOR_CODES } from '../domain/investor-status';
import { TEST_CODES } from '../domain/investor-tests';
import { ROUTES, type RoutePath } from '../domain/routes';
import { START_DATA } from '../features/document-verification/kyc-calls';
import { POA_TEMPLATE } from '../features/proof-of-address/address-proof';
import { QUESTIONNAIRES } from '../features/questionnaires/catalogue';
import { RESIDENCE_TEMPLATE } from '../features/residence/residence';
import { startAnswerCalls } from '../features/shared/member/start-calls';
import { earlyRequest } from './early-calls';

const CALLS = [...new Set(ROUTES.flatMap(({ path }) => firstCallsOf(path)))];
const rowOf = ({ method, path }: FirstCall) =>
  Object.values(endpoints).find((row) => row.method === method && row.path === path);

describe('the requests of the first script', () => {
  it.each(CALLS.map((call) => [call.path, call] as const))('%s: equals the request of the client', (_path, call) => {
    const row = rowOf(call);
    if (!row) throw new Error('No endpoint has this method and path.');
    const page = { language: 'ja-JP', platform: 'h5' } as const;
    const early = earlyRequest(call, page, 'a-device');
    const named = Object.fromEntries(row.headers.map((name) => [name, name === 'Lang' ? 'ja-JP' : 'a-device']));
    const context = { ...page, shellUserAgent: undefined, sdkSession: undefined };
    const tag = call.clientTag && { [HEADER_NAMES.clientTag]: call.clientTag };
    const late = buildRequest(row, call.input, context, { ...named, ...tag });
    expect(early).toEqual(late);
    // The client finds the answer by this key, in which the order of fields and headers counts.
    expect(keyOf(early)).toBe(keyOf(late));
  });

  it.each(CALLS.map((call) => [call.path, call] as const))('%s: changes nothing on the server', (_path, call) => {
    expect(rowOf(call)).toMatchObject({ forAnyMember: true, credentials: !call.isPublic });
  });

  it.each(CALLS.map((call) => [call.path, call] as const))(
    '%s: is left out if a stored answer exists',
    (_path, call) => {
      expect(call.isStored ?? false).toBe(rowOf(call)?.personal === false && rowOf(call)?.cache?.persistent === true);
    },
  );

  it('are followed, before a verification, by calls that are listed for later', () => {
    const about = startAnswerCalls({ kind: 'document', level: 'LEVEL_1' }, { mode: 'web' });
    const later = LATER_CALLS['/auth/kyc'].map((key) => endpoints[key]);
    const listed = [...later, ...firstCallsOf('/auth/kyc')].map(({ path }) => path);
    const unlisted = [...about, ...Object.values(START_DATA)].filter(([{ path }]) => !listed.includes(path));
    expect(about).not.toEqual([]);
    expect(unlisted).toEqual([]);
  });

  it('contain the template of each screen that asks for one by a code that it knows', () => {
    const known = QUESTIONNAIRES.flatMap(({ path, source }) =>
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
    const named = ROUTES.flatMap(({ path }) =>
      firstCallsOf(path).flatMap(({ input }) => (input?.template_code ? [[path, input.template_code]] : [])),
    );
    expect(named.sort()).toEqual(wanted.sort());
  });

  it('leave out what another address of the screen asks for otherwise', () => {
    const paths = (route: RoutePath, query: string) =>
      firstCallsOf(route, new URLSearchParams(query)).map(({ path }) => path);
    expect(paths('/auth/questionnaire', 'template_code=X')).toEqual(paths('/auth/question', ''));
    expect(paths('/auth/agreement', 'name=client')).toEqual(paths('/auth/step1', ''));
    expect(paths('/auth/kyc', 'step=result')).toEqual(paths('/auth/question', ''));
  });

  it('every screen begins with the profile', () => {
    for (const { path } of ROUTES) expect(firstCallsOf(path)[0]?.path).toBe('/v2/private/user/profile');
  });
});
