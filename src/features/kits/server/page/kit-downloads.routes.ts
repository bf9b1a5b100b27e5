import { makeZip } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { slugify } from '#shared/rules/slug.ts';
import { xlsx } from '#features/imports/server/export/send-sheet.ts';
import type { Context } from '#server/context/context.ts';
import { clientNetwork } from '#server/http/limits.ts';
import { openFullPicture } from '#server/media/full-picture.ts';
import { kitEntries, openKitList, type KitDownload, type KitEntry } from '../contents/kit-entries.ts';
import { findKitProductIds, loadKitProducts, openKitView } from '../contents/kit-products.read.ts';
import { createDownloadPlaces } from './download-places.ts';
import { kitPath } from '../kit-address.ts';
import { loadKitFrame, secretHeaders } from './kit-frame.ts';
import { sendBusy, sendGone } from './kit-messages.ts';
import { findOpenKit, mayOpen, noteUse } from './open-kit.ts';

type Params = { token: string; product?: string; medium?: string };
type DownloadRequest = FastifyRequest<{ Params: Params }>;

/** A file to send; its content is opened only for GET. */
type File = { name: string; type: string; open: () => Promise<Readable> };
type FindFile = (download: KitDownload, params: Params) => Promise<File | undefined>;

const files: readonly (readonly [path: string, find: FindFile])[] = [
  ['/zip', findArchive],
  ['/xlsx', findList],
  ['/:product/:medium', findPicture],
];

export function registerKitDownloads(
  app: FastifyInstance,
  ctx: Context,
  { url, options }: { url: string; options: RouteShorthandOptions },
): void {
  const places = createDownloadPlaces();
  for (const [path, find] of files)
    app.route<{ Params: Params }>({
      ...options,
      // Fastify's own HEAD route would read the whole file.
      method: ['GET', 'HEAD'],
      url: url + path,
      handler: async (request, reply) => {
        const leave = places.take(clientNetwork(request.ip));
        if (!leave) return sendBusy(ctx, request, reply);
        const left = new AbortController();
        reply.raw.once('close', () => {
          left.abort();
          leave();
        });
        return sendFile(ctx, { request, reply, find, signal: left.signal });
      },
    });
}

type Sending = { request: DownloadRequest; reply: FastifyReply; find: FindFile; signal: AbortSignal };

/** Asks for everything anew: the link, its last day, the password, and which products visitors see. */
async function sendFile(ctx: Context, { request, reply, find, signal }: Sending): Promise<FastifyReply> {
  const { token } = request.params;
  const kit = await findOpenKit(ctx, token);
  if (!kit) return sendGone(ctx, request, reply);
  if (!mayOpen(ctx, request, kit)) return reply.headers(secretHeaders).redirect(kitPath(token), 303);
  const { lang, words } = await loadKitFrame(ctx, request, kit.lang);
  const origin = ctx.config.publicUrl || `${request.protocol}://${request.host}`;
  const isStillOpen = async () => (await findOpenKit(ctx, token))?.password_hash === kit.password_hash;
  const file = await find({ ctx, kit, lang, words, origin, signal, isStillOpen }, request.params);
  if (!file) return sendGone(ctx, request, reply);
  void reply
    .headers(secretHeaders)
    .type(file.type)
    .header('content-disposition', contentDisposition(file.name));
  // An empty text would say that the file has no bytes.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const content = await file.open();
  content.once('error', (error) => {
    if (!signal.aborted) ctx.log.error({ err: error, kit: kit.id }, 'a download of a kit broke off');
  });
  noteUse(ctx, kit, 'download');
  return reply.send(content);
}

async function findArchive(download: KitDownload): Promise<File | undefined> {
  const { ctx, kit } = download;
  const ids = await findKitProductIds(await openKitView(ctx, kit), kit);
  if (ids.length === 0) return undefined;
  const at = ctx.clock.now();
  return {
    name: `${slugify(kit.name) || 'kit'}.zip`,
    type: 'application/zip',
    open: async () => {
      const archive = makeZip(zipFiles(kitEntries(download), at), { buffersAreUTF8: true });
      return addAbortSignal(download.signal, Readable.fromWeb(archive as ReadableStream));
    },
  };
}

async function* zipFiles(entries: AsyncIterable<KitEntry>, lastModified: Date) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified };
}

async function findList(download: KitDownload): Promise<File | undefined> {
  const { kit, words } = download;
  if (!kit.has_list) return undefined;
  return { name: `${words('list_file')}.xlsx`, type: xlsx, open: () => openKitList(download) };
}

async function findPicture({ ctx, kit, signal }: KitDownload, params: Params): Promise<File | undefined> {
  const id = Number(params.product);
  if (!kit.has_pictures || !Number.isSafeInteger(id)) return undefined;
  const view = await openKitView(ctx, kit);
  if (!(await findKitProductIds(view, kit)).includes(id)) return undefined;
  const [product] = await loadKitProducts(view, [id]);
  const found = product?.pictures.find(({ medium }) => String(medium.id) === params.medium);
  if (!found) return undefined;
  const { ending, content } = await openFullPicture(ctx, found.medium);
  addAbortSignal(signal, content);
  return {
    name: `${found.name}.${ending}`,
    type: ending === 'png' ? 'image/png' : 'image/jpeg',
    open: async () => content,
  };
}
