import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AbortedError,
  type ApiError,
  BusinessError,
  ContractError,
  HttpError,
  NetworkError,
  NonResponseError,
  TimeoutError,
} from '../../../api/errors';
import { serverChanges } from '../../../lib/server-changes';
import { dismissToast, toasts } from '../../../ui/toast-store';
import { type Outcome, tellOutcome } from './tell-outcome';

const NAME = 'POST /x';
const business = (ret_code: number) => new BusinessError(NAME, { ret_code, ret_msg: 'Refused', result: null });
const failed = (error: ApiError): Outcome => ({ kind: 'failed', error });

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { 'inverse-error-code': { updateIDError1: 'The document has expired' } } },
  });
});
beforeEach(() => {
  toasts.list = [];
});

const UNSURE = ['warn', 'outcomes.unsure.title', 'outcomes.unsure.body'] as const;
const FAILED = ['fail', 'outcomes.update.notDone'] as const;

describe('the outcome of a request whose screen was left', () => {
  it.each<[name: string, outcome: Outcome, icon: string, title: string, description?: string | undefined]>([
    ['accepted', { kind: 'done' }, 'success', 'outcomes.update.done', undefined],
    ['cancelled', { kind: 'cancelled' }, 'warn', 'outcomes.update.notDone', 'outcomes.left'],
    ['refused by a code with a text', failed(business(1045)), ...FAILED, 'The document has expired'],
    ['refused by another code', failed(business(424242)), ...FAILED, '424242: Refused'],
    ['status 400', failed(new HttpError(NAME, 400, '')), ...FAILED, 'errors.server'],
    ['not sent at all', failed(new ContractError(NAME, 'request', [])), ...FAILED, 'errors.server'],
    ['status 502', failed(new HttpError(NAME, 502, '')), ...UNSURE],
    ['an answer that cannot be read', failed(new ContractError(NAME, 'response', [])), ...UNSURE],
    ['no network', failed(new NetworkError(NAME, undefined)), ...UNSURE],
    ['no answer in time', failed(new TimeoutError(NAME, 30_000)), ...UNSURE],
    ['an empty answer', failed(new NonResponseError(NAME)), ...UNSURE],
  ])('%s', (_case, outcome, icon, title, description) => {
    const onChange = vi.fn();
    const stop = serverChanges.subscribe(onChange);
    tellOutcome('update', outcome);
    stop();
    expect(toasts.list).toEqual([expect.objectContaining({ icon, title, description })]);
    expect(onChange).toHaveBeenCalledTimes(outcome.kind === 'cancelled' ? 0 : 1);
  });

  it.each<Outcome>([{ kind: 'done' }, failed(new NetworkError(NAME, undefined)), failed(new AbortedError(NAME))])(
    'follows an upload until $kind',
    (outcome) => {
      tellOutcome('update', { kind: 'sending', share: 0.123 });
      const [upload] = toasts.list;
      expect(upload).toMatchObject({ icon: 'process', title: 'pages.updatekyc', duration: Number.POSITIVE_INFINITY });
      tellOutcome('update', { kind: 'sending', share: 1 });
      expect(toasts.list.map(({ open }) => open)).toEqual([true]);
      tellOutcome('update', outcome);
      expect(toasts.list.filter(({ open, icon }) => open && icon === 'process')).toEqual([]);
      tellOutcome('update', { kind: 'sending', share: 0 });
      expect(toasts.list.filter(({ open, icon }) => open && icon === 'process')).toHaveLength(1);
      tellOutcome('update', { kind: 'cancelled' });
    },
  );

  it('does not show an upload again that the member has closed', () => {
    tellOutcome('update', { kind: 'sending', share: 0.1 });
    dismissToast(toasts.list[0]?.id ?? '');
    tellOutcome('update', { kind: 'sending', share: 0.2 });
    expect(toasts.list.filter(({ open }) => open)).toEqual([]);
    tellOutcome('update', { kind: 'cancelled' });
  });

  it('says nothing of a request that went with the whole page', () => {
    tellOutcome('update', failed(new AbortedError(NAME)));
    expect(toasts.list).toEqual([]);
  });
});
