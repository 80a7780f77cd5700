import { test } from './app';
import { FLOWS } from './flows';

for (const { name, tab = {}, run, without } of FLOWS) {
  test.describe(() => {
    test.use({ tabOptions: tab });
    test(name, async ({ app }, info) => {
      const reason = (without as Readonly<Record<string, string>> | undefined)?.[info.project.name];
      test.skip(reason !== undefined, reason);
      await run(app, info.outputPath('statement.pdf'));
    });
  });
}
