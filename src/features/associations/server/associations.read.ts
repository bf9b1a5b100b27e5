import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { createLocaliser } from '#server/texts/localiser.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { AssociatedProduct, Associations } from '../association.ts';
import {
  associationKinds,
  associationSides,
  isDirected,
  sideOfOther,
  type AssociationKind,
  type AssociationSide,
} from '../association-kinds.rules.ts';
import { selectNamed, selectNaming } from './associations.queries.ts';

type Lists<Item> = Readonly<Record<AssociationSide, Item[]>>;

/** The cards of the visible products that belong to this one, in both directions. */
export async function listAssociated(view: PublicView, productId: number): Promise<Lists<ProductCard>> {
  const ids = await readSides(view.db, productId);
  const all = [...new Set(associationSides.flatMap((side) => ids[side]))];
  const cards = new Map((await loadCards(view, await onlyVisible(view, all))).map((card) => [card.id, card]));
  return mapSides((side) => ids[side].flatMap((id) => cards.get(id) ?? []));
}

/** The products that belong to this one, as staff see them: hidden ones too. @throws AppError 404 */
export async function getAssociations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  productId: number,
): Promise<Associations> {
  await checkLive(db, [productId]);
  const { all: languages, main } = await getLanguageCodes(db);
  const localiser = createLocaliser(main, main, languages);
  const view: PublicView = {
    db,
    now: clock.now().toISOString(),
    categories: await loadVisibleCategories(db),
    localiser,
    vocabulary: () => loadVariantVocabulary(db, localiser),
  };
  const ids = await readSides(db, productId);
  const all = [...new Set(associationSides.flatMap((side) => ids[side]))];
  const visible = new Set(await onlyVisible(view, all));
  const products = new Map(
    (await loadCards(view, all)).map(({ id, code, name, image }): [number, AssociatedProduct] => [
      id,
      { id, code, name, image, is_visible: visible.has(id) },
    ]),
  );
  return mapSides((side) => ids[side].flatMap((id) => products.get(id) ?? []));
}

/** The codes of the live products that these name, by kind, in the order of the codes. */
export async function loadNamedCodes(
  db: Reader,
  productIds: readonly number[],
): Promise<(id: number) => Readonly<Record<AssociationKind, string[]>>> {
  const rows = Map.groupBy(await selectNamed(db, productIds), ({ productId }) => productId);
  return (id) => {
    const named = rows.get(id) ?? [];
    const codes = (kind: AssociationKind) =>
      named.flatMap((pair) => (pair.kind === kind ? pair.code : [])).sort();
    return Object.fromEntries(associationKinds.map((kind) => [kind, codes(kind)])) as Record<
      AssociationKind,
      string[]
    >;
  };
}

/** The ids of the live products in each list of a product. */
async function readSides(db: Reader, productId: number): Promise<Lists<number>> {
  const named = await selectNamed(db, [productId]);
  const naming = (await selectNaming(db, [productId])).filter(({ kind }) => isDirected(kind));
  return mapSides((side) => [
    ...named.flatMap(({ kind, otherId }) => (kind === side ? otherId : [])),
    ...naming.flatMap((pair) => (sideOfOther(pair.kind) === side ? pair.productId : [])),
  ]);
}

function mapSides<Item>(items: (side: AssociationSide) => Item[]): Lists<Item> {
  return Object.fromEntries(associationSides.map((side) => [side, items(side)])) as Lists<Item>;
}

/** @throws AppError 404 if one of these products does not exist or is deleted */
export async function checkLive(db: Reader, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  if (rows.length < new Set(ids).size) throw notFound();
}

async function onlyVisible(view: PublicView, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await visibleProducts(view.db, view.now, view.categories.ids)
    .where('products.id', 'in', [...ids])
    .select('products.id')
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}
