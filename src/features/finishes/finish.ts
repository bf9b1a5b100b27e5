import { z } from 'zod';
import { line, optionalId, seoName } from '#shared/schema/fields.ts';
import { localisedInput } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { Picture } from '#shared/schema/media.ts';

const texts = { name: line(100) };
const fields = {
  /** A colour like `#c0c0c0`; empty for none. */
  color: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/i, '#c0c0c0 gibi bir renk olmalı')
    .optional(),
  /** A picture of the surface, shown instead of the colour. */
  image_id: optionalId.optional(),
};

/** A finish of the managed list, such as nickel plated. */
export const finish = recordSchemas({
  texts,
  fields,
  shown: {
    /** Public addresses contain the key: it is made from the first name and never changes. */
    key: z.string(),
    color: z.string(),
    image: Picture.nullable(),
    /** The number of products with a variant in this finish, including hidden ones. */
    product_count: z.int(),
  },
});
export const Finish = finish.record;
export type Finish = z.infer<typeof Finish>;

/** A key can be given only to a new finish. */
export const FinishCreate = localisedInput({ ...fields, key: seoName.optional() }, texts);
export type FinishCreate = z.infer<typeof FinishCreate>;
