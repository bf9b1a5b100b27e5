import { z } from 'zod';
import { productFilterShape } from '#features/product-lists/product-list.ts';
import { emptyAsMissing, id, idList, jsonObject, keyList } from '#shared/schema/fields.ts';
import { samplePapers } from './sample-cards.rules.ts';

/**
 * Body of POST `/sample-cards`. The products are those of a category, chosen ones, or all; with `finishes`, their keys,
 * each finish gets a board of its own with the articles that have it.
 */
export const SampleCardOrder = z
  .object({
    id_list: idList.optional(),
    filter: jsonObject(productFilterShape).optional(),
    category_id: emptyAsMissing(id.optional()),
    finishes: emptyAsMissing(keyList.default([])),
    paper: z.enum(samplePapers),
    lang: z.string().regex(/^[a-z]{2}$/),
  })
  .refine(
    ({ id_list: ids, filter, category_id: category }) =>
      [ids?.length, filter && 1, category].filter(Boolean).length <= 1,
    { path: ['category_id'], error: 'Ya ürün ya kategori seçin.' },
  )
  .refine(
    ({ id_list: ids, filter, category_id: category, finishes }) =>
      Boolean(ids?.length) || filter !== undefined || category !== undefined || finishes.length > 0,
    { path: ['finishes'], error: 'En az bir kaplama ya da bir kategori seçin.' },
  );
export type SampleCardOrder = z.output<typeof SampleCardOrder>;
