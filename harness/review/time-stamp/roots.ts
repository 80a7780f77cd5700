import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Certificate } from 'pkijs';
import { UsageError } from '../../cli/exit';

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates in a PEM file. @throws {UsageError} when there is none */
export function readRoots(file: string): Certificate[] {
  try {
    const roots = [...readFileSync(file, 'utf8').matchAll(PEM)].map(([pem]) =>
      Certificate.fromBER(new X509Certificate(pem).raw),
    );
    if (roots.length > 0) return roots;
  } catch {
    // The message below says what to do.
  }
  throw new UsageError(`--tsa-ca: ${file} is no PEM file with certificates`);
}
