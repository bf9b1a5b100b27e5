import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import {
  code,
  emptyAsMissing,
  flag,
  id,
  instant,
  jsonList,
  keyList,
  line,
  longText,
  seoTexts,
  version,
} from '#shared/schema/fields.ts';
import { localisedInput, localisedOutput } from '#shared/schema/localised.ts';
import { associationKinds, maxAssociations } from '#features/associations/association-kinds.rules.ts';
import { ClaimInput } from '#features/compliance/compliance.ts';
import { claimKinds } from '#features/compliance/compliance.rules.ts';
import { Attribute, maxAttributeRows, productTexts } from '#features/products/product.ts';
import {
  OrderingAnswer,
  OrderingData,
  OwnOrderingAnswer,
  OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';
import { maxVariants, VariantInput } from '#features/variants/variant.ts';

/** The most rows of one batch, and the most products of one page. */
export const maxBatchRows = 500;

/** A size or a finish: programs know it by its key, which never changes. */
const Named = localisedOutput({ key: z.string() }, ['name']);

const RecordVariant = z.object({
  code: z.string(),
  size: Named.nullable(),
  finish: Named.nullable(),
  /** In grams. */
  weight: z.number().nullable(),
  /** The number of pieces in a pack. */
  pack_quantity: z.int().nullable(),
  is_active: z.boolean(),
  ordering: OrderingAnswer,
});

/** A product as other programs read it. Fields are added to it, but never renamed or removed. */
export const ProductRecord = localisedOutput(
  {
    id: z.int(),
    code: z.string(),
    category: localisedOutput({ id: z.int(), seo_name: z.string() }, ['name']),
    seo_name: z.string(),
    attributes: z.array(Attribute.pick({ label: true, value: true })),
    transporter_types: z.array(z.string()),
    variants: z.array(RecordVariant),
    /** What orders need of the product's own code; variants have their own. */
    ordering: OwnOrderingAnswer,
    /** The codes of other products, by how they belong to this one; each of a mutual kind names the other. */
    associations: z.record(z.enum(associationKinds), z.array(z.string())),
    /** What the company claims about the product itself, also when it is over; `document` is the address of the PDF. */
    claims: z.array(
      z.object({
        kind: z.enum(claimKinds),
        value: z.string(),
        valid_until: z.string().nullable(),
        document: z.string().nullable(),
      }),
    ),
    is_active: z.boolean(),
    is_featured: z.boolean(),
    published_at: z.string().nullable(),
    version: z.int(),
    updated_at: z.string(),
  },
  productTexts,
);
export type ProductRecord = z.infer<typeof ProductRecord>;

/** Query of GET `/api/v1/products`. */
export const ProductFeedQuery = z.object({
  /** Only what changed since this instant; ten minutes before it are read again. Ignored beside `cursor`. */
  updated_since: instant.optional(),
  /** The `next_cursor` of the answer before. */
  cursor: emptyAsMissing(
    z
      .string()
      .regex(/^\d{1,15}([.-]\d{1,10})?$/, 'Geçerli bir imleç değil')
      .optional(),
  ),
  limit: emptyAsMissing(z.coerce.number('Bir sayı girin').int().min(1).max(maxBatchRows).default(100)),
});
export type ProductFeedQuery = z.output<typeof ProductFeedQuery>;

/** A page of products. The same product may come again when it changes meanwhile; the last one counts. */
export const ProductFeed = z.object({
  data: z.array(ProductRecord),
  deleted: z.array(z.object({ id: z.int(), code: z.string(), deleted_at: z.string() })),
  has_more: z.boolean(),
  /** Where to go on: now if `has_more`, else whenever the program next wants to know what changed. */
  next_cursor: z.string(),
});
export type ProductFeed = z.infer<typeof ProductFeed>;

const key = emptyAsMissing(z.string().max(200).nullish());

/** The fields of ordering data without their defaults, since a missing field changes nothing. */
function withoutDefaults<Data extends z.ZodObject>(schema: Data): z.ZodType<Partial<z.output<Data>>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const bare = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType);
    return [name, bare.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Partial<z.output<Data>>>;
}

