import type { PublicClaim } from '#features/compliance/compliance.ts';
import type { ProductPageFile } from '#features/galleries/gallery.ts';
import type { Translate } from '#features/languages/translate.rules.ts';
import type { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { variantName } from '#features/offered-variants/variant-name.rules.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { dateLocale } from '#shared/rules/date-locale.ts';
import { codeTables, type CodeTable } from './code-table.ts';
import type { PrintedBox, PrintedFiles, PrintedPicture } from './printed-files.ts';
import { printedText, type TextBlock } from './printed-text.ts';

/** A label with its value. */
export type PrintedRow = { label: string; value: string };
/** `ratio` is null for a PDF, whose proportion the template reads. */
export type PrintedDrawing = { title: string; file: string; ratio: number | null };
export type PrintedFinish = { name: string; color: string; picture: PrintedPicture | null };

/** A product in one language as the templates get it: plain texts and names of files. */
export type PrintedProduct = {
  lang: string;
  id: number;
  code: string;
  name: string;
  /** The chosen variant, for a sheet of one article. */
  variant: { code: string; name: string } | null;
  summary: string;
  path: string[];
  text: TextBlock[];
  pictures: PrintedPicture[];
  drawings: PrintedDrawing[];
  facts: PrintedRow[];
  ordering: PrintedRow[];
  claims: PrintedRow[];
  finishes: PrintedFinish[];
  tables: CodeTable[];
};

/** How a document shows a product. */
export type ProductPrinting = {
  lang: string;
  translate: Translate;
  files: PrintedFiles;
  /** The keys of drawings that are PDFs, by address (`loadPdfKeys`). */
  pdfKeys: ReadonlyMap<string, string>;
  /** The rooms of the main picture and of each other one. */
  main: PrintedBox;
  other: PrintedBox;
  /** The most columns of a table of codes that fit beside each other. */
  columns: number;
  /** Whether weights, packs and the other ordering data are shown. */
  hasOrdering: boolean;
};

/** The drawings and other pictures that a document shows at most; pages of the site show all. */
const maxPictures = 4;
const maxDrawings = 4;
const drawingBox: PrintedBox = { width: 84, height: 0 };

export function presentPrintedProduct(
  page: ProductPage,
  variant: PublicVariant | undefined,
  printing: ProductPrinting,
): PrintedProduct {
  const { lang, files, main, other, hasOrdering } = printing;
  const own = variant ? [...(variant.images ?? []), ...(variant.image ? [variant.image] : [])] : [];
  const seen = new Set<number>();
  const pictures = [...own, ...page.images]
    .filter(({ media_id }) => !seen.has(media_id) && seen.add(media_id))
    .slice(0, maxPictures)
    .flatMap((picture, at) => files.picture(picture, at === 0 ? main : other) ?? []);
  const ordering = (variant ? variant.ordering : page.ordering) ?? {};
  return {
    lang,
    id: page.id,
    code: page.code,
    name: page.name,
    variant: variant ? { code: variant.code, name: nameOf(page, variant) } : null,
    summary: page.summary,
    path: page.path.map(({ name }) => name),
    text: printedText(page.description),
    pictures,
    drawings: drawingsOf([...(variant?.drawings ?? []), ...page.drawings], printing),
    facts: factsOf(page, printing),
    ordering: hasOrdering ? orderingRows(ordering, printing) : [],
    claims: claimRows(page.claims, variant?.finish, printing),
    finishes: page.finishes.map(({ name, color, image }) => ({
      name,
      color,
      picture: files.picture(image, swatch),
    })),
    tables: codeTables(page, printing),
  };
}

function drawingsOf(drawings: readonly ProductPageFile[], printing: ProductPrinting): PrintedDrawing[] {
  const { files, pdfKeys } = printing;
  const printed = drawings.flatMap(({ title, url, picture }): PrintedDrawing[] => {
    const key = pdfKeys.get(url);
    if (key !== undefined) return [{ title, file: files.pdf(key), ratio: null }];
    const drawn = files.picture(picture, drawingBox);
    return drawn ? [{ title, file: drawn.file, ratio: drawn.ratio }] : [];
  });
  return printed.slice(0, maxDrawings);
}

const swatch: PrintedBox = { width: 12, height: 12 };

function nameOf({ sizes, finishes }: ProductPage, variant: PublicVariant): string {
  return variantName(
    sizes.find(({ key }) => key === variant.size),
    finishes.find(({ key }) => key === variant.finish),
  );
}

function factsOf(
  { attributes, transporter_types }: ProductPage,
  { translate }: ProductPrinting,
): PrintedRow[] {
  const types = transporter_types.map(({ name }) => name).join(', ');
  return [
    ...attributes.map(({ label, value }) => ({ label, value: withWholeParts(value) })),
    ...(types === '' ? [] : [{ label: translate('products.transporter_types'), value: types }]),
  ];
}

/** The longest part of a value that stays on one line. */
const wholePart = 30;

/** Keeps the parts of a value like `20 mm: 3 mm · 25 mm: 3,6 mm` whole at the ends of lines. */
function withWholeParts(value: string): string {
  const parts = value
    .split(' · ')
    .map((part) => (part.length > wholePart ? part : part.replaceAll(' ', '\u00a0')));
  return parts.join('\u00a0· ');
}

/** The ordering data of one article; empty values are left out. */
function orderingRows(ordering: PublicOrdering, { lang, translate }: ProductPrinting): PrintedRow[] {
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const pieces = (count?: number) => count && translate('ordering.pieces', { count: numbers.format(count) });
  const grams = (weight?: number) =>
    weight !== undefined && translate('variants.grams', { weight: numbers.format(weight) });
  const sides = ordering.dimensions?.map((side) => (side === null ? '–' : numbers.format(side))).join(' × ');
  const { status, successor } = ordering;
  const shownStatus = successor
    ? `${translate('ordering.replaced_by')} ${successor.code} ${successor.name}`
    : status && translate(`ordering.status_${status}`);
  const rows: [string, string | number | false | undefined][] = [
    [translate('ordering.status'), shownStatus],
    [translate('ordering.minimum_order'), pieces(ordering.minimum_order)],
    [translate('variants.pack'), pieces(ordering.pack_quantity)],
    [translate('ordering.carton_quantity'), pieces(ordering.carton_quantity)],
    [translate('ordering.dimensions'), sides && `${sides} mm`],
    [translate('variants.weight'), grams(ordering.weight)],
    [translate('ordering.gross_weight'), grams(ordering.gross_weight)],
    [translate('ordering.lead_time'), ordering.lead_time],
    [translate('ordering.origin'), ordering.origin?.name],
    [translate('ordering.hs_code'), ordering.hs_code],
    [translate('ordering.gtin'), ordering.gtin],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));
}

/** The claims of the product and of the chosen finish; without a choice those of all finishes. */
function claimRows(
  claims: readonly PublicClaim[],
  finish: string | null | undefined,
  { lang, translate }: ProductPrinting,
): PrintedRow[] {
  const dates = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const shown = claims.filter((claim) => !claim.finish || !finish || claim.finish.key === finish);
  const write = ({ kind, value, valid_until: until, finish: own }: PublicClaim) => {
    const text = kind === 'salt_spray' ? translate('compliance.hours', { count: value }) : value;
    const end = until && translate('compliance.until', { date: dates.format(new Date(until)) });
    return [own && `${own.name}: ${text}`, !own && text, end].filter(Boolean).join(', ');
  };
  return [...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, some]) => ({
    label: translate(`compliance.${kind}`),
    value: some.map(write).join(' · '),
  }));
}
