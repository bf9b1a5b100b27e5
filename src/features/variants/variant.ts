import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import {
  code,
  flag,
  idList,
  id,
  jsonObject,
  jsonList,
  optionalId,
  orderVersion,
} from '#shared/schema/fields.ts';
import {
  variantFilesInput,
  variantFilesOutput,
  VariantVersionFile,
} from '#features/variant-files/variant-files.ts';
import {
  OrderingAnswer,
  OrderingData,
  orderingNumber,
  OwnOrderingAnswer,
  OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';

/** The maximum number of variants of a product. */
export const maxVariants = 400;

/** A row of the grid in requests. `id` and `version` are those that the client loaded. */
export const VariantInput = z.object({
  id: optionalId.optional(),
  version: z.int().optional(),
  code,
  size_id: optionalId.default(null),
  finish_id: optionalId.default(null),
  /** In grams. */
  weight: orderingNumber('weight'),
  /** The number of pieces in a pack. */
  pack_quantity: orderingNumber('pack_quantity'),
  /** The first picture. Without `picture_ids` it replaces the present one; null leaves the variant without pictures. */
  image_id: optionalId.default(null),
  ...variantFilesInput,
  is_active: flag.default(true),
  /** If it is missing, a stored variant keeps its data. */
  ordering: OrderingData.optional(),
});
export type VariantInput = z.infer<typeof VariantInput>;

/**
 * Body of PUT `/products/{id}/variants`: all variants in order; missing ones are removed. An outdated
 * `version` of a row or an outdated `order_version` is answered with 409 and the present variants.
 */
export const VariantsUpdate = z.object({
  variants: jsonList(VariantInput, maxVariants),
  /** The ordering data of the product's own code, for products without variants; unchanged if it is missing. */
  own: jsonObject(OwnOrderingData.shape).optional(),
  order_version: orderVersion,
});
export type VariantsUpdate = z.infer<typeof VariantsUpdate>;

export const Variant = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  size_id: z.int().nullable(),
  finish_id: z.int().nullable(),
  weight: z.number().nullable(),
  pack_quantity: z.int().nullable(),
  ...variantFilesOutput,
  is_active: z.boolean(),
  queue: z.int(),
  ordering: OrderingAnswer,
});
export type Variant = z.infer<typeof Variant>;

/**
 * All variants of a product, and the ordering data of its own code. `order_version` changes with these, with the
 * order of the variants and with every added or removed one.
 */
export const Variants = z.object({
  variants: z.array(Variant),
  own: OwnOrderingAnswer,
  order_version: z.string(),
});
export type Variants = z.infer<typeof Variants>;
export const VariantsWritten = written(Variants);
export type VariantsWritten = z.infer<typeof VariantsWritten>;

/** Body of PUT `/products/{id}/variants/queue`. */
export const VariantsQueue = z.object({ queue: idList, order_version: orderVersion });
export type VariantsQueue = z.infer<typeof VariantsQueue>;

/** Body of POST `/products/{id}/variants/codes`. */
export const VariantCodes = z.object({ codes: jsonList(code, maxVariants) });
export type VariantCodes = z.infer<typeof VariantCodes>;

/** The codes of a call that the variants of this product cannot have, each with the reason. */
export const TakenCodes = z.object({ taken: z.array(z.object({ code: z.string(), reason: z.string() })) });
export type TakenCodes = z.infer<typeof TakenCodes>;

export const VariantsAddress = z.object({ id });

/**
 * An old version of a variant. `size` and `finish` are the present names in the main language, empty for
 * none.
 */
export const VariantVersion = Variant.pick({
  code: true,
  weight: true,
  pack_quantity: true,
  image: true,
  is_active: true,
}).extend({
  size: z.string(),
  finish: z.string(),
  /** Old entries of the history do not contain it. */
  ordering: OrderingAnswer.optional(),
  picture_ids: z.array(z.int()).optional(),
  drawings: z.array(VariantVersionFile).optional(),
  documents: z.array(VariantVersionFile).optional(),
  /** Whether this is the product's own code, which is no variant. */
  is_own: z.boolean().optional(),
});
export type VariantVersion = z.infer<typeof VariantVersion>;

/** The kinds of changes of variants; `restore` means that an older version was restored. */
export const VariantsAction = z.enum(['update', 'order', 'restore']);
export type VariantsAction = z.infer<typeof VariantsAction>;

/** The maximum number of groups of similar codes that staff see at once. */
export const maxSimilarCodes = 10;

/** Groups of codes that differ only in letter case; `has_more` means that there are more groups. */
export const SimilarCodes = z.object({
  groups: z.array(z.array(z.object({ code: z.string(), product_id: z.int(), product: z.string() }))),
  has_more: z.boolean(),
});
export type SimilarCodes = z.infer<typeof SimilarCodes>;
