import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { forgeriesOf } from '../../harness/review/testing/forgeries';
import { makeSignedPack, unseenForgeries } from '../../harness/review/testing/signed-pack';
import { whole } from '../whole';

test('every forgery of a signed pack is found, each in a line', whole(true), async () => {
  test.setTimeout(300_000);
  const pack = await makeSignedPack();
  try {
    const forgeries = forgeriesOf(pack.folder, generateKeyPairSync('ed25519'));
    expect(forgeries.length).toBeGreaterThanOrEqual(500);
    expect(await unseenForgeries(pack, forgeries)).toEqual([]);
    console.log(`${forgeries.length} of ${forgeries.length} forgeries found`);
  } finally {
    rmSync(pack.folder, { recursive: true });
  }
});
