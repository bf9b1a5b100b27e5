import type { SamplePaper } from '../sample-cards.rules.ts';
import { postForFile } from '#panel/api/client.ts';

/** The products of sample cards; `{}` for all that have a chosen finish. */
export type SampledSelection =
  | { id_list: readonly number[] }
  | { filter: Readonly<Record<string, string>> }
  | { category_id: string }
  | Record<string, never>;

export type SampleCardFields = { finishes: readonly string[]; paper: SamplePaper; lang: string };

/** Makes sample cards as a PDF. */
export const makeSampleCards = (selection: SampledSelection, fields: SampleCardFields) =>
  postForFile('/sample-cards', { ...selection, ...fields });
