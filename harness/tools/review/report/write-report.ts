import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { writeManifest } from '../../../kit/pack/manifest';
import { REPORT_PAGE, REPORT_PDF } from '../../../kit/pack/pack-files';
import { withBrowser } from '../browser';
import { fitSheets } from './fit-sheets';
import { reportText } from './report-text';

/** Writes the report from the pack's files, as a page and as PDF; again after each decision, which it shows. */
export function writeReport(folder: string): Promise<void> {
  return withBrowser((tab) => writeReportIn(tab, folder));
}

/** For a browser that is open already. */
export async function writeReportIn(tab: Page, folder: string): Promise<void> {
  const { contentHash } = writeManifest(folder).manifest;
  writeFileSync(join(folder, REPORT_PAGE), reportText(folder, contentHash));
  await writePdf(tab, join(folder, REPORT_PAGE), join(folder, REPORT_PDF), contentHash);
}

const MARGIN = { top: '14mm', right: '12mm', bottom: '16mm', left: '12mm' };
const PIXELS_OF_MM = 96 / 25.4;
/**
 * A4 without margins, in CSS pixels. Lines can be slightly taller in print than on the screen, where they are measured.
 */
export const SHEET = { width: Math.floor(186 * PIXELS_OF_MM), height: Math.floor(265 * PIXELS_OF_MM) };
const LEAST_PICTURE = Math.floor(55 * PIXELS_OF_MM);

/** A tagged PDF with an outline. Chromium writes PDF 1.4 and not PDF/A, which needs metadata and a colour profile. */
export async function writePdf(tab: Page, page: string, pdf: string, contentHash: string): Promise<void> {
  const footer = `<div style="font: 8px sans-serif; width: 100%; padding: 0 12mm; display: flex; justify-content: space-between">
<span>Content ${contentHash}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
  await tab.emulateMedia({ media: 'print' });
  await tab.setViewportSize(SHEET);
  await tab.goto(pathToFileURL(page).href);
  await tab.evaluate(fitSheets, { height: SHEET.height, leastPicture: LEAST_PICTURE });
  await tab.pdf({
    path: pdf,
    format: 'A4',
    printBackground: true,
    outline: true,
    tagged: true,
    margin: MARGIN,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
  });
}
