import type { VariantsAction } from '../variant.ts';
import type { VariantVersion } from '../variant.ts';
import {
  noOrderingData,
  noOwnOrderingData,
  type OrderingData,
  type OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';
import { isSameOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import type { Change } from '#server/content/content-transaction.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadMediaKinds, loadPictures, withAlt } from '#server/media/media.read.ts';
import {
  documentIdsOf,
  noFiles,
  picturesOf,
  type StoredFile,
  type VariantFiles,
} from '#features/variant-files/server/variant-files.read.ts';

/** A stored variant with its ordering data and its files. */
export type VariantRow = ProductVariantRow & { ordering: OrderingData; files: VariantFiles };

/** The values of a variant that staff edit. */
export type VariantValues = Pick<
  VariantRow,
  | 'code'
  | 'size_id'
  | 'finish_id'
  | 'weight'
  | 'pack_quantity'
  | 'image_id'
  | 'is_active'
  | 'ordering'
  | 'files'
>;
type StoredVariant = VariantValues & { id: number };

/** The variants of a product, and the ordering data of its own code. */
export type GridState = { rows: readonly StoredVariant[]; own: OwnOrderingData };

/**
 * The variants of a product in the form in which the history stores them. Old entries lack `ordering`, `files` and
 * `own`. `product_version` is stored with a change of `own`, which raises the version of the product.
 */
export type VariantsVersion = {
  variants: (Omit<StoredVariant, 'ordering' | 'files'> & { ordering?: OrderingData; files?: VariantFiles })[];
  own?: OwnOrderingData;
  product_version?: number;
};

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
  versions: Record<'before' | 'after', GridState>,
  /** The version of the product after the change, if `own` changed. */
  productVersion?: number,
): Change[] {
  const before = versionOf(versions.before);
  const after = versionOf(versions.after);
  if (toJson(before) === toJson(after)) return [];
  if (productVersion !== undefined) {
    before.product_version = productVersion - 1;
    after.product_version = productVersion;
  }
  return [{ entity: 'product', id: productId, action: `${actionPrefix}${action}`, before, after }];
}

function versionOf({ rows, own }: GridState): VariantsVersion {
  return {
    variants: rows.map(({ id, code, size_id, finish_id, weight, pack_quantity, image_id, ...row }) => ({
      id,
      code,
      size_id,
      finish_id,
      weight,
      pack_quantity,
      image_id,
      is_active: row.is_active,
      ordering: row.ordering,
      files: row.files,
    })),
    own,
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
  const changes = await selectVariantChanges(db, productId);
  const find = (variants: VariantsVersion['variants'] = []) => {
    const found = variants.find((row) => row.id === id);
    return found && { ...found, ordering: found.ordering ?? noOrderingData, files: found.files ?? noFiles };
  };
  for (const change of changes) {
    const read = readVariantsChange(change);
    const before = find(read?.before.variants);
    const after = find(read?.after.variants);
    if (!before || !after) return undefined;
    if (toJson(before) !== toJson(after)) left -= 1;
    if (left === 0) return before;
  }
  return undefined;
}

/**
 * Finds the ordering data that a product's own code had in an earlier version of the product. `present` is what it has
 * now; undefined if the last `lookedThrough` changes do not reach that far.
 */
export async function findOwnVersion(
  db: Reader,
  { productId, present }: { productId: number; present: OwnOrderingData },
  version: number,
): Promise<OwnOrderingData | undefined> {
  const changes = await selectVariantChanges(db, productId);
  const read = changes.flatMap((change) => readVariantsChange(change) ?? []);
  const own = read.filter(({ after }) => after.product_version !== undefined);
  const later = own.filter(({ after }) => (after.product_version ?? 0) > version);
  const reachesBack = changes.length < lookedThrough || later.length < own.length;
  return reachesBack ? (later.at(-1)?.before.own ?? present) : undefined;
}

function selectVariantChanges(db: Reader, productId: number) {
  return db
    .selectFrom('history')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(productId))
    .where('action', 'like', `${actionPrefix}%`)
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute();
}

const lookedThrough = 50;

/**
 * Loads what all these versions refer to, and returns a function that presents one version. `code` is the present code
 * of the product.
 */
export async function presentVariantsVersions(
  db: Reader,
  versions: readonly VariantsVersion[],
  code: string,
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
  const media = await loadMediaKinds(
    db,
    all.flatMap(({ files = noFiles }) => documentIdsOf(files)),
  );
  const presentFiles = (files: readonly StoredFile[]) =>
    files.map(({ media_id, title }) => ({ media_id, title, file_name: media.get(media_id)?.fileName ?? '' }));
  return ({ variants, own }) => [
    ...presentOwn(own, code),
    ...variants.map((variant) => {
      const picture = pictures.get(variant.image_id ?? 0);
      return {
        code: variant.code,
        size: sizes.get(variant.size_id ?? 0) ?? '',
        finish: finishes.get(variant.finish_id ?? 0) ?? '',
        weight: variant.weight,
        pack_quantity: variant.pack_quantity,
        image: picture ? withAlt(picture, '') : null,
        is_active: variant.is_active === 1,
        ...(variant.ordering && { ordering: variant.ordering }),
        ...(variant.files && {
          picture_ids: picturesOf({ ...variant, files: variant.files }),
          drawings: presentFiles(variant.files.drawings),
          documents: presentFiles(variant.files.documents),
        }),
      };
    }),
  ];
}

/** The product's own code as a row beside the variants; none without data. */
function presentOwn(own: OwnOrderingData = noOwnOrderingData, code: string): VariantVersion[] {
  if (isSameOrdering(own, noOwnOrderingData)) return [];
  const { weight, pack_quantity, ...ordering } = own;
  const none = { size: '', finish: '', image: null };
  return [{ code, ...none, weight, pack_quantity, is_active: true, ordering, is_own: true }];
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
