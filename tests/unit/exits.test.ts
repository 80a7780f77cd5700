import { expect, it } from 'vitest';
import { productSources } from './sources';

const sources = productSources();
const EXITS = 'features/shared/exits/exits.ts';

it.each([
  ['leaveApp', ['modes/leave.ts']],
  ['homeAddress', ['i18n/language-path.ts']],
  ['exitAddress', ['lib/embedder.ts']],
  ['sdkLanding', ['domain/initial-config.ts']],
])('%s is used by the one function that leads out of the account area', (name, home) => {
  const users = sources.filter(({ names }) => names.has(name)).map(({ path }) => path);
  expect(users.sort()).toEqual([...home, EXITS].sort());
});
