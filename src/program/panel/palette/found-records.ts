import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FoundRecords, type FoundRecord } from '#features/record-search/record-search.ts';
import { read } from '#panel/api/client.ts';
import { kindIcon } from '#panel/navigation/kind-icons.ts';
import { recordLink } from '#panel/navigation/record-link.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** A single letter would match nearly everything. */
const minLength = 2;

/** Finds records of all kinds by a folded text. */
export function useFoundRecords(search: string) {
  const isSearched = search.length >= minLength;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['records', search],
    queryFn: () => read(FoundRecords, '/records', { search }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  return {
    entries: isSearched && data ? data.data.map(recordEntry) : [],
    hasFailed: isSearched && error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}

export function recordEntry({ resource, id, called, name, detail }: FoundRecord): PaletteEntry {
  return {
    key: `${resource}/${id}`,
    label: name,
    detail: [called, detail].filter(Boolean).join(' · '),
    icon: kindIcon(resource),
    words: '',
    to: recordLink(resource, id),
  };
}
