import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import type { Kit } from '#features/kits/kit.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp, type TestAppOptions } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';

export type Written = { data: Kit } & Pick<Failure, 'errors' | 'message'>;
type Sent = { method?: string; headers?: Record<string, string>; body?: string };
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** An app that listens, with an editor's calls for kits and a visitor's requests. */
export async function openKits(options: TestAppOptions = {}) {
  const app = await openTestApp(options);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  // Each call has a session of its own, because tests move the clock by days.
  const staff = async <Body = Written>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => app.call<Body>(method, `/api/admin/kits${path}`, body, await app.signIn());
  const make = async (fields: object) =>
    (
      await staff('POST', '', {
        name: 'Bahar kiti',
        lang: 'tr',
        ends_on: '2026-03-20',
        has_sheets: false,
        ...fields,
      })
    ).body.data;
  const link = async ({ id }: { id: number }, password = '') =>
    (await staff<{ data: { address: string } }>('POST', `/${id}/link`, { password })).body.data.address;
  const open = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    request({ port, host: '127.0.0.1', path, method, headers, agent: false });
  const answerTo = (path: string, sent: Sent = {}) =>
    new Promise<IncomingMessage>((done, fail) => {
      open(path, sent).on('response', done).on('error', fail).end(sent.body);
    });
  const visit = async (path: string, sent?: Sent): Promise<Reply> => {
    const answer = await answerTo(path, sent);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  };
  /** Creates a product with pictures of this width. */
  const product = async (code: string, pictures = 1, width = 60) => {
    const made = await buildProduct(app.ctx, { code, name: `Ürün ${code}` });
    for (let number = 0; number < pictures; number += 1) {
      const { id: media_id } = await buildMedium(app.ctx, { width: width + number });
      const file = { media_id, gallery_type: 'images' };
      await app.call('POST', `/api/admin/products/${made.id}/files`, file, await app.signIn());
    }
    return made;
  };
  return { ...app, staff, make, link, answerTo, visit, product };
}

/** The files of an archive by name, after their checksums were compared. */
export async function unpack(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    files.set(entry.fileName, content);
  }
  return files;
}
