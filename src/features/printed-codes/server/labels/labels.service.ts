import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labelSheets, maxLabels, planLabel, tooManyLabels } from '#features/labels/label-sheets.rules.ts';
import type { LabelOrder } from '#features/labels/label.ts';
import { addressInCode, printedAddress } from '#features/short-links/short-code.rules.ts';
import { drawQrCode, qrSvg } from '#features/short-links/server/qr-code.ts';
import { ensureShortLinks } from '#features/short-links/server/short-links.service.ts';
import type { Context } from '#server/context/context.ts';
import { AppError, invalid } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { rootDir } from '#server/root-dir.ts';
import { createLocaliser } from '#server/texts/localiser.ts';
import { drawBarCode } from './bar-code.ts';
import { loadLabelledArticles, type LabelledArticle } from './labelled-articles.read.ts';

type Printing = Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'typesetter'>;

const templates = join(rootDir, 'src/features/printed-codes/server/labels/templates');

/**
 * Makes the PDF of an order of labels. `origin` is the site's.
 *
 * @throws AppError 404, 422, or 503 if the labels cannot be made now
 */
export async function printLabels(ctx: Printing, order: LabelOrder, origin: string): Promise<Buffer> {
  const sheet = order.sheet === 'own' ? order.own : labelSheets[order.sheet];
  if (!sheet) throw invalid({ own: ['Ölçüleri yazın.'] });
  const plan = planLabel(sheet, order.parts);
  if (typeof plan === 'string') throw invalid({ parts: [plan] });
  const perSheet = sheet.columns * sheet.rows;
  if (order.start > perSheet) throw invalid({ start: [`Bu kâğıtta ${perSheet} etiket var.`] });
  const { all, main } = await getLanguageCodes(ctx.db);
  if (!all.includes(order.lang)) throw invalid({ lang: ['Sitede böyle bir dil yok.'] });
  const articles = await loadLabelledArticles(ctx, order, createLocaliser(order.lang, main, all));
  const count = articles.length * order.copies;
  if (count > maxLabels) throw invalid({ copies: [tooManyLabels(count)] });
  const lang = order.lang === main ? undefined : order.lang;
  const labels = await drawLabels(ctx, articles, { order, origin, lang });
  const { start, copies } = order;
  return makePdf(ctx, { lang: order.lang, sheet, plan, start, copies, labels });
}

type Drawing = { order: LabelOrder; origin: string; lang: string | undefined };

/** The edge of each label is white too, so two of the four white squares around a code can go: it becomes larger. */
const paperSquares = 2;

async function drawLabels(ctx: Printing, articles: readonly LabelledArticle[], drawing: Drawing) {
  const { parts } = drawing.order;
  const shorts = parts.includes('qr') ? await linkAll(ctx, articles) : undefined;
  const labels = [];
  for (const article of articles) {
    const { code, name, size, finish, gtin } = article;
    const text = shorts && codeOf(article, shorts(article), drawing);
    const shown = (part: (typeof parts)[number], value: string) => (parts.includes(part) ? value : '');
    labels.push({
      qr: text === undefined ? null : qrSvg(await drawQrCode(text), paperSquares),
      bars: parts.includes('gtin') && gtin !== '' ? await drawBarCode(gtin) : null,
      code: shown('code', code),
      name: shown('name', name),
      variant: [shown('size', size), shown('finish', finish)].filter(Boolean).join(' · '),
    });
    // Two thousand codes take seconds, in which visitors want answers.
    await new Promise(setImmediate);
  }
  return labels;
}

function codeOf({ gtin }: LabelledArticle, short: string, { order, origin, lang }: Drawing): string {
  const isGs1 = order.form === 'gs1' && gtin !== '';
  return addressInCode(
    printedAddress(origin, { short, lang, ...(isGs1 && { gtin: gtin.padStart(14, '0') }) }),
  );
}

async function linkAll(ctx: Printing, articles: readonly LabelledArticle[]) {
  const idsOf = (kind: LabelledArticle['kind']) =>
    articles.flatMap((article) => (article.kind === kind ? article.id : []));
  const links = {
    product: await ensureShortLinks(ctx, 'product', idsOf('product')),
    variant: await ensureShortLinks(ctx, 'variant', idsOf('variant')),
  };
  return ({ kind, id }: LabelledArticle) => links[kind].get(id) ?? '';
}

/** More labels than this are made in a process of their own, so that no visitor's document waits for them. */
const fewLabels = 200;

let isMakingMany = false;

async function makePdf(
  { config, typesetter }: Printing,
  input: { labels: readonly unknown[]; copies: number; [more: string]: unknown },
): Promise<Buffer> {
  const isMany = input.labels.length * input.copies > fewLabels;
  if (isMany && isMakingMany)
    throw new AppError(
      'overloaded',
      503,
      'Şu anda başka etiketler hazırlanıyor. Biraz sonra yeniden deneyin.',
    );
  isMakingMany ||= isMany;
  try {
    return await inTemporaryFolder(config.dataDir, async (workspace) => {
      await writeFile(join(workspace, 'input.json'), JSON.stringify(input));
      const output = join(workspace, 'labels.pdf');
      const task = { templates, main: 'labels.typ', workspace, output };
      await (isMany ? typesetter.typesetBook(task) : typesetter.typeset(task));
      return readFile(output);
    });
  } catch (error) {
    if (!(error instanceof TypesetterBusy || error instanceof TypesetterOverloaded)) throw error;
    throw new AppError('overloaded', 503, 'Etiketler şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.');
  } finally {
    if (isMany) isMakingMany = false;
  }
}
