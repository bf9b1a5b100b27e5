import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { AppError, unavailable } from '#server/errors.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { templatesDir, typesetDocument } from '../print-document.ts';
import { codesOf, openCatalogue } from './catalogue-input.ts';
import { chaptersOf, findChosenProducts, type PrintSettings } from './chosen-products.read.ts';

/** The products of a preview, which is made while somebody waits. */
const previewed = { pages: 3, rows: 8, cards: 12 } as const;

/** Cover, contents and first category of a catalogue as a PDF. @throws AppError 422 without a visible product, 503 */
export async function previewCatalogue(ctx: Context, settings: PrintSettings): Promise<Buffer> {
  const opened = await openCatalogue(ctx, { ...settings, has_bleed: 0 });
  const chapters = chaptersOf(opened.tree, await findChosenProducts(opened.view, settings));
  const [chapter] = chapters;
  const part = chapter?.parts[0];
  if (!part) throw new AppError('unprocessable', 422, 'Seçilenlerde sitede görünen ürün yok.');
  const products = part.products.slice(0, previewed[settings.layout]);
  const volume = await opened.readVolume([{ ...chapter, parts: [{ ...part, products }] }], () =>
    Promise.resolve(),
  );
  return inTemporaryFolder(ctx.config.dataDir, async (workspace) => {
    const input = {
      ...opened.common,
      volume: { name: '', first_page: 1, has_index: true },
      contents: opened.contentsOf(chapters),
      chapters: volume.chapters,
      index: codesOf(volume),
      numbers: {},
    };
    const output = join(workspace, 'preview.pdf');
    const task = { templates: templatesDir, main: 'catalogue.typ', workspace, output };
    const wanted = { main: 'catalogue.typ', input, files: opened.files };
    await typesetDocument(wanted, workspace, () => ctx.typesetter.typeset(task)).catch(refuseBusy);
    return readFile(output);
  });
}

function refuseBusy(error: unknown): never {
  if (error instanceof TypesetterBusy || error instanceof TypesetterOverloaded)
    throw unavailable('Önizleme şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.');
  throw error;
}
