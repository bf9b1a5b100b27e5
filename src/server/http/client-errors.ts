import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Failure } from '#shared/schema/envelope.ts';
import { securityHeaders, type HeaderSettings } from './security-headers.ts';

/** The answers by the code of Node's HTTP parser; for every other code the request is called unreadable. */
const answers: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'İstek okunamadı: adres ya da başlıklar çok uzun.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'İstek okunamadı: gönderilen veri çok büyük.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'İstek zamanında tamamlanmadı.'],
};
const unreadable = [400, 'İstek okunamadı: adres ya da başlıklar geçersiz.'] as const;

/**
 * Answers requests that Node refuses before Fastify sees them, in the form and with the headers of all
 * answers. The connection ends, because the bytes that follow cannot be understood.
 */
export function answerClientError(config: HeaderSettings, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, message] = answers[error.code] ?? unreadable;
  // Fastify's type describes the packet as if it were JSON; after a timeout there is no packet.
  const packet = error.rawPacket as unknown as Buffer | undefined;
  const [method, target = ''] = (packet?.toString('latin1', 0, 200) ?? '').split(' ');
  const isCall = /^(?:https?:\/\/[^/]*)?\/api(?:[/?]|$)/i.test(target);
  const body = isCall ? JSON.stringify({ success: false, message } satisfies Failure) : message;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...securityHeaders(config).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    `content-type: ${isCall ? 'application/json' : 'text/plain'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : body}`);
}
