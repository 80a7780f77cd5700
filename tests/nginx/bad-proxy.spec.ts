import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { type Area, test } from './area';

/** A proxy that spoils one answer for a file, which the browser caches for a year. */

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

const FAULTS = {
  'an error': { status: 502, body: 'Bad gateway' },
  'a file that is cut': { status: 200, body: 'import{' },
} as const;

interface BadProxy {
  readonly server: Server;
  readonly at: (address: string) => string;
  readonly asked: string[];
}

/** Spoils the first matching answer. */
async function startProxy(area: Area, path: RegExp, fault: (typeof FAULTS)[keyof typeof FAULTS]): Promise<BadProxy> {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const { url = '', method, headers } = req;
    if (path.test(url)) asked.push(url);
    if (path.test(url) && asked.length === 1) {
      res.writeHead(fault.status, { ...FOREVER, 'content-type': 'text/javascript' }).end(fault.body);
      return;
    }
    const passed = request({ port: area.port, path: url, method, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, asked, at: (address) => Object.assign(new URL(address), { port: String(port) }).href };
}

for (const [what, fault] of Object.entries(FAULTS)) {
  for (const { file, path } of [
    { file: 'the first script', path: /\/assets\/first-[^/]+\.js$/ },
    { file: 'a script of the start', path: /\/assets\/packages-[^/]+\.js$/ },
    { file: 'the code of the screen', path: /\/assets\/personal-page-[^/]+\.js$/ },
  ]) {
    test(`the page loads after a proxy has sent ${what} instead of ${file}`, async ({ area, page }) => {
      const proxy = await startProxy(area, path, fault);
      try {
        await page.goto(proxy.at(await area.put({ language: 'en' })));
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        await expect(page.getByRole('main').getByRole('link', { name: 'Verify now' })).toBeVisible();
        expect(proxy.asked.length).toBeGreaterThan(1);
      } finally {
        proxy.server.close().closeAllConnections();
      }
    });
  }

  for (const { part, path, scenario, shown } of [
    { part: 'a part of the page', path: /\/assets\/more-[^/]+\.js$/, scenario: {}, shown: 'Country of residence' },
    {
      part: 'the embedded verification',
      path: /\/assets\/sdk-page-[^/]+\.js$/,
      scenario: { mode: 'sdk' },
      shown: 'You don’t need to resubmit documents',
    },
  ]) {
    test(`${part} loads with at most one retry after a proxy has sent ${what} instead`, async ({ area, page }) => {
      const proxy = await startProxy(area, path, fault);
      try {
        await page.goto(proxy.at(await area.put({ ...scenario, language: 'en' })));
        const wanted = page.getByRole('main').getByText(shown, { exact: true }).first();
        const again = page.getByRole('button', { name: /^(Try again|Continue)$/ });
        await expect(wanted.or(again).first()).toBeVisible();
        if (await again.isVisible()) await again.click();
        await expect(wanted).toBeVisible();
        await expect(again).toBeHidden();
        expect(page.url()).not.toContain('token');
        expect(proxy.asked.length).toBeGreaterThan(1);
      } finally {
        proxy.server.close().closeAllConnections();
      }
    });
  }
}
