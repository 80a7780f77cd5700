import { describe, expect, it } from 'vitest';
import { isIndexAddress, questionnaireAt, screenAt, screenAtAddress, worksByTokenAt } from './address';
import { SCREENS } from './screens';

describe('the screen at a path', () => {
  it.each(SCREENS.map(({ path }) => path))('%s is found as written, and in other spellings', (path) => {
    const spellings = [
      path,
      `${path}/`,
      `${path}//`,
      path.toUpperCase(),
      path.toLowerCase(),
      path.replace('/a', '/%61'),
    ];
    expect(spellings.map(screenAt)).toEqual(spellings.map(() => path));
    expect(spellings.map((one) => screenAtAddress(`/user/accounts${one}`))).toEqual(spellings.map(() => path));
  });

  it.each(['', '/', '/auth', '/auth/', '/AUTH'])('%j leads to the personal page, and is an index', (path) => {
    expect(screenAt(path)).toBe('/auth/personal');
    expect(screenAtAddress(`/user/accounts${path}`)).toBe('/auth/personal');
    expect(isIndexAddress(`/user/accounts${path}`)).toBe(true);
  });

  it.each([
    '/auth/kyc/run',
    '/auth/kyc%2F',
    '/auth%2Fkyc',
    '/kyc',
    'auth/kyc',
    '//auth/kyc',
    '/auth/k%79c%',
    '/auth/none',
  ])('%s has none', (path) => {
    expect(isIndexAddress(`/user/accounts${path}`)).toBe(false);
    expect(screenAt(path)).toBeUndefined();
    expect(worksByTokenAt(path)).toBe(false);
  });
});

describe('the screen at an address', () => {
  it.each(['/User/Accounts/auth/kyc', '/USER/ACCOUNTS/AUTH/KYC/'])('%s is found without regard to case', (address) => {
    expect(screenAtAddress(address)).toBe('/auth/kyc');
  });

  it.each([
    '/',
    '/auth/kyc',
    '/user/account/auth/kyc',
    '/user/accountsx/auth/kyc',
    '/user/accounts-auth/kyc',
    '/other/accounts/auth/kyc',
    // As long as the base path.
    '/user/profiles/auth/kyc',
  ])('%s is not one of ours', (address) => {
    expect(screenAtAddress(address)).toBeUndefined();
  });
});

it('a screen works by token in every spelling of its path, or in none', () => {
  const byToken = SCREENS.filter(({ path }) => worksByTokenAt(path)).map(({ path }) => path);
  expect(byToken).toEqual(SCREENS.filter((route) => route.byToken).map(({ path }) => path));
  expect([worksByTokenAt('/auth/SDK/'), worksByTokenAt('/auth/Personal/')]).toEqual([true, false]);
});

it.each(['/auth/question', '/auth/question/', '/auth/Question'])('the questionnaire at %s is found', (path) => {
  expect(questionnaireAt(path)?.path).toBe('/auth/question');
});

it.each(['/auth/questions', '/auth/kyc'])('there is no questionnaire at %s', (path) => {
  expect(questionnaireAt(path)).toBeUndefined();
});
