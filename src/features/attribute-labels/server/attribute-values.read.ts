import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { fromJson } from '#server/db/json.ts';
import { findRow } from '#server/db/record-rows.ts';
import { notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import type { AttributeValues } from '../attribute-label.ts';

/** Staff read a list of this length; the first products of a value are enough to find the others. */
const maxValues = 1_000;
const maxCodes = 5;

/** The number of products that are read at once, and the pause in milliseconds in which SQLite answers others. */
const batchSize = 1_000;
const pause = 1;

/** The different values that products have written for a label, most frequent first. */
export async function listValues({ db }: Context, id: number): Promise<AttributeValues> {
  if (!(await findRow(db, 'attribute_labels', id))) throw notFound();
  const main = await getMainLanguage(db);
  const found = new Map<string, { product_count: number; codes: string[] }>();
  let after = 0;
  for (;;) {
    const rows = await selectBatch(db, id, after);
    for (const { code, attributes } of rows)
      for (const text of new Set(textsOf(attributes, id, main))) {
        const value = found.get(text) ?? { product_count: 0, codes: [] };
        found.set(text, value);
        value.product_count += 1;
        if (value.codes.length < maxCodes) value.codes.push(code);
      }
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < batchSize) break;
    await sleep(pause);
  }
  const values = [...found].map(([text, value]) => ({ text, ...value }));
  return {
    values: values.sort((a, b) => b.product_count - a.product_count).slice(0, maxValues),
    has_more: values.length > maxValues,
  };
}

/** The next live products with this label, by id. */
function selectBatch(db: Reader, labelId: number, after: number) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'attributes'])
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
    .where(contains('attributes', `"label_id":${labelId},`))
    .orderBy('id')
    .limit(batchSize)
    .execute();
}

function textsOf(attributes: string, labelId: number, main: string): string[] {
  return fromJson<{ label_id: number; value: LocalisedText }[]>(attributes).flatMap(({ label_id, value }) =>
    label_id === labelId ? [value[main] ?? Object.values(value)[0] ?? ''] : [],
  );
}
