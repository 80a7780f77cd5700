import { expect, it, vi } from 'vitest';
import type { Report, Timing } from './report';
import { createTelemetry, MAX_TIMING_MS } from './telemetry';

const report = (n: number): Report => ({ kind: 'unhandled', message: String(n) });
const timing = (durationMs: number): Timing => ({ endpoint: 'GET /x', outcome: 'ok', durationMs });

function telemetry(dsn: string) {
  const reports: Report[] = [];
  const timings: Timing[] = [];
  let idle = () => {};
  const whenIdle = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        idle = resolve;
      }),
  );
  const load = vi.fn(async () => ({
    report: (r: Report) => void reports.push(r),
    timing: (t: Timing) => void timings.push(t),
  }));
  return { ...createTelemetry({ dsn, whenIdle, load }), reports, timings, load, whenIdle, becomeIdle: () => idle() };
}

it('does nothing without a DSN', () => {
  const { report: send, timing: time, load, whenIdle } = telemetry('');
  send(report(1));
  time(timing(1));
  expect(whenIdle).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

it('queues up to 30 reports until the page is idle, and then sends them in order', async () => {
  const t = telemetry('http://key@localhost/1');
  for (let n = 1; n <= 40; n += 1) t.report(report(n));
  t.timing(timing(5));
  expect(t.load).not.toHaveBeenCalled();
  t.becomeIdle();
  await vi.waitFor(() => expect(t.reports).toHaveLength(30));
  expect(t.reports.map(({ message }) => message)).toEqual(Array.from({ length: 30 }, (_, i) => String(i + 1)));
  expect(t.timings).toEqual([timing(5)]);
  t.report(report(41));
  expect(t.reports.at(-1)).toEqual(report(41));
});

it('sends each error object only once', async () => {
  const t = telemetry('http://key@localhost/1');
  const error = new Error('x');
  t.report({ ...report(1), error });
  t.becomeIdle();
  await vi.waitFor(() => expect(t.reports).toHaveLength(1));
  t.report({ ...report(2), error });
  expect(t.reports).toHaveLength(1);
});

it('sends values that are not objects as often as they are thrown', async () => {
  const t = telemetry('http://key@localhost/1');
  t.becomeIdle();
  for (const error of [null, null, 'text', 'text', undefined]) t.report({ ...report(1), error });
  await vi.waitFor(() => expect(t.reports.map(({ error }) => error)).toEqual([null, null, 'text', 'text', undefined]));
});

it('sends only durations under 30,000 ms', async () => {
  expect(MAX_TIMING_MS).toBe(30_000);
  const t = telemetry('http://key@localhost/1');
  t.timing(timing(29_999.9));
  t.timing(timing(30_000));
  t.becomeIdle();
  await vi.waitFor(() => expect(t.timings).toHaveLength(1));
  t.timing(timing(45_000));
  expect(t.timings).toEqual([timing(29_999.9)]);
});

it('does not throw if the reporter fails to load', async () => {
  const load = vi.fn(() => Promise.reject(new Error('blocked')));
  const t = createTelemetry({ dsn: 'http://key@localhost/1', whenIdle: () => Promise.resolve(), load });
  t.report(report(1));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(() => t.report(report(2))).not.toThrow();
});
