import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../harness/cli/commands';
import type { ReportData } from '../../harness/tools/sweep/report/report-data';
import { expect, test } from './app';

/** Usual screen, framed mini-program, embedded mode, Arabic. */
const STATES = 'site-are|mode-mini-program-ios|mode-sdk|step-1-allow';

test('a sweep shows named states in the engine, and its report says what the engine did not allow', async (// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a test from this pattern.
{}, { project }) => {
  const out = mkdtempSync(join(tmpdir(), 'engine-sweep-'));
  try {
    const args = ['--engine', project.name, '--states', 'named', '--filter', `id=${STATES}`, '--workers', '1'];
    await runCommand(['sweep', ...args, '--out', out]);
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as ReportData;
    expect([report.groups, report.passed, report.axe]).toEqual([[], 4, 4]);
    expect(report.limits.join()).toContain('layout-shift did not run');
  } finally {
    rmSync(out, { recursive: true });
  }
});
