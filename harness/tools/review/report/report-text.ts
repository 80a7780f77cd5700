import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageRecord, readFacts, readPages, readRun } from '../../../kit/pack/pack-files';
import { readSignOffs } from '../../../kit/pack/sign-off';
import { reviewPage } from './review-page';

/** The report's page, only from the pack's files: the same files give the same page. */
export function reportText(folder: string, contentHash: string): string {
  return reviewPage({
    facts: readFacts(folder),
    run: readRun(folder),
    contentHash,
    pages: readPages(folder).map((record) => ({ record, picture: dataAddress(folder, record) })),
    signOffs: readSignOffs(folder).signOffs,
  });
}

function dataAddress(folder: string, { picture }: PageRecord): string {
  return picture === null ? '' : `data:image/jpeg;base64,${readFileSync(join(folder, picture)).toString('base64')}`;
}
