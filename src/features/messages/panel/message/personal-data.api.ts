import { useQuery } from '@tanstack/react-query';
import { PersonalDataCounts, PersonalDataErased } from '../../personal-data.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { saveFile } from '#panel/api/save-file.ts';

const path = '/personal-data';

/** How much is stored about an e-mail address. */
export function usePersonalData(email: string) {
  return useQuery({
    queryKey: ['personal-data', email],
    queryFn: () => read(PersonalDataCounts, path, { email }),
  });
}

export const savePersonalData = (email: string) =>
  saveFile(`${path}/export`, 'kisisel-veriler.json', { email });

export const erasePersonalData = (email: string) =>
  invalidateAfter(write(PersonalDataErased, 'DELETE', path, { email }));
