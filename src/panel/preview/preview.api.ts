import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Preview, type PreviewRequest } from '#features/preview/preview.ts';
import { write } from '#panel/api/client.ts';

/** The page of unsaved values; the last page stays until the next is drawn, and an answer that is overtaken is dropped. */
export function usePreview(request: PreviewRequest) {
  return useQuery({
    queryKey: ['preview', request],
    queryFn: () => write(Preview, 'POST', '/preview', request),
    placeholderData: keepPreviousData,
    // A page may change by what others save, so none is used again.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
