import { z } from 'zod';
import { Success, written } from './envelope.ts';
import { id, orderVersion, queueList, version } from './fields.ts';
import { HistoryQuery } from './history.ts';
import { localisedInput, localisedOutput, outdated, type LocalisedFields } from './localised.ts';

/** The fields that every answer with a record has besides its own. */
export const recordBase = {
  id: z.int(),
  queue: z.int(),
  version: z.int(),
  /** The version of the whole list's order. */
  order_version: z.string(),
  outdated,
};
export type RecordBase = z.infer<z.ZodObject<typeof recordBase>>;

/** Body of PUT `/{resource}/queue`: a whole list or a part of it (docs/product.md, "Order"). */
const recordQueue = { queue: queueList, order_version: orderVersion };
export type RecordQueue = z.infer<z.ZodObject<typeof recordQueue>>;

/**
 * The schemas of a simple record (docs/decisions/0026).
 *
 * @param texts the localised fields by name, each with the schema of one text
 * @param fields the other fields that a call sends; an update may leave any of them out
 * @param shown the fields of an answer besides `RecordBase` and the texts
 * @param list the fields that name one of several lists, each with an order of its own
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
    /** A change whose record is named in the body, not in the address. */
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
