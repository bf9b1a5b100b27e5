import type { CardOffer, OfferedVariants, PublicVariant } from '../offered-variants.ts';
import { variantName } from '../variant-name.rules.ts';
import { noOrderingData, noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { disclosed, type Disclosure } from '#features/ordering-data/server/disclosure.ts';
import { loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import {
  presentOrdering,
  presentWholeOrdering,
} from '#features/ordering-data/server/public-ordering.read.ts';
import { loadPublicFiles } from '#features/galleries/server/public-galleries.read.ts';
import { loadFormerCodes } from '#features/slugs/server/former-codes.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { describePicture, loadPictures } from '#server/media/media.read.ts';
import {
  documentIdsOf,
  loadVariantFiles,
  picturesOf,
} from '#features/variant-files/server/variant-files.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { readVariantSet } from './variant-sets.ts';
import { selectActiveVariants } from './variants.queries.ts';
import type { VariantVocabulary } from './vocabulary.read.ts';

/** The maximum number of finishes on a card. */
const cardFinishes = 6;

export type OfferedView = {
  db: Reader;
  now: string;
  localiser: Localiser;
  categories: { ids: readonly number[] };
  vocabulary: () => Promise<VariantVocabulary>;
};
type ShownProduct = { id: number; name: string; disclosure: Disclosure };

/**
 * Reads the sizes, finishes and variants of a product's page, and what visitors see of their ordering data.
 * `name` is the alternative text of pictures without one.
 */
export async function readOfferedVariants(
  view: OfferedView,
  product: ShownProduct,
): Promise<OfferedVariants> {
  const { db, vocabulary } = view;
  const stored = await selectActiveVariants(db, product.id);
  const ordering = (await loadOrdering(db, [product.id]))(product.id);
  if (stored.length === 0) {
    const own = disclosed(ordering.own ?? noOwnOrderingData, product.disclosure);
    const shown = (await presentWholeOrdering(view, [own]))(own);
    return { sizes: [], finishes: [], variants: [], ...(shown && { ordering: shown }) };
  }
  const rows = stored.map((row) => {
    const { weight, pack_quantity } = row;
    const data = { ...(ordering.variants.get(row.id) ?? noOrderingData), weight, pack_quantity };
    return { ...row, data: disclosed(data, product.disclosure) };
  });
  const present = await presentOrdering(
    view,
    rows.map(({ data }) => data),
  );
  const former = await loadFormerCodes(
    db,
    rows.map(({ id }) => id),
  );
  const { sizes, finishes } = await vocabulary();
  const filesOf = await loadOfferedFiles(view, product.id, rows);
  return {
    sizes: chosenFrom(sizes, new Set(rows.map((row) => row.size_id))),
    finishes: chosenFrom(finishes, new Set(rows.map((row) => row.finish_id))),
    variants: rows.map((row) => {
      const size = sizes.get(row.size_id ?? 0);
      const finish = finishes.get(row.finish_id ?? 0);
      const shown = present(row.data);
      const otherwise = [product.name, variantName(size, finish)].filter(Boolean).join(', ');
      return {
        id: row.id,
        code: row.code,
        ...(former.has(row.id) && { former_codes: former.get(row.id) }),
        size: size?.key ?? null,
        finish: finish?.key ?? null,
        weight: row.data.weight,
        pack_quantity: row.data.pack_quantity,
        ...filesOf(row, otherwise),
        ...(shown && { ordering: shown }),
      };
    }),
  };
}

type FilesOfVariant = Pick<PublicVariant, 'image' | 'images' | 'drawings' | 'documents'>;

/**
 * Loads the pictures, drawings and documents of a product's variants; a function returns those of one. `name` describes
 * pictures without alternative text.
 */
async function loadOfferedFiles(
  { db, localiser }: OfferedView,
  productId: number,
  rows: readonly { id: number; image_id: number | null }[],
): Promise<(row: { id: number; image_id: number | null }, name: string) => FilesOfVariant> {
  const filesOf = await loadVariantFiles(db, [productId]);
  const known = rows.map(({ id, image_id }) => ({ image_id, files: filesOf(id) }));
  const pictures = await loadPictures(db, known.flatMap(picturesOf));
  const present = await loadPublicFiles(
    db,
    known.flatMap(({ files }) => documentIdsOf(files)),
    localiser,
  );
  return ({ id, image_id }, name) => {
    const files = filesOf(id);
    const images = picturesOf({ image_id, files }).flatMap((mediumId) => {
      const picture = pictures.get(mediumId);
      return picture ? [describePicture(picture, localiser, { otherwise: name })] : [];
    });
    const titled = (gallery: 'drawings' | 'documents') =>
      present(
        files[gallery].map(({ media_id, title }) => ({
          id: media_id,
          media_id,
          title: toJson(title),
          alt: '{}',
        })),
        { gallery, name },
      );
    const drawings = titled('drawings');
    const documents = titled('documents');
    return {
      image: images[0] ?? null,
      ...(images.length > 1 && { images }),
      ...(drawings.length > 0 && { drawings }),
      ...(documents.length > 0 && { documents }),
    };
  };
}

/** The choices on a card; undefined if the variants have neither sizes nor finishes. */
export function presentOffer(set: string, { sizes, finishes }: VariantVocabulary): CardOffer | undefined {
  const { sizeIds, finishIds } = readVariantSet(set);
  const offeredSizes = chosenFrom(sizes, new Set(sizeIds));
  const offeredFinishes = chosenFrom(finishes, new Set(finishIds));
  if (offeredSizes.length === 0 && offeredFinishes.length === 0) return undefined;
  return {
    size_count: offeredSizes.length,
    finish_count: offeredFinishes.length,
    finishes: offeredFinishes.slice(0, cardFinishes),
  };
}

/** The choices with these ids, in the order of the vocabulary. */
function chosenFrom<Choice>(choices: ReadonlyMap<number, Choice>, ids: ReadonlySet<number | null>): Choice[] {
  return [...choices].flatMap(([id, choice]) => (ids.has(id) ? [choice] : []));
}
