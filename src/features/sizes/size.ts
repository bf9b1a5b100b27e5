import { z } from 'zod';
import { line, optionalDecimal, seoName } from '#shared/schema/fields.ts';
import { localisedInput } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';

const texts = { name: line(100) };
const fields = {
  /**
   * The site sorts sizes by this number, the lowest first. Sizes without a number follow in the order of the
   * list.
   */
  number: optionalDecimal.optional(),
};

/** A size of the managed list, such as `25 mm`. */
export const size = recordSchemas({
  texts,
  fields,
  shown: {
    /** Public addresses contain the key: it is made from the first name and never changes. */
    key: z.string(),
    number: z.number().nullable(),
    /** The number of products with a variant of this size, including hidden ones. */
    product_count: z.int(),
  },
});
export const Size = size.record;
export type Size = z.infer<typeof Size>;

/** A key can be given only to a new size. */
export const SizeCreate = localisedInput({ ...fields, key: seoName.optional() }, texts);
export type SizeCreate = z.infer<typeof SizeCreate>;
