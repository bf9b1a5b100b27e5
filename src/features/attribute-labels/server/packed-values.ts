import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { fromJson } from '#server/db/json.ts';
import { readTextsOfValue, type TypedPart } from '../attribute-value.rules.ts';
import type { Labels } from './attribute-labels.read.ts';

/** The maximum number of rows in a statement, below the limits of both databases. */
const batchSize = 5_000;

/** The values of one label: `5:12.5~12.5|14~14` are the numbers 12.5 and 14 of label 5. */
export type PackedValue = { labelId: number; parts: readonly TypedPart[] };

/** What separates the values in the text of a product. */
export const valuesEnd = ';';

/** Stores what can be read of the attributes of these products, for filters of lists (docs/decisions/0089). */
export async function storePackedValues(
  db: Kysely<Database>,
  products: readonly { id: number; attributes: string }[],
  { labels, main }: { labels: Labels; main: string },
): Promise<void> {
  const packed = products.map(({ id, attributes }) => ({
    product_id: id,
    packed: packValues(attributes, labels, main),
  }));
  await deletePackedValues(
    db,
    packed.filter((row) => row.packed === '').map((row) => row.product_id),
  );
  const filled = packed.filter((row) => row.packed !== '');
  for (let at = 0; at < filled.length; at += batchSize)
    await db
      .insertInto('product_attribute_values')
      .values(filled.slice(at, at + batchSize))
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({ packed: row.ref('excluded.packed') })),
      )
      .execute();
}

export async function deletePackedValues(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .deleteFrom('product_attribute_values')
    .where('product_id', 'in', numbersIn(db, productIds))
    .execute();
}

export function packValues(attributes: string, labels: Labels, main: string): string {
  return fromJson<{ label_id: number; value: LocalisedText }[]>(attributes)
    .flatMap(({ label_id: id, value }) => {
      const parts = readTextsOfValue(labels.get(id), value, main);
      return parts ? [`${id}:${parts.map(packPart).join('|')}`] : [];
    })
    .join(valuesEnd);
}

export function unpackValues(packed: string): PackedValue[] {
  if (packed === '') return [];
  return packed.split(valuesEnd).map((value) => {
    const colon = value.indexOf(':');
    return {
      labelId: Number(value.slice(0, colon)),
      parts: value
        .slice(colon + 1)
        .split('|')
        .map(unpackPart),
    };
  });
}

/** Numbers are like `12.5~14`, open at one end like `~14`; sides like `30×20`; yes and no; choices like `=zamak`. */
function packPart(part: TypedPart): string {
  if ('yes' in part) return part.yes ? 'yes' : 'no';
  if ('choice' in part) return `=${part.choice}`;
  if ('sides' in part) return part.sides.join('×');
  return `${part.low ?? ''}~${part.high ?? ''}`;
}

function unpackPart(packed: string): TypedPart {
  if (packed === 'yes' || packed === 'no') return { yes: packed === 'yes' };
  if (packed.startsWith('=')) return { choice: packed.slice(1) };
  const [low = '', high] = packed.split('~');
  if (high === undefined) return { sides: packed.split('×').map(Number) };
  return { low: low === '' ? null : Number(low), high: high === '' ? null : Number(high) };
}
