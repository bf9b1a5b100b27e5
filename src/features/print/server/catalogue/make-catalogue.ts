import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { AppError } from '#server/errors.ts';
import type { TypesetDocument } from '#server/ports/typesetter/typesetter.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { translator } from '#features/languages/translate.rules.ts';
import { templatesDir, typesetDocument } from '../print-document.ts';
import { codesOf, openCatalogue, type Numbers, type PrintedVolume } from './catalogue-input.ts';
import {
  chaptersOf,
  findChosenProducts,
  fingerprintOf,
  volumesOf,
  type PrintSettings,
} from './chosen-products.read.ts';

export type MadeFile = { path: string; pages: number; bytes: number };

/** The most products of one volume, so that its process stays below its memory; pages of one model need more. */
const volumeProducts = { pages: 400, rows: 1_000, cards: 1_000 } as const;

/** The most products of a catalogue. */
export const maxProducts = 5_000;

/** The bleed and the room for cut marks around it, in millimetres, as the template draws them. */
const boxes = { bleed: 3, marks: 7 };

type Making = {
  /** An empty folder for the files and for what they are made from. */
  folder: string;
  signal: AbortSignal;
  onRead: (done: number, total: number) => Promise<void>;
};

/**
 * Makes the files of a catalogue, one for each volume. Numbers of pages go on through the volumes, so a second pass
 * sets the contents of the first and the index of the last one when all pages are known.
 *
 * @throws AppError 422 if no product or too many are chosen
 */
export async function makeCatalogue(
  ctx: Context,
  settings: PrintSettings,
  { folder, signal, onRead }: Making,
): Promise<{ files: MadeFile[]; fingerprint: string }> {
  const opened = await openCatalogue(ctx, settings);
  const products = await findChosenProducts(opened.view, settings);
  if (products.length === 0) throw refused('Seçilenlerde sitede görünen ürün yok.');
  if (products.length > maxProducts)
    throw refused(
      `Bir katalog en çok ${maxProducts.toLocaleString('tr')} ürün gösterir; kategori seçerek bölün.`,
    );
  // Read before the products, so that a change while they are read makes the catalogue outdated.
  const fingerprint = await fingerprintOf(ctx.db, settings, products);
  const chapters = chaptersOf(opened.tree, products);
  const volumes = volumesOf(chapters, volumeProducts[settings.layout]);
  const translate = translator(await getInterfaceTexts(ctx.db, settings.lang));
  // All volumes share the workspace, so that each picture is fetched once.
  const workspace = join(folder, 'workspace');
  await mkdir(workspace, { recursive: true });
  const codes: [code: string, key: string][] = [];
  let done = 0;

  const typeset = async (number: number, volume: PrintedVolume, firstPage: number, numbers: Numbers) => {
    const isLast = number === volumes.length - 1;
    const index = isLast ? codes.toSorted(([a], [b]) => a.localeCompare(b, 'tr', { numeric: true })) : [];
    const name =
      volumes.length > 1 ? translate('print.volume', { number: number + 1, count: volumes.length }) : '';
    const input = {
      ...opened.common,
      volume: { name, first_page: firstPage, has_index: isLast },
      contents: number === 0 ? opened.contentsOf(chapters) : [],
      chapters: volume.chapters,
      index,
      numbers,
    };
    const output = join(folder, `${number}.pdf`);
    const task = { templates: templatesDir, main: 'catalogue.typ', workspace, output };
    const wanted = { main: 'catalogue.typ', input, files: opened.files };
    const document = await typesetDocument(wanted, workspace, () =>
      ctx.typesetter.typesetBook(settings.has_bleed === 1 ? { ...task, boxes } : task, signal),
    );
    return { ...document, path: output };
  };

  const files: (TypesetDocument & MadeFile)[] = [];
  const read: PrintedVolume[] = [];
  const firstPages: number[] = [];
  for (const [number, volume] of volumes.entries()) {
    signal.throwIfAborted();
    const data = await opened.readVolume(volume, async () => {
      signal.throwIfAborted();
      await onRead((done += 1), products.length);
    });
    codes.push(...codesOf(data));
    // A book begins with an odd page, which is a right one.
    const following = (firstPages.at(-1) ?? 1) + (files.at(-1)?.pages ?? 0);
    const firstPage = following % 2 === 0 ? following + 1 : following;
    firstPages.push(firstPage);
    files.push(await typeset(number, data, firstPage, {}));
    // Only the first and the last volume are set again, so the data of the others can go.
    read.push(number === 0 || number === volumes.length - 1 ? data : { chapters: [] });
  }
  if (volumes.length > 1) {
    const numbers = numbersOf(files);
    for (const number of [0, volumes.length - 1])
      files[number] = await typeset(
        number,
        read[number] ?? { chapters: [] },
        firstPages[number] ?? 1,
        numbers,
      );
  }
  return { files: files.map(({ path, pages, bytes }) => ({ path, pages, bytes })), fingerprint };
}

/** The pages of all chapters, categories and products; a category that goes on in a volume has its first page. */
function numbersOf(files: readonly TypesetDocument[]): Numbers {
  const places = files.flatMap(({ places: marked }) => marked as { key: string; page: number }[]);
  return Object.fromEntries(places.toReversed().map(({ key, page }) => [key, page]));
}

const refused = (message: string) => new AppError('unprocessable', 422, message);
