import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RecordedAnswer = {
  path: string;
  headers: [string, string][];
  /** The bytes as they were sent, in base64. */
  body: string;
};

/** Headers that are not recorded, because Node writes them for every server. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Records an answer, so that a reference server can send exactly its bytes. */
export async function recordAnswer(url: string, path: string): Promise<RecordedAnswer> {
  const request = get(url + path, { headers: { 'accept-encoding': 'br' }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode ?? 0}`);
  const headers: [string, string][] = [];
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    const name = response.rawHeaders[index] ?? '';
    if (!ownHeaders.has(name.toLowerCase())) headers.push([name, response.rawHeaders[index + 1] ?? '']);
  }
  return { path, headers, body: body.toString('base64') };
}
