import { z } from 'zod';
import { flag, line, longText, seoName } from '#shared/schema/fields.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';

/**
 * The part that the program adds below a contract's own text: the list of what is stored in browsers, or what the
 * settings say about the company. It is empty if nothing is added.
 */
export const contractAdditions = ['', 'cookie_list', 'company_information', 'accessibility'] as const;
export type ContractAddition = (typeof contractAdditions)[number];
const addition = z.enum(contractAdditions);

/** A contract text (sözleşme) in the panel. */
export const contract = recordSchemas({
  texts: { name: line(200), content: longText(200_000), seo_name: seoName },
  fields: { is_active: flag.optional(), addition: addition.optional() },
  shown: {
    is_active: z.boolean(),
    addition,
    /** The time of the last change, an ISO text in UTC. */
    updated_at: z.string(),
  },
});
export const Contract = contract.record;
export type Contract = z.infer<typeof Contract>;

export const PublicContract = z.object({
  id: z.int(),
  name: z.string(),
  /** The slug in the answer's language; null if the contract has none. */
  seo_name: z.string().nullable(),
  seo_name_tr: z.string().nullable(),
  /** The slug of the contract's page in the answer's language (docs/product.md, "Slugs"). */
  page_seo_name: z.string(),
  /** Missing for a contract that is only its own text. */
  addition: addition.optional(),
  fallbacks,
});
export type PublicContract = z.infer<typeof PublicContract>;
export const PublicContracts = z.array(PublicContract);

export const ContractPage = PublicContract.extend({
  /** HTML, cleaned when it was saved. */
  content: z.string(),
  /** The day of the last change in the company's time zone, like `2026-11-22`. */
  updated_on: z.string(),
  /** The page's slug in each language that visitors can choose. */
  page_seo_names: z.record(z.string(), z.string()),
  /** The languages in which it has both a name and a text. */
  own_langs: z.array(z.string()),
});
export type ContractPage = z.infer<typeof ContractPage>;
