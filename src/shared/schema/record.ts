import { z } from 'zod';
import { Success, written } from './envelope.ts';
import { id, orderVersion, queueList, version } from './fields.ts';
import { HistoryQuery } from './history.ts';
import { localisedInput, localisedOutput, outdated, type LocalisedFields } from './localised.ts';

/** The fields that all records have in answers. */
export const recordBase = {
  id: z.int(),
  queue: z.int(),
  version: z.int(),
  /** The version of the order of the whole list. */
  order_version: z.string(),
  outdated,
};
export type RecordBase = z.infer<z.ZodObject<typeof recordBase>>;

/** Body of PUT `/{resource}/queue`: the order of a whole list or of a part (docs/product.md, "Order"). */
const recordQueue = { queue: queueList, order_version: orderVersion };
export type RecordQueue = z.infer<z.ZodObject<typeof recordQueue>>;

/**
 * Makes the schemas of a simple record (docs/decisions/0026).
 *
 * @param texts the localised fields by name, each with the schema of one text
 * @param fields the other fields that a call sends; an update may leave any of them out
 * @param shown the fields of an answer besides `RecordBase` and the texts
 * @param list the fields that identify one of several lists, each with its own order
 */
export function recordSchemas<
  Texts extends LocalisedFields,
  Fields extends z.ZodRawShape,
  Shown extends z.ZodRawShape,
  List extends z.ZodRawShape,
>({ texts, fields, shown, list }: { texts: Texts; fields: Fields; shown: Shown; list?: List }) {
  const record = localisedOutput(
    { ...recordBase, ...shown },
    Object.keys(texts) as Extract<keyof Texts, string>[],
  );
  const changes = { ...z.object(fields).partial().shape, version };
  return {
    texts,
    shown: z.object(shown),
    create: localisedInput(fields, texts),
    update: localisedInput(changes, texts),
    /** The body of a change that names the record in the body instead of the address. */
    namedUpdate: localisedInput({ id, ...changes }, texts),
    record,
    list: z.array(record),
    written: written(record),
    queue: z.object({ ...recordQueue, ...list }),
    orderHistory: z.object({ ...HistoryQuery.shape, ...list }),
  };
}

/** The answer of a call that changes an order, with the version for the next such call. */
export const OrderWritten = Success.extend({ data: z.object({ order_version: z.string() }) });
export type OrderWritten = z.infer<typeof OrderWritten>;
