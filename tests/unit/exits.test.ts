import { expect, it } from 'vitest';
import { productSources } from './sources';

const sources = productSources();
const EXITS = 'features/shared/exits/exits.ts';
const HOME = 'features/shared/exits/home-page.ts';

it.each([
  ['leaveApp', ['modes/leave.ts', EXITS]],
  ['homeAddress', ['i18n/language-path.ts', HOME]],
  ['exitAddress', ['lib/embedder.ts', EXITS]],
  ['sdkLanding', ['domain/initial-config.ts', EXITS]],
])('%s is used only where the account area is led out of', (name, places) => {
  const users = sources.filter(({ names }) => names.has(name)).map(({ path }) => path);
  expect(users.sort()).toEqual([...places].sort());
});
