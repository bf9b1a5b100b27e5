import { z } from 'zod';
import { line, seoName } from '#shared/schema/fields.ts';
import { fallbacks, localisedInput } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';

/** A transporter type for visitors: the carrier of an accessory, like a cord, chain or strap. */
export const TransporterType = z.object({ key: z.string(), name: z.string(), fallbacks });
export type TransporterType = z.infer<typeof TransporterType>;
export const PublicTransporterTypes = z.array(TransporterType);

const texts = { name: line(100) };

export const transporterType = recordSchemas({
  texts,
  fields: {},
  shown: {
    /** Public addresses and products contain the key: it is made from the first name and never changes. */
    key: z.string(),
    /** The number of products with this type, including hidden ones. */
    product_count: z.int(),
  },
});
export const ManagedTransporterType = transporterType.record;
export type ManagedTransporterType = z.infer<typeof ManagedTransporterType>;

/** A key can be given only to a new type. */
export const TransporterTypeCreate = localisedInput({ key: seoName.optional() }, texts);
export type TransporterTypeCreate = z.infer<typeof TransporterTypeCreate>;
