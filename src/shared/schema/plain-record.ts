import { z } from 'zod';
import type { PlainFields } from '../record-kind.ts';
import { flag, line, longText } from './fields.ts';
import { recordSchemas } from './record.ts';

type Texts<Fields extends PlainFields> = { [Name in keyof Fields['lengths']]: z.ZodType<string> };
type Flags<Fields extends PlainFields> = { [Name in keyof Fields['flags']]: z.ZodOptional<typeof flag> };
type Shown<Fields extends PlainFields> = { [Name in keyof Fields['flags']]: z.ZodBoolean };

/** Makes the schemas of a plain kind from the lengths of its texts and its boolean columns. */
export function plainSchemas<Kind extends { plain: PlainFields }>({ plain }: Kind) {
  const texts = mapValues(plain.lengths, (length) =>
    typeof length === 'number' ? line(length) : longText(length.long),
  );
  return recordSchemas({
    texts: texts as Texts<Kind['plain']>,
    fields: mapValues(plain.flags, () => flag.optional()) as Flags<Kind['plain']>,
    shown: mapValues(plain.flags, () => z.boolean()) as Shown<Kind['plain']>,
  });
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
