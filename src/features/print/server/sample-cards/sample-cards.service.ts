import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { translator, type Translate } from '#features/languages/translate.rules.ts';
import type { PublicFinish, PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { largestOutline, maxSampleFields, readSides } from '#features/sample-cards/sample-cards.rules.ts';
import type { SampleCardOrder } from '#features/sample-cards/sample-card.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Context } from '#server/context/context.ts';
import { invalid, refused, unavailable } from '#server/errors.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { loadPdfKeys } from '../pdf-drawings.read.ts';
import { templatesDir, typesetDocument } from '../print-document.ts';
import { presentCompany } from '../printed-company.ts';
import { createPrintedFiles, type PrintedFiles } from '../printed-files.ts';
import { qrCodesOf } from '../qr-svg.ts';
import { drawingsOfSize, readOutline } from './sample-outlines.ts';
import { findSampleProducts } from './sample-products.read.ts';

/** One field of a board: a product in a size, and in one finish or in all that it has. */
type Field = {
  page: ProductPage;
  /** Undefined for a product without variants. */
  variant: PublicVariant | undefined;
  finishes: PublicFinish[];
  isOneArticle: boolean;
};
type Board = { title: string; finish: PublicFinish | undefined; fields: Field[] };

/**
 * Makes the PDF of an order of sample cards, from what visitors see.
 *
 * @throws AppError 422, or 503 if it cannot be made now
 */
export async function printSampleCards(ctx: Context, order: SampleCardOrder): Promise<Buffer> {
  const { db, config } = ctx;
  const { lang, paper } = order;
  if (!(await listActiveLanguages(db)).some(({ abbr }) => abbr === lang))
    throw invalid({ lang: ['Sitede böyle bir dil yok.'] });
  const local = { db, clock: ctx.clock, config: { ...config, mediaUrl: '' } };
  const snapshot = createSnapshot(local, lang);
  const api = createSiteApi(local, lang, snapshot);
  const translate = translator(await getInterfaceTexts(db, lang));
  const view = await snapshot.view();
  const names = await findSampleProducts(view, order);
  if (names.length > maxSampleFields) throw tooMany();
  const pages: ProductPage[] = [];
  for (const name of names) {
    const page = await api.product(name);
    if (page) pages.push(page);
  }
  const category = view.categories.byId(order.category_id ?? 0);
  const categoryName = (category && view.localiser.read({ name: category.name }).name) ?? '';
  const boards = boardsOf(pages, order, categoryName || translate('print.sample_chosen'));
  const count = boards.reduce((sum, { fields }) => sum + fields.length, 0);
  if (count > maxSampleFields) throw tooMany();
  if (count === 0) throw refused('Seçilenlerde sitede görünen ürün yok.');
  const files = createPrintedFiles(ctx.publicFiles, 'print');
  const configuration = await api.configuration();
  const dates = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: config.timeZone });
  const presented = await presentBoards(ctx, boards, { order, files, translate });
  const input = {
    lang,
    paper,
    date: dates.format(ctx.clock.now()),
    words: wordsOf(translate),
    company: presentCompany(configuration, { lang, publicUrl: config.publicUrl, files }),
    boards: presented.map((board) => ({ ...board, part: board.finish ? categoryName : '' })),
  };
  return makePdf(ctx, { input, files }, count);
}

const tooMany = () =>
  refused(
    `Tek dosyada en çok ${maxSampleFields} alan olabilir. Daha az kaplama, daha dar bir kategori ya da daha az ürün seçin.`,
  );

/** One board for each chosen finish, or one for all products. */
function boardsOf(pages: readonly ProductPage[], { finishes }: SampleCardOrder, title: string): Board[] {
  if (finishes.length === 0)
    return [{ title, finish: undefined, fields: pages.flatMap((page) => fieldsOf(page, page.variants)) }];
  return finishes.flatMap((key): Board[] => {
    const finish = pages.flatMap((page) => page.finishes).find((one) => one.key === key);
    const fields = pages.flatMap((page) => {
      const own = page.variants.filter((variant) => variant.finish === key);
      return own.length === 0 ? [] : fieldsOf(page, own);
    });
    return finish && fields.length > 0 ? [{ title: finish.name, finish, fields }] : [];
  });
}

/** A field for each size, in the order of the page. */
function fieldsOf(page: ProductPage, variants: readonly PublicVariant[]): Field[] {
  if (variants.length === 0) return [{ page, variant: undefined, finishes: [], isOneArticle: true }];
  const order = [...page.sizes.map(({ key }) => key), null];
  const bySize = Map.groupBy(variants, ({ size }) => size);
  return [...bySize]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([, some]) => ({
      page,
      variant: some[0],
      finishes: page.finishes.filter(({ key }) => some.some(({ finish }) => finish === key)),
      isOneArticle: some.length === 1,
    }));
}

