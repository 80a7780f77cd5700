import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** A service for time stamps of its own authority: OpenSSL makes the answers, a local server sends them. */
export type Tsa = Awaited<ReturnType<typeof startTsa>>;

type Answer = (query: Buffer) => { status?: number; body: string | Uint8Array };

export const hasOpenssl = () => spawnSync('openssl', ['version']).status === 0;

/** Policy under which the service gives time stamps, and the only one that it knows. */
export const POLICY = '1.2.3.4.1';

const CONFIG = `[tsa]
serial = serial
signer_digest = sha256
default_policy = ${POLICY}
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
`;
const EXTENSIONS = `[ca]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[tsa]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
authorityKeyIdentifier = keyid
`;

/** @param kind of the keys, as `openssl genpkey` takes it */
export async function startTsa(name: string, kind: readonly string[] = ['EC', 'ec_paramgen_curve:P-256']) {
  const cwd = mkdtempSync(join(tmpdir(), 'tsa-'));
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd, stdio: 'pipe' });
  const [algorithm = 'EC', option = ''] = kind;
  writeFileSync(join(cwd, 'tsa.cnf'), CONFIG);
  writeFileSync(join(cwd, 'ext.cnf'), EXTENSIONS);
  for (const who of ['ca', 'tsa']) {
    openssl('genpkey', '-algorithm', algorithm, '-pkeyopt', option, '-out', `${who}.key`);
    openssl('req', '-new', '-key', `${who}.key`, '-subj', `/O=${name}/CN=${name} ${who}`, '-out', `${who}.csr`);
  }
  const certificate = ['x509', '-req', '-days', '10', '-extfile', 'ext.cnf'];
  openssl(...certificate, '-in', 'ca.csr', '-signkey', 'ca.key', '-extensions', 'ca', '-out', 'ca.pem');
  openssl(
    ...[...certificate, '-in', 'tsa.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', '7'],
    ...['-extensions', 'tsa', '-out', 'tsa.pem'],
  );
  /** Makes the answer to a request, as OpenSSL does. */
  const reply = (query: Buffer) => {
    writeFileSync(join(cwd, 'query.tsq'), query);
    const files = ['-queryfile', 'query.tsq', '-signer', 'tsa.pem', '-inkey', 'tsa.key', '-out', 'answer.tsr'];
    openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 'tsa', ...files);
    return readFileSync(join(cwd, 'answer.tsr'));
  };
  let other: Answer | undefined;
  const server = createServer(async (request, response) => {
    const query = await buffer(request);
    const { status = 200, body } = other?.(query) ?? { body: reply(query) };
    response.writeHead(status, { 'content-type': 'application/timestamp-reply', connection: 'close' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stamp`,
    /** File with the certificate of its authority. */
    root: join(cwd, 'ca.pem'),
    reply,
    /** What it sends in place of its own answer from now on; undefined: its own again. */
    send: (answer: Answer | undefined) => {
      other = answer;
    },
    close: () => {
      server.close();
      rmSync(cwd, { recursive: true });
    },
  };
}
