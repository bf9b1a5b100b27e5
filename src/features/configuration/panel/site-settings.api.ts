import { useQuery } from '@tanstack/react-query';
import { Configuration, ConfigurationWritten } from '../configuration.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { showSavedConfiguration } from '#panel/api/page-settings.ts';

export function useConfiguration() {
  return useQuery({
    queryKey: ['configuration'],
    queryFn: () => read(Configuration, '/configuration'),
    ...readAnew,
  });
}

/** Saves settings and applies the new colours, logo and name to the panel at once. */
export async function saveConfiguration(fields: Fields): Promise<Configuration> {
  const { data } = await invalidateAfter(write(ConfigurationWritten, 'PUT', '/configuration', fields));
  showSavedConfiguration(data);
  return data;
}
