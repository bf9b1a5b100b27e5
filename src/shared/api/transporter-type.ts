import { z } from 'zod';
import { written } from './envelope.ts';
import { line, orderVersion, queueList, seoName, version } from './fields.ts';
import { fallbacks, localisedInput, localisedOutput } from './localised.ts';

/** What an accessory is carried on (kordon, zincir, kayış …), for visitors. */
export const TransporterType = z.object({ key: z.string(), name: z.string(), fallbacks });
export type TransporterType = z.infer<typeof TransporterType>;
export const PublicTransporterTypes = z.array(TransporterType);

/** An entry of the managed list in the panel. */
export const ManagedTransporterType = localisedOutput(
  {
    id: z.int(),
    /** Stands in addresses and products: given once, from the name, and never changed. */
    key: z.string(),
    queue: z.int(),
    /** Products that have it, whatever the public sees of them. */
    product_count: z.int(),
    version: z.int(),
    /** Of the whole list. */
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
