import { describe, expect, it } from 'vitest';
import { rejectionReasonOf, VENDOR_REJECTION_CODES } from '../../src/domain/rejection-reasons';
import { PROVIDERS } from '../../src/domain/statuses';
import { DEFAULT_REJECT_CODES } from '../engine/mock/vendor-runs';
import { harnessOfThisFile } from './testing/harness';
import { vendorsOf } from './testing/vendors';

const { appOrigin, page, put, vendorToken } = vendorsOf(harnessOfThisFile());

describe('the pages', () => {
  it.each(Object.keys(VENDOR_REJECTION_CODES))(
    '%s offers each code that it rejects with, its usual one first',
    async (name) => {
      const provider = PROVIDERS.find((one) => one.toLowerCase().endsWith(name));
      if (provider === undefined) throw new Error(`No provider for ${name}`);
      await put({ kyc: { provider } });
      const { url } = await vendorToken(provider);
      const paths: Record<string, string> = { sumsub: '/websdk/websdk.html', onfido: '/onfido/capture.html' };
      const { text } = await page(paths[name] ?? url);
      const offered = [...text.matchAll(/<option>([^<]+)</g)].map(([, code]) => code);
      expect(offered[0]).toBe(DEFAULT_REJECT_CODES[provider]);
      expect(offered.sort()).toEqual(
        Object.keys(VENDOR_REJECTION_CODES[name as keyof typeof VENDOR_REJECTION_CODES]).sort(),
      );
    },
  );

  it('reject by default with something that can be tried again', () => {
    for (const code of Object.values(DEFAULT_REJECT_CODES)) {
      expect([code, rejectionReasonOf(code)]).toEqual([code, { reason: 'document_unreadable' }]);
    }
  });

  it('may be framed by the account area, and run nothing inline', async () => {
    const { headers } = await page('/websdk/websdk.html');
    const policy = String(headers['content-security-policy']);
    expect(/frame-ancestors (.*)/.exec(policy)?.[1]?.split(' ')).toContain(appOrigin());
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('hand the script of Onfido to the account area, and to nobody else', async () => {
    const allowed = async (origin: string) =>
      (await page('/onfido/Onfido.js', { origin })).headers['access-control-allow-origin'];
    expect(await allowed(appOrigin())).toBe(appOrigin());
    expect(await allowed('http://evil.example')).toBeUndefined();
  });
});
