import { z } from 'zod';
import type { Flattened, LocalisedText } from '../localised.ts';

export type LocalisedFields = Readonly<Record<string, z.ZodType<string>>>;
type Collected<Fields extends LocalisedFields> = { [Field in keyof Fields]: LocalisedText };

/**
 * The schema of a request body with localised fields. It checks `name_tr`, `name_en` … and collects them as
 * `name: { tr, en }` with the sent languages. The service has to check that these languages exist.
 */
export function localisedInput<Shape extends z.ZodRawShape, Fields extends LocalisedFields>(
  shape: Shape,
  fields: Fields,
) {
  return z
    .looseObject({ ...shape, ...namedTexts(fields) })
    .superRefine(
      (input, context) => {
        for (const { key, result } of readTexts(input, fields)) {
          for (const { message } of result.error?.issues ?? [])
            context.addIssue({ code: 'custom', message, path: [key] });
        }
      },
      // This check also runs when another field is wrong, so that a form shows all errors at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .transform((input) => {
      const collected: Record<string, Record<string, string>> = {};
      for (const field of Object.keys(fields)) collected[field] = {};
      for (const { field, lang, result } of readTexts(input, fields)) {
        if (result.success) (collected[field] ??= {})[lang] = result.data;
      }
      const own = Object.fromEntries(Object.entries(input).filter(([key]) => Object.hasOwn(shape, key)));
      return { ...own, ...collected } as z.infer<z.ZodObject<Shape>> & Collected<Fields>;
    });
}

/** Optional properties for the API reference, where they document the texts. */
function namedTexts(fields: LocalisedFields) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => {
      const description = `one for each language, such as ${field}_tr`;
      return [`${field}_{lang}`, schema.optional().meta({ description })];
    }),
  );
}

/** Collects the localised texts of a body, each with the result of its schema. */
function readTexts(input: object, fields: LocalisedFields) {
  return Object.entries(input).flatMap(([key, value]) => {
    const [, field = '', lang = ''] = /^(.+)_([a-z]{2})$/.exec(key) ?? [];
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return schema ? [{ key, field, lang, result: schema.safeParse(value) }] : [];
  });
}

/** The schema of an answer with localised fields, flattened as `name_tr`, `name_en` … */
export function localisedOutput<Shape extends z.ZodRawShape, Field extends string>(
  shape: Shape,
  fields: readonly Field[],
) {
  const texts = fields.map((field) => `${field}_{lang}`).join(', ');
  const schema = texts ? z.looseObject(shape).meta({ description: `and ${texts}` }) : z.object(shape);
  return schema as unknown as z.ZodType<z.infer<z.ZodObject<Shape>> & Flattened<Field>>;
}

/**
 * In public answers: the fields whose text is in another language, with that language (docs/product.md,
 * "Localised texts").
 */
export const fallbacks = z.record(z.string(), z.string()).optional();

/**
 * In answers for the panel: the translations that are older than their main text, like `{ "name": ["en"] }`.
 */
export const outdated = z.record(z.string(), z.array(z.string())).optional();
