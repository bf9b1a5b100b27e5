import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  generateCatalogue,
  largestMainCategory,
  smallestCategory,
} from '#demo/generate/generate-catalogue.ts';
import { ProductListQuery, productSorts } from '../product-list.ts';
import { isPrepared } from '#server/db/prepared.ts';
import { getDashboard } from '#features/dashboard/server/dashboard.read.ts';
import { loadCategoryPage } from '#features/site-api/server/category-page.read.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { transporterTypes } from '#features/transporter-types/server/transporter-types.ts';
import { openTestApp } from '#test/app.ts';
import { listDeletedProducts } from '#features/products/server/deleted-products.read.ts';
import { listProducts } from '#features/products/server/panel-list.read.ts';
import { selectTopPlace } from './order.queries.ts';

/**
 * Without ANALYZE, SQLite plans by the statement alone, so a small table gets the same plans as a large one. PostgreSQL
 * plans by table size, so the test tells it to avoid full scans; those that remain cannot use any index.
 */
const products = 6_000;
const large = [
  'products',
  'product_search',
  'document',
  'product_name_starts',
  'search_words',
  'search_grams',
  'product_files',
  'product_transporter_types',
  'product_variants',
  'variant_sets',
  'variant_set_choices',
  'offered',
];

const { ctx } = await openTestApp();
const recorded: CompiledQuery[] = [];
const recorder: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    recorded.push(ctx.connections.reader.getExecutor().compileQuery(node, queryId));
    return node;
  },
  transformResult: async ({ result }) => result,
};
const recordedCtx = { ...ctx, db: ctx.connections.reader.withPlugin(recorder) };
const site = () => createSiteApi(recordedCtx, 'tr');
/** A category whose filter index is not kept yet, which loads it, and one that is too large for memory. */
const category = (seoName: string, page: number, filter = {}) =>
  createSiteApi({ ...ctx, db: ctx.connections.reader.withPlugin(recorder) }, 'tr').category(
    seoName,
    page,
    filter,
  );
const longList = (seoName: string, page: number, filter = {}) =>
  loadCategoryPage(createSnapshot(recordedCtx, 'tr'), { seoName, page, filter, maxIndexed: 0 });
const panel = (query: object) => listProducts(recordedCtx, ProductListQuery.parse(query));

beforeAll(async () => {
  await generateCatalogue(ctx, { products, hasVariants: true, seed: 1, mediaIds: [], say: () => undefined });
  if (ctx.connections.dialect === 'postgres') await sql`analyze`.execute(ctx.connections.writer);
});