/** A variant in a write, known by its code. */
const SentVariant = z.object({
  code,
  size: key,
  finish: key,
  // Without their defaults, since a missing field changes nothing.
  weight: VariantInput.shape.weight.unwrap().optional(),
  pack_quantity: VariantInput.shape.pack_quantity.unwrap().optional(),
  is_active: flag.optional(),
  ordering: withoutDefaults(OrderingData).optional(),
});
export type SentVariant = z.output<typeof SentVariant>;

const codes = z.array(code).max(maxAssociations, `En çok ${maxAssociations} ürün olabilir`);
const SentAssociations = z.partialRecord(z.enum(associationKinds, 'Bilinen bir ilişki değil'), codes);

const shape = {
  category_id: id.optional(),
  attributes: jsonList(
    Attribute.pick({ label: true, value: true }).partial({ value: true }),
    maxAttributeRows,
  ).optional(),
  transporter_types: keyList.optional(),
  /** Variants to add or change, by code. Those that are not named stay as they are. */
  variants: jsonList(SentVariant, maxVariants).optional(),
  ordering: withoutDefaults(OwnOrderingData).optional(),
  /** Codes by kind. A kind that is sent has these products only; one that is not sent stays as it is. */
  associations: SentAssociations.optional(),
  /** All claims of the product; those of a kind that is sent again keep their PDF. */
  claims: jsonList(ClaimInput, claimKinds.length)
    .refine(
      (claims) => new Set(claims.map(({ kind }) => kind)).size === claims.length,
      'Her beyan bir kez gönderilebilir',
    )
    .optional(),
  is_active: flag.optional(),
  is_featured: flag.optional(),
  published_at: instant.optional(),
  version,
};
const texts = { name: line(200), summary: line(500), description: longText(100_000), ...seoTexts };

/** Body of PUT `/api/v1/products/{code}`; a product that exists changes only in the sent fields. */
export const ProductRecordWrite = localisedInput(shape, texts);
export type ProductRecordWrite = z.output<typeof ProductRecordWrite>;

export const ProductCode = z.object({ code });
export type ProductCode = z.output<typeof ProductCode>;

/** A row of a batch. Each is checked by itself, so that a wrong one does not stop the others. */
export const ProductBatch = z.object({
  products: z
    .array(z.looseObject({ code: z.unknown().optional() }), 'Bir ürün listesi gönderin')
    .min(1, 'En az bir ürün gönderin')
    .max(maxBatchRows, `Bir çağrıda en çok ${maxBatchRows} ürün olabilir`)
    .meta({ description: '`code` and the fields of PUT /api/v1/products/{code}' }),
  /** Writes all rows or none. */
  atomic: flag.default(false),
});
export type ProductBatch = z.output<typeof ProductBatch>;

/** `skipped`: the row was right, but another row of the same atomic batch was refused. */
export const writeResults = ['created', 'updated', 'unchanged', 'refused', 'skipped'] as const;

export const RowResult = z.object({
  index: z.int(),
  code: z.string(),
  result: z.enum(writeResults),
  id: z.int().nullable(),
  /** In Turkish and in English; empty unless the row was refused or skipped. */
  message: z.string(),
  message_en: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type RowResult = z.infer<typeof RowResult>;

export const ProductBatchWritten = Success.extend({
  data: z.array(RowResult),
  /** How many rows had each result. */
  counts: z.record(z.enum(writeResults), z.int()),
});
export type ProductBatchWritten = z.infer<typeof ProductBatchWritten>;

export const ProductRecordWritten = Success.extend({
  result: z.enum(['created', 'updated', 'unchanged']),
  data: ProductRecord,
});
export type ProductRecordWritten = z.infer<typeof ProductRecordWritten>;
