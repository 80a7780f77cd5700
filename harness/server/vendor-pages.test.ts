import { describe, expect, it } from 'vitest';
import { rejectionReasonOf } from '../../src/domain/rejection-reason-of';
import { VENDORS } from '../../src/domain/statuses';
import { VENDOR_ROWS } from '../../src/domain/vendors';
import { SIMULATED } from '../core/mock/vendors';
import { harnessOfThisFile } from './testing/harness';
import { vendorsOf } from './testing/vendors';

const { appOrigin, page, put, vendorToken } = vendorsOf(harnessOfThisFile());

describe('the pages', () => {
  it.each(VENDORS)('%s offers each code that it rejects with, its usual one first', async (vendor) => {
    await put({ kyc: { provider: vendor } });
    const { url } = await vendorToken(vendor);
    const { text } = await page(url || SIMULATED[vendor].page);
    const offered = [...text.matchAll(/<option>([^<]+)</g)].map(([, code]) => code);
    expect(offered[0]).toBe(SIMULATED[vendor].rejectCode);
    expect(offered.sort()).toEqual(Object.keys(VENDOR_ROWS[vendor].rejectionCodes).sort());
  });

  it.each(VENDORS)('%s rejects by default with something that can be tried again', (vendor) => {
    expect(rejectionReasonOf(SIMULATED[vendor].rejectCode)).toEqual({ reason: 'document_unreadable' });
  });

  it('may be framed by the account area, and run nothing inline', async () => {
    const { headers } = await page('/websdk/websdk.html');
    const policy = String(headers['content-security-policy']);
    expect(/frame-ancestors (.*)/.exec(policy)?.[1]?.split(' ')).toContain(appOrigin());
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('give the script of Onfido only to the account area', async () => {
    const allowed = async (origin: string) =>
      (await page('/onfido/Onfido.js', { origin })).headers['access-control-allow-origin'];
    expect(await allowed(appOrigin())).toBe(appOrigin());
    expect(await allowed('http://evil.example')).toBeUndefined();
  });
});
