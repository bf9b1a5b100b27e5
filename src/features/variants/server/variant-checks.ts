import type { MediumKind } from '#shared/schema/media.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { maxVariants } from '../variant.ts';
import type { OrderingData } from '#features/ordering-data/ordering-data.ts';
import { successorProblem } from '#features/ordering-data/ordering-fields.rules.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { codeTaken, codeTooSimilar, findSimilarCodes } from './article-codes.ts';
import { foldedCode } from '../code.rules.ts';
import {
  documentIdsOf,
  noFiles,
  picturesOf,
  type VariantFiles,
} from '#features/variant-files/server/variant-files.read.ts';
import type { VariantValues } from './variant-history.ts';

type Column = keyof VariantValues | keyof OrderingData | 'picture_ids' | 'drawings' | 'documents';

/**
 * A row to check, its product, and a function that names its fields in errors. If `hadCode` is true, the
 * variant already had this code, so the code may differ from another one only in letter case.
 */
export type CheckedRow = {
  productId: number;
  row: VariantValues;
  hadCode: boolean;
  /** The field in which the row named its pictures. */
  pictureField: 'image_id' | 'picture_ids';
  field: (column: Column) => string;
};

/**
 * Checks rows before they are written. `replaced` are the ids of the variants that these rows replace, so
 * their codes are free.
 *
 * @throws AppError 422 with every problem at its field
 */
export async function checkVariants(
  db: Reader,
  rows: readonly CheckedRow[],
  replaced: ReadonlySet<number>,
): Promise<void> {
  const errors: FieldErrors = {
    ...(await goneReferences(db, rows)),
    ...repeatedCombinations(rows),
    ...(await refusedCodes(db, rows, replaced)),
    ...refusedSuccessors(rows),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** @throws AppError 422 if there are more variants than a product may have. */
export function checkCount(rows: readonly unknown[], field: string): void {
  if (rows.length > maxVariants)
    throw invalid({ [field]: [`Bir üründe en çok ${maxVariants} varyant olabilir.`] });
}

async function refusedCodes(
  db: Reader,
  rows: readonly CheckedRow[],
  replaced: ReadonlySet<number>,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const owners = await findSimilarCodes(
    db,
    rows.map(({ row }) => row.code),
  );
  const seen = Map.groupBy(rows, ({ row }) => foldedCode(row.code));
  for (const checked of rows) {
    const { productId, row, field, hadCode } = checked;
    const folded = foldedCode(row.code);
    const others = (owners.get(folded) ?? []).filter(
      ({ variantId }) => variantId === null || !replaced.has(variantId),
    );
    const owner = others.find(({ code }) => code === row.code);
    const [similar] = hadCode ? [] : others;
    const earlier = seen.get(folded)?.slice(0, seen.get(folded)?.indexOf(checked)) ?? [];
    const isRepeated = earlier.some((other) => other.row.code === row.code);
    const twin = earlier.find((other) => !hadCode || !other.hadCode)?.row.code;
    if (row.code === '') errors[field('code')] = [genericMessages.required];
    else if (owner?.productId === productId)
      errors[field('code')] = ['Bu, ürünün kendi kodu; varyantın ayrı bir kodu olmalı.'];
    else if (owner) errors[field('code')] = [codeTaken(row.code, owner)];
    else if (isRepeated) errors[field('code')] = [`“${row.code}” kodu iki kez yazılmış.`];
    else if (similar) errors[field('code')] = [codeTooSimilar(row.code, similar)];
    else if (twin !== undefined)
      errors[field('code')] = [`“${row.code}” ile “${twin}” yalnız harf büyüklüğüyle ayrılıyor.`];
  }
  return errors;
}

function repeatedCombinations(rows: readonly CheckedRow[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const { productId, row, field } of rows) {
    const combination = `${productId} ${row.size_id} ${row.finish_id}`;
    if (seen.has(combination)) errors[field('size_id')] = ['Bu ölçü ve kaplama iki kez var.'];
    seen.add(combination);
  }
  return errors;
}

function refusedSuccessors(rows: readonly CheckedRow[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { row, field } of rows) {
    const problem = successorProblem({ ...row.ordering, code: row.code });
    if (problem !== undefined) errors[field('successor')] = [problem];
  }
  return errors;
}

async function goneReferences(db: Reader, rows: readonly CheckedRow[]): Promise<FieldErrors> {
  const { sizes, finishes, pictures, pdfs, documents } = await findUsable(
    db,
    rows.map(({ row }) => row),
  );
  const errors: FieldErrors = {};
  for (const { row, field, pictureField } of rows) {
    if (row.size_id !== null && !sizes.has(row.size_id))
      errors[field('size_id')] = ['Böyle bir ölçü yok. Silinmiş olabilir; listeyi yenileyin.'];
    if (row.finish_id !== null && !finishes.has(row.finish_id))
      errors[field('finish_id')] = ['Böyle bir kaplama yok. Silinmiş olabilir; listeyi yenileyin.'];
    if (!picturesOf(row).every((id) => pictures.has(id)))
      errors[field(pictureField)] = ['Resim bulunamadı. Silinmiş olabilir; tekrar yükleyin.'];
    if (!row.files.drawings.every(({ media_id: id }) => pictures.has(id) || pdfs.has(id)))
      errors[field('drawings')] = ['Çizim bulunamadı ya da görsel veya PDF değil; tekrar yükleyin.'];
    if (!row.files.documents.every(({ media_id: id }) => documents.has(id)))
      errors[field('documents')] = ['Belge bulunamadı ya da PDF veya CAD dosyası değil; tekrar yükleyin.'];
  }
  return errors;
}

/** Finds which sizes, finishes, pictures and documents of these rows exist. */
export async function findUsable(
  db: Reader,
  rows: readonly (Pick<VariantValues, 'size_id' | 'finish_id' | 'image_id'> & { files?: VariantFiles })[],
) {
  const idsIn = (column: 'size_id' | 'finish_id') => [...new Set(rows.flatMap((row) => row[column] ?? []))];
  const liveIds = async (table: 'sizes' | 'finishes', ids: readonly number[]) => {
    const found = await selectRowsById<{ id: number; deleted_at: string | null }>(db, table, ids);
    return new Set(found.filter((row) => row.deleted_at === null).map(({ id }) => id));
  };
  const media = await loadMediaKinds(
    db,
    rows.flatMap(({ image_id, files = noFiles }) => [
      ...picturesOf({ image_id, files }),
      ...documentIdsOf(files),
    ]),
  );
  const ofKind = (...wanted: readonly MediumKind[]) =>
    new Set([...media].flatMap(([id, { kind }]) => (wanted.some((one) => one === kind) ? [id] : [])));
  return {
    sizes: await liveIds('sizes', idsIn('size_id')),
    finishes: await liveIds('finishes', idsIn('finish_id')),
    pictures: ofKind('picture'),
    pdfs: ofKind('document'),
    documents: ofKind('document', 'cad'),
  };
}
