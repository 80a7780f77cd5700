import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBrowser } from '../browser';
import { writeManifest } from '../manifest';
import { type PageRecord, REPORT_PAGE, REPORT_PDF, readFacts, readPages, readRun } from '../pack-files';
import { readSignOffs } from '../sign-off';
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
  await writePdf(join(folder, REPORT_PAGE), join(folder, REPORT_PDF), contentHash);
}

function dataAddress(folder: string, { picture }: PageRecord): string {
  return picture === null ? '' : `data:image/jpeg;base64,${readFileSync(join(folder, picture)).toString('base64')}`;
}

const MARGIN = { top: '14mm', right: '12mm', bottom: '16mm', left: '12mm' };

/**
 * Prints the page as PDF, tagged for screen readers and with an outline. Chromium writes PDF 1.4 with tags; it writes no PDF/A, because it adds
 * neither the metadata nor the colour profile that PDF/A asks for.
 */
async function writePdf(page: string, pdf: string, contentHash: string): Promise<void> {
  const footer = `<div style="font: 8px sans-serif; width: 100%; padding: 0 12mm; display: flex; justify-content: space-between">
<span>Content ${contentHash}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
  await withBrowser(async (tab) => {
    await tab.goto(pathToFileURL(page).href);
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
  });
}
