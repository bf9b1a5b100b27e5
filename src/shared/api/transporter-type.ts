import { z } from 'zod';
import { written } from './envelope.ts';
import { line, orderVersion, queueList, seoName, version } from './fields.ts';
import { fallbacks, localisedInput, localisedOutput } from './localised.ts';

/** A transporter type for visitors: what an accessory is carried on, like a cord, chain or strap. */
export const TransporterType = z.object({ key: z.string(), name: z.string(), fallbacks });
export type TransporterType = z.infer<typeof TransporterType>;
export const PublicTransporterTypes = z.array(TransporterType);

/** An entry of the managed list in the panel. */
export const ManagedTransporterType = localisedOutput(
  {
    id: z.int(),
    /** Used in addresses and by products: made from the name once and never changed. */
    key: z.string(),
    queue: z.int(),
    /** The number of products with this type, visible or not. */
    product_count: z.int(),
    version: z.int(),
    /** The version of the order of all types. */
    order_version: z.string(),
  },
  ['name'],
);
export type ManagedTransporterType = z.infer<typeof ManagedTransporterType>;
export const ManagedTransporterTypes = z.array(ManagedTransporterType);
export const TransporterTypeWritten = written(ManagedTransporterType);
export type TransporterTypeWritten = z.infer<typeof TransporterTypeWritten>;

const texts = { name: line(100) };

export const TransporterTypeCreate = localisedInput({ key: seoName.optional() }, texts);
export type TransporterTypeCreate = z.infer<typeof TransporterTypeCreate>;

export const TransporterTypeUpdate = localisedInput({ version }, texts);
export type TransporterTypeUpdate = z.infer<typeof TransporterTypeUpdate>;

export const TransporterTypeQueue = z.object({ queue: queueList, order_version: orderVersion });
export type TransporterTypeQueue = z.infer<typeof TransporterTypeQueue>;
