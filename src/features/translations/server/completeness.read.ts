import type { Completeness, Gap, GapsQuery, LanguagesCompleteness } from '#features/languages/language.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import type { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { notFound } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { lacksValue, outdatedAttributes, type Reading } from '#features/products/server/attributes.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { countFileKinds, listFileGaps } from './file-gaps.read.ts';
import { findFileKind } from './file-kinds.ts';
import { countByOutdated, countByTranslations, selectProductGaps } from './product-gaps.queries.ts';
import { findGaps, hasMainText, type ItemGaps } from './text-gaps.ts';
import { loadSmallKinds, recordItem } from './text-items.read.ts';
import { fieldName } from './field-names.ts';

const perPage = 24;

type Codes = { all: string[]; main: string };
type Summary = {
  codes: Codes;
  products: (lang: string) => Completeness;
  files: ReadonlyMap<string, Completeness[]>;
  /**
   * For each kind besides products and files: the number of items with a text in the main language, and the
   * items with gaps.
   */
  kinds: { resource: string; called: string; total: number; gaps: ItemGaps[] }[];
};
type Reads = Pick<Context, 'connections' | 'db'>;

const summaries = new WeakMap<Connections, { revision: number; summary: Promise<Summary> }>();

/** The completeness of the translations of each kind of record into each language except the main one. */
export async function getCompleteness(ctx: Reads): Promise<LanguagesCompleteness> {
  const { codes, products, files, kinds } = await loadSummary(ctx);
  return codes.all
    .filter((lang) => lang !== codes.main)
    .map((abbr) => ({
      abbr,
      kinds: [products(abbr), ...(files.get(abbr) ?? []), ...kinds.map((kind) => countGaps(kind, abbr))],
    }));
}

/** Lists a page of the records of a kind that have missing or outdated texts in a language. */
export async function listGaps(
  ctx: Reads,
  { abbr, resource, state, page }: z.infer<typeof GapsQuery>,
): Promise<Paged<Gap>> {
  const { codes, products, files, kinds } = await loadSummary(ctx);
  if (!codes.all.includes(abbr)) throw notFound('Böyle bir dil yok. Sayfayı yenileyin.');
  const paging = { page, perPage };
  const range = pageRange(paging);
  if (resource === 'products') {
    const rows = await selectProductGaps(ctx.db, { lang: abbr, state }, range);
    const labels = await loadAllLabels(ctx.db);
    const gaps = rows.map((row) => findProductGaps(row, { labels, main: codes.main }, abbr));
    const total = products(abbr)[state];
    return pageOf(
      gaps.map((gap) => presentGap(gap, { resource, lang: abbr, state })),
      { ...paging, total },
    );
  }
  const fileKind = findFileKind(resource);
  if (fileKind) {
    const total = files.get(abbr)?.find((one) => one.resource === resource)?.[state] ?? 0;
    const langs = { lang: abbr, main: codes.main };
    return pageOf(await listFileGaps(ctx.db, fileKind, { ...langs, state, ...range }), { ...paging, total });
  }
  const kind = kinds.find((one) => one.resource === resource);
  if (!kind) throw notFound('Böyle bir kayıt türü yok. Sayfayı yenileyin.');
  const gaps = kind.gaps.filter((gap) => gap[state][abbr]);
  const shown = gaps.slice(range.offset, range.offset + range.limit);
  return pageOf(
    shown.map((gap) => presentGap(gap, { resource, lang: abbr, state })),
    { ...paging, total: gaps.length },
  );
}

/** The gaps of a product. The whole attribute table is treated as one field. */
function findProductGaps(row: ProductRow, reading: Reading, lang: string): ItemGaps {
  const { labels, main } = reading;
  const gaps = findGaps(recordItem('products', row, main), { langs: [lang], main });
  const also = (isConcerned: boolean) => (isConcerned ? ['attributes'] : []);
  return {
    ...gaps,
    missing: { [lang]: [...(gaps.missing[lang] ?? []), ...also(lacksValue(row.attributes, lang, reading))] },
    outdated: {
      [lang]: [
        ...(gaps.outdated[lang] ?? []),
        ...also(outdatedAttributes(row.attributes, labels, main).includes(lang)),
      ],
    },
  };
}

type Asked = { resource: string; lang: string; state: 'missing' | 'outdated' };

function presentGap({ id, name, ...gaps }: ItemGaps, { resource, lang, state }: Asked): Gap {
  return { id, name, fields: (gaps[state][lang] ?? []).map((field) => fieldName(resource, field)) };
}

function countGaps({ resource, called, total, gaps }: Summary['kinds'][number], lang: string): Completeness {
  return {
    resource,
    called,
    total,
    missing: gaps.filter((gap) => gap.missing[lang]).length,
    outdated: gaps.filter((gap) => gap.outdated[lang]).length,
  };
}

/** Loads the summary once per content revision. */
async function loadSummary({ connections, db }: Reads): Promise<Summary> {
  const revision = await connections.readRevision();
  const known = summaries.get(connections);
  if (known?.revision === revision) return known.summary;
  const summary = summarise(db);
  summaries.set(connections, { revision, summary });
  summary.catch(() => summaries.delete(connections));
  return summary;
}

async function summarise(db: Reader): Promise<Summary> {
  const codes = await getLanguageCodes(db);
  const kinds = (await loadSmallKinds(db, codes.main)).map(({ resource, called, items }) => {
    const gaps = items.map((item) => findGaps(item, { langs: codes.all, main: codes.main }));
    return {
      resource,
      called,
      total: items.filter((item) => hasMainText(item, codes.main)).length,
      gaps: gaps.filter(({ missing, outdated }) => hasAny(missing) || hasAny(outdated)),
    };
  });
  const files = new Map<string, Completeness[]>();
  for (const lang of codes.all) files.set(lang, await countFileKinds(db, { lang, main: codes.main }));
  return { codes, products: await countProducts(db), files, kinds };
}

const hasAny = (gaps: object) => Object.keys(gaps).length > 0;

async function countProducts(db: Reader): Promise<Summary['products']> {
  const complete = await countByTranslations(db);
  const outdated = await countByOutdated(db);
  const sum = (rows: typeof complete) => rows.reduce((total, { count }) => total + count, 0);
  return (lang) => ({
    resource: 'products',
    called: 'Ürünler',
    total: sum(complete),
    missing: sum(complete.filter(({ langs }) => !langs.includes(`,${lang},`))),
    outdated: sum(outdated.filter(({ langs }) => langs.includes(`,${lang},`))),
  });
}
