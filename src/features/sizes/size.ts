import { z } from 'zod';
import { line, optionalDecimal, seoName } from '#shared/schema/fields.ts';
import { localisedInput } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';

const texts = { name: line(100) };
const fields = {
  /** Visitors see sizes by this number, lowest first; sizes without a number follow in the list's order. */
  number: optionalDecimal.optional(),
};

/** A size of the managed list, such as `25 mm`. */
export const size = recordSchemas({
  texts,
  fields,
  shown: {
    /** Part of addresses: made from the name once and never changed. */
    key: z.string(),
    number: z.number().nullable(),
    /** The number of products with a variant of this size, including hidden ones. */
    product_count: z.int(),
  },
});
export const Size = size.record;
export type Size = z.infer<typeof Size>;

/** Only a new size can be given a key. */
export const SizeCreate = localisedInput({ ...fields, key: seoName.optional() }, texts);
export type SizeCreate = z.infer<typeof SizeCreate>;
