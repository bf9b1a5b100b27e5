import { useQuery } from '@tanstack/react-query';
import { SiteSettings, SiteSettingsWritten } from '../site-settings.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';

export function useSiteSettings() {
  return useQuery({
    queryKey: ['site-settings'],
    queryFn: () => read(SiteSettings, '/settings/site'),
    ...readAnew,
  });
}

export async function saveSiteSettings(fields: Fields): Promise<SiteSettings> {
  const { data } = await invalidateAfter(write(SiteSettingsWritten, 'PUT', '/settings/site', fields));
  return data;
}
