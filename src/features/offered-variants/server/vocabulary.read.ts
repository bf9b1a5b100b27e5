import type { Selectable } from 'kysely';
import type { PublicFinish, PublicSize } from '../offered-variants.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { FinishTable, SizeTable } from '#server/db/schema/variant.ts';
import { describePicture, loadPictures } from '#server/media/media.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';

/** All sizes and finishes for visitors by id, in the order in which pages show them. */
export type VariantVocabulary = {
  sizes: ReadonlyMap<number, PublicSize>;
  finishes: ReadonlyMap<number, PublicFinish>;
};

export async function loadVariantVocabulary(db: Reader, localiser: Localiser): Promise<VariantVocabulary> {
  const [sizes, finishes] = await Promise.all([
    selectRows<Selectable<SizeTable>>(db, 'sizes'),
    selectRows<Selectable<FinishTable>>(db, 'finishes'),
  ]);
  const pictures = await loadPictures(
    db,
    finishes.flatMap(({ image_id: id }) => id ?? []),
  );
  return {
    // The sort is stable, so equal numbers keep the order of the managed list.
    sizes: new Map(
      sizes
        .sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0)
        .map(({ id, key, name }) => [id, { key, ...localiser.read({ name }) }]),
    ),
    finishes: new Map(
      finishes.map(({ id, key, name, color, image_id: imageId }) => {
        const texts = localiser.read({ name });
        const picture = pictures.get(imageId ?? 0);
        const image = picture ? describePicture(picture, localiser, { otherwise: texts.name }) : null;
        return [id, { key, ...texts, color, image }];
      }),
    ),
  };
}
