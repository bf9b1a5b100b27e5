import { useQuery } from '@tanstack/react-query';
import { SiteSettings, SiteSettingsWritten } from '#features/integrations/site-settings.ts';
import { read, write } from '../../api/client.ts';
import type { Fields } from '../../api/form-body.ts';
import { invalidateAfter, readAnew } from '../../api/queries.ts';

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
