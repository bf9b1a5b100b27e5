import { searchFold } from '#shared/turkish.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { MediumRow } from './media.queries.ts';

/** The name of the file and all alternative texts, as the search reads them. */
export function searchTextOf({ file_name: name, alt }: Pick<MediumRow, 'file_name' | 'alt'>): string {
  return [name, ...Object.values(readTexts(alt))].map(searchFold).join('\n');
}
