import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from '../../src/i18n/text-rules';
import type { WalkTexts } from '../core/walks/walk-texts';
import { readTexts, TEXT_FILES } from './text-files';

/** The others are the mock's. */
const OF_THE_BUILD = ['user-accounts', 'inverse-error-code'];

/** A build's and the mock's texts, by file and key. @param root the project's folder */
export function readWalkTexts(root: string, distDir: string, language: string): WalkTexts {
  return new Map(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...textsOf(root, distDir, file, language)].map(([key, text]): [string, string] => [`${file}:${key}`, text]),
    ),
  );
}

function textsOf(root: string, distDir: string, file: string, language: string): WalkTexts {
  const built = join(distDir, 'locales', language, `${file}.json`);
  if (!OF_THE_BUILD.includes(file) || !existsSync(built)) return readTexts(root, file, language);
  return flatTexts(JSON.parse(readFileSync(built, 'utf8')));
}
