import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { withBrowser } from '../browser';
import { writeManifest } from '../manifest';
import { type PageRecord, REPORT_PAGE, REPORT_PDF, readFacts, readPages, readRun } from '../pack-files';
import { readSignOffs } from '../sign-off';
import { fitSheets } from './fit-sheets';
import { reviewPage } from './review-page';

/** Writes the report of a pack from the pack's own files, as a page and as PDF: again after each decision, which it shows. */
export async function writeReport(folder: string): Promise<void> {
  const { contentHash } = writeManifest(folder).manifest;
  const pages = readPages(folder);
  const page = reviewPage({
    facts: readFacts(folder),
    run: readRun(folder),
    contentHash,
    pages: pages.map((record) => ({ record, picture: dataAddress(folder, record) })),
    signOffs: readSignOffs(folder).signOffs,
  });
  writeFileSync(join(folder, REPORT_PAGE), page);
  await withBrowser((tab) => writePdf(tab, join(folder, REPORT_PAGE), join(folder, REPORT_PDF), contentHash));
}

function dataAddress(folder: string, { picture }: PageRecord): string {
  return picture === null ? '' : `data:image/jpeg;base64,${readFileSync(join(folder, picture)).toString('base64')}`;
}

const MARGIN = { top: '14mm', right: '12mm', bottom: '16mm', left: '12mm' };
const PIXELS_OF_MM = 96 / 25.4;
/** What the margins leave of A4, in CSS pixels. Lines can be a little taller in print than on the screen, where they are measured. */
export const SHEET = { width: Math.floor(186 * PIXELS_OF_MM), height: Math.floor(265 * PIXELS_OF_MM) };
const LEAST_PICTURE = Math.floor(55 * PIXELS_OF_MM);

/**
 * Prints a report as PDF, tagged for screen readers and with an outline. Chromium writes PDF 1.4 with tags; it writes no PDF/A, because it adds
 * neither the metadata nor the colour profile that PDF/A asks for.
 */
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
