import { sql } from 'kysely';
import type { FamilyCompleteness, ProductCompleteness } from '../../product-families.ts';
import { resolveName } from '#shared/localised.ts';
import type { ProductFilterQuery } from '#features/product-lists/product-list.ts';
import { filterProducts, type ProductSelection } from '#features/product-lists/server/product-filter.ts';
import { loadProductCategories } from '#features/categories/server/categories.read.ts';
import { templateCategory } from '#features/categories/server/category-template.ts';
import { buildTree, pathTo, subtreeIds } from '#features/categories/server/category-tree.ts';
import type { Context } from '#server/context/context.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { findFiltered, readFilter } from '../panel-filter.read.ts';

type Reads = Pick<Context, 'connections' | 'db'>;

const known = new WeakMap<Connections, { revision: number; answer: Promise<ProductCompleteness> }>();

/** How complete products are, by category. Read once per content revision. */
export async function getProductCompleteness({ connections, db }: Reads): Promise<ProductCompleteness> {
  const revision = await connections.readRevision();
  const last = known.get(connections);
  if (last?.revision === revision) return last.answer;
  const answer = readCompleteness(db);
  known.set(connections, { revision, answer });
  answer.catch(() => known.delete(connections));
  return answer;
}

async function readCompleteness(db: Reader): Promise<ProductCompleteness> {
  const main = await getMainLanguage(db);
  const categories = await loadProductCategories(db);
  const tree = buildTree(categories);
  const sums = new Map<number, Sum>();
  // One query for each category, so that others are answered between them.
  for (const { id } of categories) sums.set(id, await sumCategory(db, id));
  const nameOf = ({ name }: { name: string }) => resolveName(readTexts(name), main, main, []).text;
  const families = categories.flatMap(({ id }): FamilyCompleteness[] => {
    const sum = subtreeIds(tree, id).reduce((all, below) => added(all, sums.get(below) ?? nothing), nothing);
    const path = pathTo(tree, id);
    const family = templateCategory(path);
    return sum.products === 0
      ? []
      : [{ category_id: id, path: path.map(nameOf), family: family ? nameOf(family) : null, ...shown(sum) }];
  });
  const all = [...sums.values()].reduce(added, nothing);
  return { ...shown(all), families: families.toSorted(byPath), unmeasured: all.unmeasured };
}

const byPath = (one: FamilyCompleteness, other: FamilyCompleteness) =>
  one.path.join(' > ').localeCompare(other.path.join(' > '), 'tr');

type Sum = {
  products: number;
  complete: number;
  /** The sum of the scores. */
  scores: number;
  unmeasured: number;
  gaps: ReadonlyMap<string, number>;
};
const nothing: Sum = { products: 0, complete: 0, scores: 0, unmeasured: 0, gaps: new Map() };

async function sumCategory(db: Reader, categoryId: number): Promise<Sum> {
  const products = db.selectFrom('products').where('deleted_at', 'is', null);
  return sumProducts(products.where('category_id', '=', categoryId));
}

/** How complete the products of a filter are; a search counts the best matches, as its list does. */
export async function readFilteredCompleteness(db: Reader, query: ProductFilterQuery, now: string) {
  const found = query.search === '' ? undefined : await findFiltered(db, query, now);
  const sum = await sumProducts(
    found
      ? db.selectFrom('products').where('products.id', 'in', idList(found.ids))
      : filterProducts(db, await readFilter(db, query, now)),
  );
  return shown(sum);
}

/** Adds up products, grouped by what they lack. */
async function sumProducts(products: ProductSelection): Promise<Sum> {
  const rows = await products
    .leftJoin('product_gaps', 'product_gaps.product_id', 'products.id')
    .groupBy(['has_picture', 'gaps'])
    .select(({ fn }) => [
      'has_picture',
      'gaps',
      fn.countAll<number | string>().as('count'),
      sql<number | null>`sum(100.0 * (checked - missing + has_picture) / (checked + 1))`.as('scores'),
    ])
    .execute();
  return rows.map(sumOf).reduce(added, nothing);
}

type Group = { has_picture: number; gaps: string | null; count: number | string; scores: number | null };

function sumOf({ has_picture: hasPicture, gaps, count, scores }: Group): Sum {
  const products = Number(count);
  if (gaps === null) return { ...nothing, unmeasured: products };
  const keys = [...(hasPicture ? [] : ['picture']), ...gaps.split(',').filter(Boolean)];
  return {
    products,
    complete: keys.length === 0 ? products : 0,
    scores: Number(scores),
    unmeasured: 0,
    gaps: new Map(keys.map((key) => [key, products])),
  };
}

function added(one: Sum, other: Sum): Sum {
  const gaps = new Map(one.gaps);
  for (const [key, count] of other.gaps) gaps.set(key, (gaps.get(key) ?? 0) + count);
  return {
    products: one.products + other.products,
    complete: one.complete + other.complete,
    scores: one.scores + other.scores,
    unmeasured: one.unmeasured + other.unmeasured,
    gaps,
  };
}

const shown = ({ products, complete, scores, gaps }: Sum) => ({
  products,
  complete,
  // Rounded down, because 100 must mean that nothing is missing.
  score: products === 0 ? 100 : Math.floor(scores / products + 1e-9),
  gaps: [...gaps].map(([key, count]) => ({ key, count })).toSorted((one, other) => other.count - one.count),
});
