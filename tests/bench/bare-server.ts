import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `node:http` parses a body and stringifies a fixed answer. Takes the answer as JSON; prints its port. */
const answer: unknown = JSON.parse(process.argv[2] ?? '{}');

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const text = JSON.stringify(answer);
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    outgoing.end(text);
  });
}).listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })));
