import { useQuery } from '@tanstack/react-query';
import { Languages, type Language } from '#shared/api/language.ts';
import { read } from '../../api/client.ts';

/** All languages, the main one first. */
export function useLanguages() {
  return useQuery({
    queryKey: ['languages'],
    queryFn: () => read(Languages, '/languages'),
    select: mainFirst,
  });
}

function mainFirst(languages: Language[]): Language[] {
  return languages.toSorted((a, b) => Number(b.is_main) - Number(a.is_main));
}
