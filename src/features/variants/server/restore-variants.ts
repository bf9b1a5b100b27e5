import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { OrderingData } from '#features/ordering-data/ordering-data.ts';
import { findGtinOwners } from '#features/ordering-data/server/ordering-data.read.ts';
import { restoreDocument } from '#server/media/documents.service.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { findSimilarCodes } from './article-codes.ts';
import { foldedCode } from '../code.rules.ts';
import { findUsable } from './variant-checks.ts';
import {
  documentIdsOf,
  noFiles,
  picturesOf,
  type StoredFile,
} from '#features/variant-files/server/variant-files.read.ts';
import { loadNames, type VariantsVersion } from './variant-history.ts';
import { loadGrids } from './variants.read.ts';
import { writeVariants } from './variants.service.ts';

/**
 * Restores an old version of a product's variants. Variants whose code, size or finish is no longer available
 * are left out, as are pictures that no longer exist.
 *
 * @returns a sentence for each part that could not be restored
 */
export async function restoreVariants(
  tx: ContentTransaction,
  productId: number,
  { variants, own }: VariantsVersion,
): Promise<string[]> {
  const present = (await loadGrids(tx.db, [productId]))(productId).rows;
  const ids = new Set(present.map(({ id }) => id));
  const codes = new Set(present.map(({ code }) => code));
  const usable = await findUsable(tx.db, variants);
  const documents = await restoreDocuments(tx, variants, usable.documents);
  const owners = await findSimilarCodes(
    tx.db,
    variants.map(({ code }) => code),
  );
  const isGone = { size: new Set<number>(), finish: new Set<number>(), file: new Set<number>() };
  const taken: string[] = [];
  const gtins = await findTakenGtins(tx, productId, [own, ...variants.map(({ ordering }) => ordering)]);
  const free = <Data extends OrderingData>(data: Data): Data =>
    gtins.includes(data.gtin) ? { ...data, gtin: '' } : data;
  const rows = variants.flatMap((row) => {
    const { id, code, size_id: size, finish_id: finish, image_id: image } = row;
    const isTaken = owners
      .get(foldedCode(code))
      ?.some(
        (owner) =>
          !(owner.variantId !== null && ids.has(owner.variantId)) &&
          (owner.code === code || !codes.has(code)),
      );
    if (isTaken) taken.push(code);
    else if (size !== null && !usable.sizes.has(size)) isGone.size.add(size);
    else if (finish !== null && !usable.finishes.has(finish)) isGone.finish.add(finish);
    else {
      const kept = (id: number) => {
        const present = usable.pictures.has(id) ? id : documents.get(id);
        if (present === undefined) isGone.file.add(id);
        return present;
      };
      const titled = (files: readonly StoredFile[]) =>
        files.flatMap((file) => {
          const present = kept(file.media_id);
          return present === undefined ? [] : [{ ...file, media_id: present }];
        });
      const { files, ...values } = row;
      return [
        {
          ...values,
          id: ids.has(id) ? id : null,
          image_id: image === null ? null : (kept(image) ?? null),
          ...(files && {
            picture_ids: picturesOf({ image_id: image, files }).flatMap((one) => kept(one) ?? []),
            drawings: titled(files.drawings),
            documents: titled(files.documents),
          }),
          is_active: row.is_active === 1,
          ordering: row.ordering && free(row.ordering),
        },
      ];
    }
    return [];
  });
  await writeVariants(tx, [{ productId, rows, own: own && free(own), action: 'restore' }]);
  const files = await loadMediaKinds(tx.db, [...isGone.file]);
  return [
    ...sentence(gtins, (list) => `Artık başka ürünlerde olan GTIN’ler geri alınamadı: ${list}.`),
    ...sentence(
      taken,
      (codes) => `Kodları artık başka yerde kullanılan varyantlar geri alınamadı: ${codes}.`,
    ),
    ...sentence(
      (await loadNames(tx.db, 'sizes', [...isGone.size])).values(),
      (names) => `Silinmiş ölçülerin varyantları geri alınamadı: ${names}.`,
    ),
    ...sentence(
      (await loadNames(tx.db, 'finishes', [...isGone.finish])).values(),
      (names) => `Silinmiş kaplamaların varyantları geri alınamadı: ${names}.`,
    ),
    ...sentence(
      [...files.values()].map(({ fileName }) => fileName),
      (names) => `Silinmiş dosyalar geri alınamadı: ${names}.`,
    ),
  ];
}

/** The ids of the documents that exist, by the ids under which the version knows them. Deleted ones are restored. */
async function restoreDocuments(
  tx: ContentTransaction,
  variants: VariantsVersion['variants'],
  usable: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const id of new Set(variants.flatMap(({ files = noFiles }) => documentIdsOf(files)))) {
    const present = usable.has(id) ? id : await restoreDocument(tx, id);
    if (present !== undefined) found.set(id, present);
  }
  return found;
}

function sentence(names: Iterable<string>, write: (names: string) => string): string[] {
  const list = [...names].map((name) => `“${name}”`);
  return list.length === 0 ? [] : [write(list.join(', '))];
}

/** The GTINs of these articles that other products have by now. */
async function findTakenGtins(
  { db }: ContentTransaction,
  productId: number,
  articles: readonly (OrderingData | undefined)[],
): Promise<string[]> {
  const gtins = articles.flatMap((data) => data?.gtin || []);
  const owners = await findGtinOwners(db, gtins);
  const isOther = ({ product_id: id }: { product_id: number }) => id !== productId;
  return gtins.filter((gtin) => owners.get(gtin.padStart(14, '0'))?.some(isOther));
}
