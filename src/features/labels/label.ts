import { z } from 'zod';
import { productFilterShape } from '#features/product-lists/product-list.ts';
import { addressForms } from '#features/short-links/short-code.rules.ts';
import { emptyAsMissing, idList, jsonFromText, jsonObject } from '#shared/schema/fields.ts';
import { labelParts, labelSheetNames, sheetProblem } from './label-sheets.rules.ts';

const millimetres = (least: number, most: number) =>
  z.number('Bir sayı yazın').min(least, `En az ${least} mm olabilir`).max(most, `En çok ${most} mm olabilir`);
const count = (most: number) =>
  z.int('Bir tam sayı yazın').min(1, 'En az 1 olabilir').max(most, `En çok ${most} olabilir`);

/** The measures of sheets that are not in the list. */
const OwnSheet = z
  .strictObject({
    columns: count(20),
    rows: count(50),
    width: millimetres(10, 210),
    height: millimetres(8, 297),
    left: millimetres(0, 100),
    top: millimetres(0, 100),
    gap_x: millimetres(0, 50),
    gap_y: millimetres(0, 50),
  })
  .superRefine((layout, context) => {
    const message = sheetProblem(layout);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const whole = (most: number) => z.coerce.number().pipe(count(most));

/**
 * Body of POST `/labels`. The labels of products, given by ids or by a filter, or of single variants. With `per`
 * `article` each active variant gets a label, and a product without variants its own.
 */
export const LabelOrder = z
  .object({
    id_list: idList.optional(),
    filter: jsonObject(productFilterShape).optional(),
    variant_list: idList.optional(),
    per: z.enum(['article', 'product']).default('article'),
    sheet: z.enum([...labelSheetNames, 'own']),
    own: emptyAsMissing(z.preprocess(jsonFromText, OwnSheet).optional()),
    /** The first free label of a used sheet, counted by rows from 1. */
    start: whole(1_000).default(1),
    copies: whole(500).default(1),
    parts: z.preprocess(jsonFromText, z.array(z.enum(labelParts)).min(1, 'Etikette en az bir şey olmalı.')),
    form: z.enum(addressForms).default('short'),
    lang: z.string().regex(/^[a-z]{2}$/),
  })
  .refine(({ sheet, own }) => sheet !== 'own' || own !== undefined, {
    path: ['own'],
    error: 'Ölçüleri yazın.',
  })
  .refine(
    ({ id_list: ids, filter, variant_list: variants }) =>
      [ids?.length, filter && 1, variants?.length].filter(Boolean).length === 1,
    { path: ['id_list'], error: 'En az bir ürün ya da varyant seçin' },
  );
export type LabelOrder = z.output<typeof LabelOrder>;
