import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeLater } from '../close-later.ts';

export type Received = { headers: IncomingHttpHeaders; raw: string; body: Record<string, unknown> };

/** A program that receives webhooks on this machine; its answers can be made to fail. */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200, location: '', length: 0, isSilent: false };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const raw = Buffer.concat(pieces).toString();
      received.push({ headers: request.headers, raw, body: JSON.parse(raw || '{}') as Received['body'] });
      if (state.isSilent) return;
      response.writeHead(state.status, state.location === '' ? {} : { location: state.location });
      response.end('x'.repeat(state.length));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeLater(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, port, received, state };
}
