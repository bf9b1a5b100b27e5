import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { read } from '../../api/client.ts';

/** One kind of carrier, named in every language as `name_{lang}`. */
const TransporterTypeRow = z.looseObject({ key: z.string() });
const TransporterTypeRows = z.array(TransporterTypeRow);

/** The managed list as options of a select, named in `lang`. */
export function useTransporterTypes(lang: string) {
  return useQuery({
    queryKey: ['transporter-types'],
    queryFn: () => read(TransporterTypeRows, '/transporter-types'),
    select: (rows) =>
      rows.map((row) => {
        const name = row[`name_${lang}`];
        return { value: row.key, label: typeof name === 'string' && name !== '' ? name : row.key };
      }),
  });
}
