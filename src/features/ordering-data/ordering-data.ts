import { z } from 'zod';
import { code, line } from '#shared/schema/fields.ts';
import {
  articleStatuses,
  digitsOf,
  gtinProblem,
  hsCodeProblem,
  leadTimeLength,
  orderingNumbers,
  originProblem,
} from './ordering-fields.rules.ts';

/** A number in its allowed range, or null for none. */
export function orderingNumber(name: keyof typeof orderingNumbers) {
  const { least, most, isWhole } = orderingNumbers[name];
  return (isWhole ? z.int() : z.number()).min(least).max(most).nullable().default(null);
}

/** A text whose problem is found by one of the rules. */
function checked(clean: (text: string) => string, problem: (text: string) => string | undefined) {
  return line(40)
    .transform(clean)
    .superRefine((text, context) => {
      const message = problem(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .default('');
}

/** The words for the lead time by language, without empty ones and in the order of the languages. */
const leadTime = z
  .record(z.string().regex(/^[a-z]{2}$/), line(leadTimeLength))
  .transform((texts) =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([, text]) => text !== '')
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )
  .default({});

/** What a buyer needs for an order of one article, besides its code (docs/product.md, "Ordering data"). */
export const OrderingData = z.object({
  status: z.enum(articleStatuses).default('normal'),
  /** The code of the article that replaces this one; empty for none. */
  successor: code.default(''),
  minimum_order: orderingNumber('minimum_order'),
  carton_quantity: orderingNumber('carton_quantity'),
  /** In millimetres, like width and height. */
  length: orderingNumber('length'),
  width: orderingNumber('width'),
  height: orderingNumber('height'),
  /** In grams. */
  gross_weight: orderingNumber('gross_weight'),
  lead_time: leadTime,
  /** A country by its code of two letters (ISO 3166-1). */
  origin: checked((text) => text.toUpperCase(), originProblem),
  /** The code of goods (HS, in Turkey GTİP), digits only. */
  hs_code: checked(digitsOf, hsCodeProblem),
  gtin: checked(digitsOf, gtinProblem),
});
export type OrderingData = z.infer<typeof OrderingData>;

/** The data of a product's own code. Variants keep weight and pack quantity in their own row. */
export const OwnOrderingData = OrderingData.extend({
  weight: orderingNumber('weight'),
  pack_quantity: orderingNumber('pack_quantity'),
});
export type OwnOrderingData = z.infer<typeof OwnOrderingData>;

/** The same data in answers. */
export const OrderingAnswer = z.object({
  status: z.enum(articleStatuses),
  successor: z.string(),
  minimum_order: z.int().nullable(),
  carton_quantity: z.int().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  gross_weight: z.number().nullable(),
  lead_time: z.record(z.string(), z.string()),
  origin: z.string(),
  hs_code: z.string(),
  gtin: z.string(),
});
export const OwnOrderingAnswer = OrderingAnswer.extend({
  weight: z.number().nullable(),
  pack_quantity: z.int().nullable(),
});

export const noOrderingData: OrderingData = OrderingData.parse({});
export const noOwnOrderingData: OwnOrderingData = OwnOrderingData.parse({});

/** The article that replaces another one. `variant` is the code of one of its variants, or null. */
const Successor = z.object({
  code: z.string(),
  name: z.string(),
  seo_name: z.string(),
  variant: z.string().nullable(),
});

/** What visitors see of an article: the disclosed fields that have a value. */
export const PublicOrdering = z.object({
  status: z.enum(articleStatuses).exclude(['normal']).optional(),
  successor: Successor.optional(),
  minimum_order: z.int().optional(),
  pack_quantity: z.int().optional(),
  carton_quantity: z.int().optional(),
  /** Length, width and height in millimetres; null where one is unknown. */
  dimensions: z.array(z.number().nullable()).length(3).optional(),
  weight: z.number().optional(),
  gross_weight: z.number().optional(),
  lead_time: z.string().optional(),
  /** The language of `lead_time` if it is not that of the page. */
  lead_time_lang: z.string().optional(),
  /** A country's code and its name in the page's language. */
  origin: z.object({ code: z.string(), name: z.string() }).optional(),
  hs_code: z.string().optional(),
  gtin: z.string().optional(),
});
export type PublicOrdering = z.infer<typeof PublicOrdering>;
