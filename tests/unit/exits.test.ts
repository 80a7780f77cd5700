import { expect, it } from 'vitest';
import { productSources } from './sources';

const sources = productSources();
const EXITS = 'features/shared/exits/exits.ts';
const HOME = 'features/shared/exits/home-page.ts';

it.each([
  ['leaveApp', ['modes/leave.ts', EXITS]],
  ['homeAddress', ['i18n/language-path.ts', HOME]],
  ['exitAddress', ['modes/embedder.ts', EXITS]],
  ['sdkLanding', ['domain/initial-config.ts', EXITS]],
])('%s is used only where members leave the account area', (name, places) => {
  const users = sources.filter(({ names }) => names.has(name)).map(({ path }) => path);
  expect(users.sort()).toEqual([...places].sort());
});
