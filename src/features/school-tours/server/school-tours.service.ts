import type { z } from 'zod';
import type { schoolTour } from '../school-tour.ts';
import { fromJson } from '#server/db/json.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { refused } from '#server/errors.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { attachMedia } from '#features/galleries/server/attach-media.service.ts';
import { recordGalleryChange, type GalleryVersion } from '#features/galleries/server/gallery-history.ts';
import { ofSchoolTour } from '#features/galleries/server/gallery-owner.ts';
import { restoreGallery } from '#features/galleries/server/gallery-restore.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { restoreRecord } from '#server/records/delete-record.ts';
import { selectVersion } from '#server/records/history.queries.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import type { Saved } from '#server/records/store-values.ts';
import { getRow, updateRecord } from '#server/records/update-record.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { schoolTourResource as resource, type SchoolTourRow } from './tour-resource.ts';

const { table } = resource;
const operations = recordOperations(resource);
type TourInput = z.infer<typeof schoolTour.create>;

/**
 * Extends the operations of a simple record: a tour has cleaned rich text, a category of the tours' tree, and
 * a gallery.
 */
export const schoolTours = {
  ...operations,
  create: async (ctx, actor, { images: mediaIds = [], ...input }: TourInput) => {
    const cleaned = await cleanDescription(input);
    return writeRecord(ctx, actor, {
      resource,
      work: async (tx) => {
        const saved = await createRecord(tx, resource, cleaned);
        if (mediaIds.length === 0) return saved;
        const owner = ofSchoolTour(saved.row.id);
        await attachMedia(tx, owner, { gallery: 'images', mediaIds, field: 'images' });
        await recordGalleryChange(tx, { owner, gallery: 'images', action: 'add', before: [] });
        return saved;
      },
    });
  },
  update: async (ctx, actor, id, input) => {
    const cleaned = await cleanDescription(input);
    return writeRecord(ctx, actor, { resource, work: (tx) => updateRecord(tx, resource, id, cleaned) });
  },
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) =>
        restoreRecord(tx, resource, id, async (row) => {
          if (await hasCategory(tx, row)) return {};
          throw refused('Turun kategorisi silinmiş. Önce onu geri alın.');
        }),
    }),
  restoreVersion: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, { resource, work: (tx) => restoreTour(tx, id, input) }),
} satisfies typeof operations;

/** Restores the fields of an old version and, if the version contains files, the gallery. */
async function restoreTour(
  tx: ContentTransaction,
  id: number,
  input: Parameters<typeof operations.restoreVersion>[3],
): Promise<Saved<SchoolTourRow>> {
  const before = await getRow(tx.db, table, id);
  const json = await selectVersion(tx.db, { entity: table.entity, id: String(id) }, input.entry);
  const { gallery, files } = fromJson<Partial<GalleryVersion>>(json ?? '{}');
  const category = { isLost: false };
  const saved = await restoreVersion(tx, resource, id, input, async (row) => {
    category.isLost = !(await hasCategory(tx, row));
    return category.isLost ? { category_id: before.category_id } : {};
  });
  const gone = gallery && files ? await restoreGallery(tx, ofSchoolTour(id), { gallery, files }) : [];
  const messages = [
    ...(category.isLost ? ['O sürümün kategorisi silinmiş; tur bugünkü kategorisinde kaldı.'] : []),
    ...(gone.length > 0
      ? [`Silinmiş dosyalar geri alınamadı: ${gone.map((name) => `“${name}”`).join(', ')}.`]
      : []),
  ];
  return messages.length > 0 ? { ...saved, message: messages.join(' ') } : saved;
}

async function hasCategory(tx: ContentTransaction, row: SchoolTourRow): Promise<boolean> {
  return (await loadSubtreeIds(tx.db, row.category_id, 'school-tours')).length > 0;
}

/**
 * Cleans the descriptions. Call it before the transaction: cleaning a hostile text takes most of a second,
 * and every other write would wait.
 */
async function cleanDescription<Input extends Pick<TourInput, 'description'>>(input: Input): Promise<Input> {
  const description: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.description)) description[lang] = await cleanRichText(html);
  return { ...input, description };
}
