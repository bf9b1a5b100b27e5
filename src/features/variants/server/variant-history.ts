import type { VariantsAction } from '../variant.ts';
import type { VariantVersion } from '../variant.ts';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import type { Change } from '#server/content/content-transaction.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';

/** What staff set of a variant. */
export type VariantValues = Pick<
  ProductVariantRow,
  'code' | 'size_id' | 'finish_id' | 'weight' | 'pack_quantity' | 'image_id' | 'is_active'
>;
type StoredVariant = VariantValues & { id: number };

/** The variants of a product as the history stores them. */
export type VariantsVersion = { variants: StoredVariant[] };

const actionPrefix = 'variants-';

/** The action of an entry of a product's history that is about its variants; undefined for other entries. */
export function variantsActionOf(action: string): VariantsAction | undefined {
  // Only this file records these actions.
  return action.startsWith(actionPrefix) ? (action.slice(actionPrefix.length) as VariantsAction) : undefined;
}

/** The history's entry of what changed in the variants of a product; empty when they are the same. */
export function variantChanges(
  productId: number,
  action: VariantsAction,
  versions: Record<'before' | 'after', readonly StoredVariant[]>,
): Change[] {
  const before = versionOf(versions.before);
  const after = versionOf(versions.after);
  if (toJson(before) === toJson(after)) return [];
  return [{ entity: 'product', id: productId, action: `${actionPrefix}${action}`, before, after }];
}

function versionOf(rows: readonly StoredVariant[]): VariantsVersion {
  return {
    variants: rows.map(({ id, code, size_id, finish_id, weight, pack_quantity, image_id, is_active }) => ({
      ...{ id, code, size_id, finish_id, weight, pack_quantity, image_id, is_active },
    })),
  };
}

/** The variants before and after a change; undefined for a change of something else. */
export function readVariantsChange({
  action,
  before,
  after,
}: {
  action: string;
  before: string | null;
  after: string | null;
}): { action: VariantsAction; before: VariantsVersion; after: VariantsVersion } | undefined {
  const name = variantsActionOf(action);
  if (!name || before === null || after === null) return undefined;
  return {
    action: name,
    before: fromJson<VariantsVersion>(before),
    after: fromJson<VariantsVersion>(after),
  };
}

/**
 * What a variant was some versions ago: each change of its own values gave it the next version. Undefined when the last
 * `lookedThrough` changes do not reach that far.
 */
export async function findVariantVersion(
  db: Reader,
  { id, product_id: productId, version: present }: Pick<ProductVariantRow, 'id' | 'product_id' | 'version'>,
  version: number,
): Promise<VariantValues | undefined> {
  let left = present - version;
  if (left <= 0) return undefined;
  const changes = await db
    .selectFrom('history')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(productId))
    .where('action', 'like', `${actionPrefix}%`)
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute();
  const find = (variants: readonly StoredVariant[] = []) => variants.find((row) => row.id === id);
  for (const change of changes) {
    const read = readVariantsChange(change);
    const [before, after] = [find(read?.before.variants), find(read?.after.variants)];
    if (!before || !after) return undefined;
    if (toJson(before) !== toJson(after)) left -= 1;
    if (left === 0) return before;
  }
  return undefined;
}

const lookedThrough = 50;

/** Loads what these versions refer to once, then shows one. */
export async function presentVariantsVersions(
  db: Reader,
  versions: readonly VariantsVersion[],
): Promise<(version: VariantsVersion) => VariantVersion[]> {
  const all = versions.flatMap(({ variants }) => variants);
  const sizes = await loadNames(
    db,
    'sizes',
    all.map((variant) => variant.size_id),
  );
  const finishes = await loadNames(
    db,
    'finishes',
    all.map((variant) => variant.finish_id),
  );
  const pictures = await loadPictures(
    db,
    all.flatMap(({ image_id: id }) => id ?? []),
  );
  return ({ variants }) =>
    variants.map(({ code, size_id, finish_id, weight, pack_quantity, image_id, is_active }) => {
      const picture = pictures.get(image_id ?? 0);
      return {
        code,
        size: sizes.get(size_id ?? 0) ?? '',
        finish: finishes.get(finish_id ?? 0) ?? '',
        weight,
        pack_quantity,
        image: picture ? withAlt(picture, '') : null,
        is_active: is_active === 1,
      };
    });
}

/** The names of sizes or finishes in the main language, by id; also of deleted ones. */
export async function loadNames(
  db: Reader,
  table: 'sizes' | 'finishes',
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const main = await getMainLanguage(db);
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = await selectRowsById<{ id: number; name: string }>(db, table, known);
  return new Map(rows.map(({ id, name }) => [id, resolveName(readTexts(name), main, main, []).text]));
}