const reads: Record<string, () => Promise<unknown>> = {
  'the filters of a large category': () =>
    category(largestMainCategory, 2, { size: 'uretilen-25-mm', attribute: '1-c0' }),
  'the filters of a small category': () => category(smallestCategory, 1, { transporter_types: 'kordon' }),
  'the first page of a large category': () => longList(largestMainCategory, 1),
  'a late page of a large category': () => longList(largestMainCategory, 20),
  'a small category': () => longList(smallestCategory, 1),
  'a large category with a transporter type': () =>
    longList(largestMainCategory, 1, { transporter_types: 'kordon' }),
  'a late page of a large category with transporter types': () =>
    longList(largestMainCategory, 40, { transporter_types: 'kordon,aski' }),
  'a small category with a transporter type': () =>
    longList(smallestCategory, 1, { transporter_types: 'kordon' }),
  'a large category with a size': () => longList(largestMainCategory, 1, { size: 'uretilen-25-mm' }),
  'a late page of a large category with a size, finishes and a transporter type': () =>
    longList(largestMainCategory, 9, {
      size: 'uretilen-25-mm,uretilen-30-mm',
      finish: 'uretilen-parlak-nikel',
      transporter_types: 'kordon',
    }),
  'a small category with a finish': () => longList(smallestCategory, 1, { finish: 'uretilen-parlak-nikel' }),
  'search for the code of a variant': () => site().searchProducts({ search: 'KT-100004-25-BN' }),
  'search for a size and a finish': () => site().searchProducts({ search: '25 mm parlak nikel toka' }),
  'search for a finish': () => site().searchProducts({ search: 'parlak nikel' }),
  'search for a size in codes': () => site().searchProducts({ search: '25', search_type: 'code' }),
  'the navigation and its counts': () => site().categories(),
  'the home page': () => site().homeSections(),
  'a product with its neighbours': async () => {
    const [first] = await site().searchProducts({ search: 'toka' });
    recorded.length = 0;
    return site().product(first?.seo_name ?? '');
  },
  'search without a text': () => site().searchProducts({}),
  'search for a code': () => site().searchProducts({ search: 'KT-100004' }),
  'search in codes': () => site().searchProducts({ search: 'kt', search_type: 'code' }),
  'search in names': () => site().searchProducts({ search: 'toka', search_type: 'name' }),
  'search for a rare word': () => site().searchProducts({ search: 'kardelen' }),
  'search for a common word': () => site().searchProducts({ search: 'mm' }),
  'search for a letter': () => site().searchProducts({ search: 'm' }),
  'search with a transporter type': () =>
    site().searchProducts({ search: 'mm', transporter_types: ['kordon'] }),
  'search for two words that no product has both': () => site().searchProducts({ search: 'zincir kuşgözü' }),
  'search for a mistyped word': () => site().searchProducts({ search: 'kuşgzöü' }),
  "the panel's list": () => panel({}),
  "a late page of the panel's list": () => panel({ page: 80 }),
  "the panel's list of active products": () => panel({ is_active: 1 }),
  "the panel's list of hidden products": () => panel({ is_active: 0 }),
  "the panel's list filtered by a transporter type": () => panel({ transporter_types: 'kordon' }),
  "a late page of the panel's list filtered by a transporter type": () =>
    panel({ transporter_types: 'kordon', page: 50 }),
  "the panel's list filtered by state, category and transporter types": () =>
    panel({ category_id: 1, is_active: 0, transporter_types: 'kordon,zincir' }),
  "a late page of the panel's list of hidden products": () => panel({ is_active: 0, page: 7 }),
  "the panel's list of products that are published later": () => panel({ state: 'scheduled' }),
  "the panel's list of products in every filter": () =>
    panel({ state: 'shown', category_id: 1, transporter_types: 'kordon', without: 'picture,en' }),
  "the panel's list of products without a picture": () => panel({ without: 'picture' }),
  "a late page of the panel's list of products without a picture": () =>
    panel({ without: 'picture', page: 200 }),
  "the panel's list of products without a translation": () => panel({ without: 'en', state: 'hidden' }),
  "the panel's featured products by name": () => panel({ section: 'featured', sort: 'name' }),
  "the panel's search by name": () => panel({ search: 'toka', sort: 'name' }),
  'the place of a new product': () => selectTopPlace(recordedCtx.db, 'catalogue'),
  'the place of a new featured product': () => selectTopPlace(recordedCtx.db, 'featured'),
  'search for the beginning of a name': () => site().searchProducts({ search: 'antik kemer' }),
  'search for many words': () => site().searchProducts({ search: '25 mm toka antik' }),
  'the managed list of transporter types': () => transporterTypes.list(recordedCtx),
  "the panel's list of a large category": () => panel({ category_id: 1 }),
  "the panel's list of a small category": () => panel({ category_id: 27 }),
  "the panel's featured products": () => panel({ section: 'featured' }),
  "the panel's search": () => panel({ search: 'toka' }),
  "the panel's search in a category": () => panel({ search: 'mm', category_id: 2, is_active: 1 }),
  "the panel's search in featured products": () => panel({ search: 'mm', section: 'featured' }),
  'the deleted products': () => listDeletedProducts(recordedCtx, { page: 1 }),
  'the dashboard': () => getDashboard(recordedCtx),
};

