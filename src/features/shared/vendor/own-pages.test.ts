import { describe, expect, it } from 'vitest';
import { startPageOf } from './own-pages';

describe('the page that a member of the account area came from', () => {
  it.each([
    ['from=web&isUpdatePoi=true&update=1', '/user/accounts/auth/reverification'],
    ['from=web&isUpdatePoi=true', '/user/accounts/auth/reverification'],
    ['from=web&isUpdatePoi=true&update=0', '/user/accounts/auth/personal'],
    ['from=web&isUpdatePoi=false&update=0', '/user/accounts/auth/personal'],
    ['from=web', '/user/accounts/auth/personal'],
    ['from=email&isUpdatePoi=true&update=1', undefined],
    ['isUpdatePoi=true&update=1', undefined],
    ['', undefined],
  ])('%s', (query, page) => {
    expect(startPageOf(new URLSearchParams(query))).toBe(page);
  });
});
