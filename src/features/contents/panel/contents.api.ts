import { useQuery } from '@tanstack/react-query';
import { content, type ContentItem, type ContentPage, type ContentPlaces } from '../content.ts';
import { readAnew } from '#panel/api/queries.ts';
import { recordCalls, type RecordCalls } from '#panel/records/record-calls.ts';

export type Place = {
  [Page in ContentPage]: { page: Page; section: keyof ContentPlaces[Page] & string };
}[ContentPage];

export function contentCalls({ page, section }: Place): RecordCalls<ContentItem> {
  return {
    ...recordCalls<ContentItem>('contents', content, 'path', { page, section }),
    orderQuery: { place: `${page}/${section}` },
  };
}

/** The item of a section that holds one item; null until it is created. */
export function useSingleContent(place: Place) {
  const { list } = contentCalls(place);
  return useQuery({ ...list, ...readAnew, select: ([item]) => item ?? null });
}
