import { z } from 'zod';
import { flag, line, longText, seoName } from '../schema/fields.ts';
import { recordSchemas } from '../schema/record.ts';

/** A contract text (sözleşme) in the panel. */
export const contract = recordSchemas({
  texts: { name: line(200), content: longText(200_000), seo_name: seoName },
  fields: { is_active: flag.optional() },
  shown: { is_active: z.boolean(), updated_at: z.string() },
});
export const Contract = contract.record;
export type Contract = z.infer<typeof Contract>;

/** A contract in the lists of the site; `seo_name` is the slug of the current language, without a fallback. */
export const PublicContract = z.object({
  id: z.int(),
  name: z.string(),
  seo_name: z.string().nullable(),
  seo_name_tr: z.string().nullable(),
});
export type PublicContract = z.infer<typeof PublicContract>;

/** The page of a contract. */
export const ContractPage = PublicContract.extend({
  /** HTML, cleaned when it was saved. */
  content: z.string(),
  /** The instant of the last change, an ISO text in UTC. */
  updated_at: z.string(),
});
export type ContractPage = z.infer<typeof ContractPage>;
