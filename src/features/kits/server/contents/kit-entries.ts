import { addAbortSignal, type Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { openFeed } from '#features/data-feeds/server/answer/open-feed.ts';
import { findDataSheet } from '#features/print/server/data-sheet.service.ts';
import { openDocument } from '#features/print/server/print-document.ts';
import type { Context } from '#server/context/context.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { openFullPicture } from '#server/media/full-picture.ts';
import { TypesetterBusy } from '#server/ports/typesetter/typesetter.ts';
import type { KitRow } from '../kit-columns.ts';
import type { KitWords } from '../kit-words.ts';
import { createFileNames, fileNameOf } from './file-names.ts';
import { kitListStream } from './kit-list.ts';
import { findKitProductIds, loadKitProducts, openKitView, type KitProduct } from './kit-products.read.ts';

/** A file of an archive. Its content is read only when its turn comes. */
export type KitEntry = { name: string; content: AsyncIterable<Uint8Array> };

export type KitDownload = {
  ctx: Context;
  kit: KitRow;
  /** The language of the kit, or the main one if visitors do not see that. */
  lang: string;
  words: KitWords;
  origin: string;
  /** Aborted when the client leaves; closes the file that is open then. */
  signal: AbortSignal;
  /** Whether the address still opens the kit with the same password. */
  isStillOpen: () => Promise<boolean>;
};

type NameFile = ReturnType<typeof createFileNames>;
type ProductFiles = (
  download: KitDownload,
  product: KitProduct,
  nameFile: NameFile,
) => AsyncGenerator<KitEntry>;

/** What a kit holds of each product, in this order. */
const productFiles: readonly ProductFiles[] = [pictureFiles, sheetFiles];

/** How many products are looked up at once. */
const batchSize = 20;

/**
 * The files of a kit. Before each batch of products it is asked again which of them visitors see, and whether the link
 * is still open.
 *
 * @throws Error if the link was closed meanwhile, so that the archive does not end like a complete one
 */
export async function* kitEntries(download: KitDownload): AsyncGenerator<KitEntry> {
  const { ctx, kit, words, isStillOpen } = download;
  const nameFile = createFileNames();
  if (kit.has_list)
    yield { name: nameFile(words('list_file'), 'xlsx'), content: await openKitList(download) };
  const ids = await findKitProductIds(await openKitView(ctx, kit), kit);
  for (let start = 0; start < ids.length; start += batchSize) {
    if (!(await isStillOpen())) throw new Error('the link was closed during a download');
    const batch = ids.slice(start, start + batchSize);
    for (const product of await loadKitProducts(await openKitView(ctx, kit), batch))
      for (const filesOf of productFiles) yield* filesOf(download, product, nameFile);
  }
}

/** The list of the products that visitors see now. */
export async function openKitList({ ctx, kit, words, origin, signal }: KitDownload): Promise<Readable> {
  const view = await openKitView(ctx, kit);
  const languages = await listActiveLanguages(ctx.db);
  const language = languages.find(({ abbr }) => abbr === view.localiser.lang);
  if (!language) throw new Error('no language is active');
  const feed = await openFeed(ctx, { category_id: null }, { language, origin });
  const productIds = await findKitProductIds(view, kit);
  return addAbortSignal(signal, await kitListStream({ ...feed, productIds }, words));
}

async function* pictureFiles(
  { ctx, kit, signal }: KitDownload,
  { pictures }: KitProduct,
  nameFile: NameFile,
) {
  if (!kit.has_pictures) return;
  for (const { medium, name } of pictures) {
    const { ending, content } = await openFullPicture(ctx, medium);
    yield { name: nameFile(name, ending), content: addAbortSignal(signal, content) };
  }
}

async function* sheetFiles(
  { ctx, kit, lang, signal }: KitDownload,
  { code, seoName }: KitProduct,
  nameFile: NameFile,
) {
  if (!kit.has_sheets) return;
  const sheet = await findDataSheet(ctx, { lang, seoName, code: '' });
  if (!sheet) return;
  const { file } = await whenFree(() => openDocument(ctx, sheet.document), signal);
  yield { name: nameFile(fileNameOf(code), 'pdf'), content: addAbortSignal(signal, file.stream()) };
}

/** In milliseconds: how long a download waits for the typesetter in all, and how often it asks. */
const patience = { most: 60_000, every: 1_000 };

/** Waits while the typesetter's queue is full, because a missing file would break the archive off. */
async function whenFree<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let waited = 0; ; waited += patience.every) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypesetterBusy) || waited >= patience.most) throw error;
    }
    await setTimeout(patience.every, undefined, { signal });
  }
}
