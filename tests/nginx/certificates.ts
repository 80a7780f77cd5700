import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Needs `openssl`. */
export function makeCertificate(folder: string, hosts: readonly string[], name = 'certificate'): Certificate {
  const made = { certificate: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names}`];
  const files = ['-keyout', made.key, '-out', made.certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'pipe',
  });
  // nginx runs as an ordinary user here.
  for (const file of Object.values(made)) chmodSync(file, 0o644);
  return made;
}
