import { afterEach, expect, it, vi } from 'vitest';
import { openOutside, opensOutside } from '../../../modes/leave';
import { isByToken } from '../../../modes/page-context';
import { supportWay } from './support-way';

vi.mock('../../../modes/leave', () => ({ opensOutside: vi.fn(() => false), openOutside: vi.fn() }));
vi.mock('../../../modes/page-context', () => ({ isByToken: vi.fn() }));
vi.mock('../../../lib/initial-config', () => ({ initialConfig: () => ({ links: { helpCentre: '/help' } }) }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a signed-in member', false, false, undefined],
  ['a signed-in member in a frame', false, true, undefined],
  ['a separate page by token', true, false, undefined],
  ['a page by token in a frame', true, true, '_blank'],
])('for %s support is reached', (_who, byToken, isFramed, target) => {
  const page = {};
  vi.stubGlobal('window', Object.assign(page, { parent: isFramed ? {} : page }));
  vi.mocked(isByToken).mockReturnValue(byToken);
  expect(supportWay().href).toBe('/help/support-form');
  expect(supportWay().target).toBe(target);
});

it('opens in the browser beside the messaging app, and leads nowhere in its view', () => {
  vi.mocked(opensOutside).mockReturnValueOnce(true);
  const { onClick } = supportWay();
  const preventDefault = vi.fn();
  onClick?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(openOutside).toHaveBeenCalledExactlyOnceWith('/help/support-form');
});
