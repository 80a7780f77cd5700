import { expect, it } from 'vitest';
import { languageStates } from './language-states';

const find = (id: string) => languageStates().find((state) => state.id === id);

it('shows a screen in a language on the widest and the narrowest device, at the first site that offers the language', () => {
  expect(find('zh-hk-client-agreement-small-phone')).toEqual({
    id: 'zh-hk-client-agreement-small-phone',
    name: '/auth/client-agreement, zh-HK, small-phone',
    scenario: {
      name: '/auth/client-agreement, zh-HK, small-phone',
      site: 'HKG',
      language: 'zh-HK',
      mode: 'web',
      device: 'small-phone',
      route: '/auth/client-agreement',
    },
    page: 'zh-HK',
  });
  expect(new Set(languageStates().map(({ scenario }) => scenario.device))).toEqual(new Set(['desktop', 'small-phone']));
});

it('shows the screen of the embedded mode in that mode, in a separate page', () => {
  const states = languageStates();
  const sdk = find('de-de-sdk-desktop');
  expect(sdk?.scenario).toMatchObject({ mode: 'sdk', route: '/auth/sdk', site: 'NONE' });
  expect(sdk).not.toHaveProperty('page');
  expect(states.filter(({ scenario }) => scenario.mode === 'sdk').map(({ scenario }) => scenario.route)).toEqual(
    states.filter(({ scenario }) => scenario.route === '/auth/sdk').map(() => '/auth/sdk'),
  );
});
