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

/** The values of a variant that staff edit. */
export type VariantValues = Pick<
  ProductVariantRow,
  'code' | 'size_id' | 'finish_id' | 'weight' | 'pack_quantity' | 'image_id' | 'is_active'
>;
type StoredVariant = VariantValues & { id: number };

/** The variants of a product in the form in which the history stores them. */
export type VariantsVersion = { variants: StoredVariant[] };

const actionPrefix = 'variants-';

/** The action of a history entry about variants; undefined for other entries of a product. */
export function variantsActionOf(action: string): VariantsAction | undefined {
  // The cast is safe, because only this file records actions with this prefix.
  return action.startsWith(actionPrefix) ? (action.slice(actionPrefix.length) as VariantsAction) : undefined;
}

/** The history entry for changed variants; empty if they are the same. */
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

/** The variants before and after a change; undefined if the change is about something else. */
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
 * Finds an earlier version of a variant by counting back its changes, each of which raised the version by
 * one. Undefined if the last `lookedThrough` changes do not reach that far.
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

/** Loads what all these versions refer to, and returns a function that presents one version. */
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

/** The names of sizes or finishes in the main language by id, including deleted ones. */
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
