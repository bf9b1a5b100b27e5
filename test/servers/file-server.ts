import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeLater } from '../close-later.ts';

/** A server of files on this machine; what it answers can be changed. */
export async function startFileServer() {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const state = {
    status: 200,
    body: '' as string | Buffer,
    headers: {} as Record<string, string>,
    isSilent: false,
  };
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    if (state.isSilent) return;
    const { etag } = state.headers;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : state.status, state.headers);
    response.end(isKnown ? '' : state.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeLater(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/stok/fiyat.csv`, asked, state };
}