for (const sort of productSorts) {
  Object.assign(reads, {
    [`the panel's list by ${sort}`]: () => panel({ sort }),
    [`a late page of the panel's list by ${sort}, downwards`]: () =>
      panel({ sort, direction: 'desc', page: 120 }),
    [`the panel's list of a large category by ${sort}`]: () =>
      panel({ sort, category_id: 1, state: 'shown' }),
    [`the panel's list of a small category by ${sort}`]: () => panel({ sort, category_id: 27 }),
    [`the panel's list of hidden products by ${sort}`]: () => panel({ sort, state: 'hidden' }),
  });
}

describe('no read of the site or the panel scans all products:', () => {
  it.each(Object.keys(reads))('%s', async (title) => {
    recorded.length = 0;
    await reads[title]?.();
    expect(recorded.length).toBeGreaterThan(0);
    const scans: string[] = [];
    for (const query of recorded) scans.push(...(await fullScans(query)));
    expect(scans).toEqual([]);
  });
});

it('a search that very many products match shows the first ones and says that there are more', async () => {
  expect(await panel({ search: 'mm', page: 5 })).toMatchObject({ total: 120, last_page: 5, has_more: true });
  expect(await panel({ search: 'KT-100004' })).toMatchObject({ has_more: false });
});

it.runIf(ctx.connections.dialect === 'sqlite')(
  'a large category is read by the index of the order, a small one by that of the category',
  async () => {
    const indexesOf = async (seoName: string, page: number) => {
      recorded.length = 0;
      await longList(seoName, page);
      const paged = recorded.filter(({ sql: text }) => / offset /.test(text));
      const plans = await Promise.all(paged.map(explainSqlite));
      return plans.flat().filter((detail) => /products/.test(detail));
    };
    expect((await indexesOf(largestMainCategory, 1)).join()).toMatch(/products_listed/);
    expect((await indexesOf(smallestCategory, 1)).join()).toMatch(/products_(category|by_transporter_types)/);
  },
);

async function fullScans(query: CompiledQuery): Promise<string[]> {
  const steps =
    ctx.connections.dialect === 'sqlite'
      ? scansIn(query.sql, await explainSqlite(query))
      : await explainPostgres(query);
  return steps.map((step) => `${step} in ${query.sql}`);
}

async function explainSqlite({ sql: text, parameters, query }: CompiledQuery): Promise<string[]> {
  const { rows } = await ctx.connections.reader.executeQuery<{ detail: string }>({
    sql: `explain query plan ${text}`,
    parameters,
    query,
    queryId: { queryId: 'plan' },
  });
  return rows.map(({ detail }) => detail);
}

/**
 * The full scans in a plan of SQLite. Reading an index in its order stops at the end of the page, so it is
 * not a full scan. The index of the featured products has few rows, so it may be read completely.
 */
function scansIn(text: string, steps: readonly string[]): string[] {
  const isSorted = steps.some((step) => step.startsWith('USE TEMP B-TREE'));
  const endsEarly = /\blimit\b/.test(text) && !isSorted;
  return steps.filter((step) => {
    const [, table = ''] = /^SCAN (\w+)/.exec(step) ?? [];
    const isSmallIndex = / INDEX products_featured\b/.test(step);
    return large.includes(table) && !isSmallIndex && !(endsEarly && / USING /.test(step));
  });
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] };

/** Explains a query on PostgreSQL, which plans a prepared statement before it knows the values. */
async function explainPostgres({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const db = ctx.connections.writer;
  const isPreparedQuery = isPrepared(text);
  return db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      sql: `explain (format json${isPreparedQuery ? ', generic_plan' : ''}) ${text}`,
      parameters: isPreparedQuery ? [] : parameters,
      query: { kind: 'RawNode' },
      queryId: { queryId: 'plan' },
    } as unknown as CompiledQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>);
    await sql`set enable_seqscan = on`.execute(connection);
    const [row] = rows;
    return row ? nodes(row['QUERY PLAN'][0].Plan).filter(isFullScan).map(describeNode) : [];
  });
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
const describeNode = (plan: Plan) => `${plan['Node Type']} of ${plan['Relation Name'] ?? ''}`;
const isFullScan = (plan: Plan) =>
  plan['Node Type'] === 'Seq Scan' && large.includes(plan['Relation Name'] ?? '');
