import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Preview, type PreviewRequest } from '#features/preview/preview.ts';
import { write } from '#panel/api/client.ts';

/**
 * The rendered page of unsaved values. The previous page stays until the next one arrives; outdated answers are
 * dropped.
 */
export function usePreview(request: PreviewRequest) {
  return useQuery({
    queryKey: ['preview', request],
    queryFn: () => write(Preview, 'POST', '/preview', request),
    placeholderData: keepPreviousData,
    // Another user's save may change the page, so no answer is reused.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
