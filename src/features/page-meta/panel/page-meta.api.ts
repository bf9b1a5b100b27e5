import { useQuery } from '@tanstack/react-query';
import { PageMeta, PageMetas } from '../page-meta.ts';
import { written } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { savedRecord } from '#panel/form-state/saved-record.ts';

/**
 * The texts of a page as the record of a form. Its id is always 1, because the name of the form contains the
 * route name.
 */
export type PageMetaRecord = PageMeta & { id: 1 };

export const pageMetaRecord = (meta: PageMeta): PageMetaRecord => ({ ...meta, id: 1 });

export function usePageMetas() {
  return useQuery({
    queryKey: ['page-meta'],
    queryFn: () => read(PageMetas, '/page-meta'),
    ...readAnew,
  });
}

/**
 * The description that pages of a route have without one of their own: in their language, else in the main one.
 * Empty until it is loaded.
 */
export function useRouteDescription(route: string): (lang: string, main: string) => string {
  const { data } = usePageMetas();
  const meta = data?.find(({ route_name: name }) => name === route);
  return (lang, main) => {
    const texts = [lang, main].map((abbr) => meta?.[`description_${abbr}`]?.trim() ?? '');
    return texts.find((text) => text !== '') ?? '';
  };
}

const PageMetaWritten = written(PageMeta);

export function savePageMeta(route_name: string, fields: Fields): Promise<PageMetaRecord> {
  const call = invalidateAfter(write(PageMetaWritten, 'PUT', '/page-meta', { ...fields, route_name }));
  return savedRecord(
    call.then(({ data }) => data),
    pageMetaRecord,
  );
}
