import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { agreementText } from '../../src/domain/agreements';
import { type Inline, parseLegalText } from '../../src/domain/legal-text';
import type { LoggedRequest } from './logged-request';

/** Identifies the exact text that a page was served. */
export interface ServedAgreement {
  /** Code of the template. */
  readonly code: string;
  readonly version: string;
  /** As sent, with its marks (`src/domain/legal-text.ts`). */
  readonly text: string;
  readonly hash: string;
  /** The SHA-256 that the server claims. */
  readonly claimed: string;
  /** The page showed exactly these lines, in order. */
  readonly shown: boolean;
}

const TEMPLATE_CALL = 'GET /v3/private/kyc/questionnaire-template-detail';

/** Hashes the text instead of trusting the server. @param shown see `readAgreement` */
export function servedAgreements(log: readonly LoggedRequest[], shown: readonly string[] = []): ServedAgreement[] {
  return log.flatMap(({ endpoint, response }) => {
    if (endpoint !== TEMPLATE_CALL) return [];
    const { result } = (response ?? {}) as { result?: Template | null };
    if (result?.agreement === undefined) return [];
    const text = agreementText({ description: result.description ?? '', sections: result.sections ?? [] });
    return [
      {
        code: result.templateCode ?? '',
        version: result.version ?? '',
        text,
        hash: bytesToHex(sha256(utf8ToBytes(text))),
        claimed: result.agreement.sha256 ?? '',
        shown: JSON.stringify(linesOf(text)) === JSON.stringify(shown),
      },
    ];
  });
}

interface Template {
  readonly templateCode?: string;
  readonly version?: string;
  readonly description?: string;
  readonly sections?: readonly { readonly title: string; readonly description: string }[];
  readonly agreement?: { readonly sha256?: string };
}

/** Without marks: headings, paragraphs, items and cells. */
export function linesOf(text: string): string[] {
  const lines = parseLegalText(text).flatMap((block): (readonly Inline[])[] => {
    if (block.kind === 'heading') return [[block.text]];
    if (block.kind === 'paragraph') return [block.line];
    return block.kind === 'list' ? [...block.items] : [...block.head, ...block.rows.flat()];
  });
  return lines.map((line) => inWords(line.map((part) => (typeof part === 'string' ? part : part.text)).join('')));
}

const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Empty if the page shows no agreement. Runs in the page. */
export function readAgreement(): string[] {
  // The text of `src/ui/agreement-text.tsx`; its title comes first.
  const blocks = document.querySelectorAll('main [data-agreement] > div :is(h3, h4, p, li, th, td)');
  return [...blocks].map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim());
}
