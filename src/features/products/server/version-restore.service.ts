import type { Product } from '../product.ts';
import type { VersionRestore } from '#shared/schema/history.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound, refused } from '#server/errors.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { restoreGallery } from '#features/galleries/server/gallery-restore.service.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { restoreVariants } from '#features/variants/server/restore-variants.ts';
import { readVariantsChange } from '#features/variants/server/variant-history.ts';
import { restoreAttributes } from './attributes.service.ts';
import { readGalleryChange } from './history.read.ts';
import { refusalOf } from './codes.service.ts';
import { checkProductVersion } from './writer/plan-checks.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { cleanTexts, readProductTexts, replacingTexts, type SentTexts } from './texts.service.ts';
import { selectChange } from './versions.queries.ts';
import { loadVersions } from './versions.read.ts';
import { writeProducts } from './writer/write-products.ts';

type Restore = VersionRestore & { entry: number };

/**
 * Restores a product, one of its galleries or its variants to the state after one of its changes. Values that
 * no longer exist or are used by others stay as they are; `message` names them.
 */
export async function restoreProductVersion(
  ctx: Context,
  actor: Actor,
  id: number,
  { entry, version }: Restore,
): Promise<{ data: Product; message?: string }> {
  await getProductRow(ctx.db, id);
  const change = await selectChange(ctx.db, id, entry);
  if (!change) throw notFound('Bu sürüm bulunamadı. Geçmişi yenileyip tekrar deneyin.');
  const gallery = readGalleryChange(change)?.after;
  const variants = readVariantsChange(change)?.after;
  const older = (await loadVersions(ctx.db, id, [change])).get(entry)?.after;
  if (!gallery && !variants && !older)
    throw refused('Ürün o anda silinmişti. Geçmişten başka bir sürüm seçin.');
  // The stored text is cleaned again, because the rules may have become stricter.
  const texts = older && (await cleanTexts(readProductTexts(older)));
  const messages = await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    await checkProductVersion(tx, before, version);
    if (gallery) return goneFiles(await restoreGallery(tx, ofProduct(id), gallery));
    if (variants) return restoreVariants(tx, id, variants);
    return older && texts ? restoreFields(tx, before, { older, texts }) : [];
  });
  const data = await getProduct(ctx, id);
  return messages.length === 0 ? { data } : { data, message: messages.join(' ') };
}

/** Restores the fields of a product. Returns a sentence for each value that stays as it is. */
async function restoreFields(
  tx: ContentTransaction,
  before: ProductRow,
  { older, texts }: { older: ProductRow; texts: SentTexts },
): Promise<string[]> {
  const isCategoryGone = (await loadSubtreeIds(tx.db, older.category_id)).length === 0;
  const codeRefusal = await refusalOf(tx, { id: before.id, code: older.code, present: before.code });
  const types = await loadTypes(tx, typeIdsIn(older.transporter_type_ids));
  const fields = {
    texts: replacingTexts(before, texts),
    ...(!isCategoryGone && { category_id: older.category_id }),
    ...(!codeRefusal && { code: older.code }),
    seo_name: older.seo_name,
    transporter_types: types.keys,
    is_active: older.is_active === 1,
    is_featured: older.is_featured === 1,
    published_at: older.published_at,
  };
  const stored = {
    translated_from: older.translated_from,
    attributes: await restoreAttributes(tx, older.attributes),
  };
  await writeProducts(tx, [{ change: 'update', before, fields, stored }]);
  return [
    ...(isCategoryGone ? ['O sürümün kategorisi silinmiş; ürün bugünkü kategorisinde kaldı.'] : []),
    ...(codeRefusal ? [`${codeRefusal} Bugünkü kod kaldı.`] : []),
    ...(types.gone.length > 0 ? [`Silinmiş taşıyıcı türleri geri alınamadı: ${types.gone.join(', ')}.`] : []),
  ];
}

type TypeRow = { id: number; key: string; name: string; deleted_at: string | null };

/** Separates the keys of the transporter types that exist from the names of the others. */
async function loadTypes(tx: ContentTransaction, ids: readonly number[]) {
  const main = await getMainLanguage(tx.db);
  const types = await selectRowsById<TypeRow>(tx.db, 'transporter_types', ids);
  const isLive = (type: TypeRow) => type.deleted_at === null;
  const nameOf = ({ name, key }: TypeRow) => `“${resolveName(readTexts(name), main, main, []).text || key}”`;
  return {
    keys: types.filter(isLive).map(({ key }) => key),
    gone: types.filter((type) => !isLive(type)).map(nameOf),
  };
}

function goneFiles(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`Silinmiş dosyalar geri alınamadı: ${names.map((name) => `“${name}”`).join(', ')}.`];
}