type Presenting = { order: SampleCardOrder; files: PrintedFiles; translate: Translate };

const swatchBox = { width: 5, height: 5 };

async function presentBoards(ctx: Context, boards: readonly Board[], presenting: Presenting) {
  const { files } = presenting;
  const fields = boards.flatMap((board) => board.fields);
  const pdfKeys = await loadPdfKeys(
    ctx.db,
    fields.map(({ page }) => page),
  );
  const articleOf = ({ variant, isOneArticle }: Field) => (isOneArticle ? variant : undefined);
  const variantIds = fields.flatMap((field) => articleOf(field)?.id ?? []);
  const productIds = fields.filter((field) => !articleOf(field)).map(({ page }) => page.id);
  const variantQrs = await qrCodesOf(ctx, 'variant', [...new Set(variantIds)]);
  const productQrs = await qrCodesOf(ctx, 'product', [...new Set(productIds)]);
  const presented = [];
  for (const { title, finish, fields: own } of boards) {
    const shown = [];
    for (const field of own) {
      const { page, variant, finishes } = field;
      const size = page.sizes.find(({ key }) => key === variant?.size)?.name ?? '';
      const article = articleOf(field);
      shown.push({
        code: article?.code ?? page.code,
        name: page.name,
        size,
        finishes: finishes.map(({ name, color, image }) => ({
          name,
          color,
          picture: files.picture(image, swatchBox),
        })),
        qr: (article ? variantQrs.get(article.id) : productQrs.get(page.id)) ?? null,
        ...(await shapeOf(ctx, field, { ...presenting, size, pdfKeys })),
      });
    }
    presented.push({
      title,
      finish: finish && { ...finish, picture: files.picture(finish.image, swatchBox) },
      fields: shown,
    });
  }
  return presented;
}

type Shaping = Presenting & { size: string; pdfKeys: ReadonlyMap<string, string> };

/** The outline in true size; where that is not known, a frame of the size, with words that say so. */
async function shapeOf(
  ctx: Context,
  { page, variant }: Field,
  { order, files, translate, size, pdfKeys }: Shaping,
) {
  const most = largestOutline[order.paper];
  const fits = (box: { width: number; height: number }) =>
    box.width <= most.width && box.height <= most.height;
  let isTooLarge = false;
  for (const { url } of drawingsOfSize(page, variant, size)) {
    const key = pdfKeys.get(url);
    const outline = key === undefined ? undefined : await readOutline(ctx, key);
    if (key === undefined || !outline) continue;
    if (fits(outline))
      return {
        outline: { ...outline, file: files.pdf(key) },
        frame: null,
        told: translate('print.sample_true'),
      };
    isTooLarge = true;
  }
  const sides = readSides(size);
  const frame = sides && fits(sides) ? sides : null;
  const told = frame
    ? translate(isTooLarge ? 'print.sample_large' : 'print.sample_by_size', { size })
    : translate('print.sample_unknown');
  return { outline: null, frame, told };
}

function wordsOf(translate: Translate): Record<string, string> {
  return {
    title: translate('print.sample_title'),
    sewn: translate('print.sample_sewn'),
    ruler: translate('print.sample_ruler'),
    scan: translate('print.scan'),
  };
}

/** More fields than these are made in a process of their own, so that no visitor's document waits for them. */
const fewFields = 40;

let isMakingMany = false;

async function makePdf(
  { config, typesetter }: Context,
  { input, files }: { input: object; files: PrintedFiles },
  count: number,
): Promise<Buffer> {
  const isMany = count > fewFields;
  if (isMany && isMakingMany)
    throw unavailable('Şu anda başka numune kartları hazırlanıyor. Biraz sonra yeniden deneyin.', 30);
  isMakingMany ||= isMany;
  const typeset = isMany ? typesetter.typesetBook : typesetter.typeset;
  try {
    return await inTemporaryFolder(config.dataDir, async (workspace) => {
      const output = join(workspace, 'cards.pdf');
      const main = 'sample-cards.typ';
      await typesetDocument({ main, input, files }, workspace, () =>
        typeset({ templates: templatesDir, main, workspace, output }),
      );
      return readFile(output);
    });
  } catch (error) {
    if (!(error instanceof TypesetterBusy || error instanceof TypesetterOverloaded)) throw error;
    throw unavailable('Numune kartları şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.', 30);
  } finally {
    if (isMany) isMakingMany = false;
  }
}
