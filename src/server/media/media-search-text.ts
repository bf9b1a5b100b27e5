import { searchFold } from '#shared/turkish.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { MediumRow } from './media.queries.ts';

/** The folded text in which the media search looks: the file name and all alternative texts. */
export function searchTextOf({ file_name: name, alt }: Pick<MediumRow, 'file_name' | 'alt'>): string {
  return [name, ...Object.values(readTexts(alt))].map(searchFold).join('\n');
}
