import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  GapPage,
  Languages,
  LanguagesCompleteness,
  LanguageWritten,
  type Language,
} from '#features/languages/language.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from './client.ts';
import type { Fields, Method } from './form-body.ts';
import { invalidateAfter, readAnew } from './queries.ts';

const languages = {
  queryKey: ['languages'],
  queryFn: () => read(Languages, '/languages'),
  select: mainFirst,
};

/** All languages, the main one first. */
export function useLanguages() {
  return useQuery(languages);
}

/** All languages, fetched again whenever a form opens, because a cached version may be old. */
export function useFreshLanguages() {
  return useQuery({ ...languages, ...readAnew });
}

function mainFirst(languages: Language[]): Language[] {
  return languages.toSorted((a, b) => Number(b.is_main) - Number(a.is_main));
}

/** The completeness of each language's translation; the main language is left out. */
export function useCompleteness() {
  return useQuery({
    queryKey: ['languages', 'completeness'],
    queryFn: () => read(LanguagesCompleteness, '/languages/completeness'),
  });
}

export type GapState = 'missing' | 'outdated';
export type GapQuery = { abbr: string; resource: string; state: GapState; page: number };

/** The records of one kind whose texts are missing or outdated in a language. */
export function useGaps(query: GapQuery) {
  return useQuery({
    queryKey: ['languages', 'gaps', query],
    queryFn: () => read(GapPage, '/languages/gaps', query),
    placeholderData: keepPreviousData,
  });
}

export const createLanguage = (fields: { abbr: string; lang: string }) => save('POST', '', fields);

export const renameLanguage = (fields: { abbr: string; lang: string; version: number }) =>
  save('PUT', '', fields);

export const switchLanguage = (abbr: string, active: boolean) => save('PUT', '/active', { abbr, active });

export const chooseMainLanguage = (abbr: string) => save('PUT', '/main', { abbr });

export const savePageTexts = (fields: Fields) => save('PUT', '/page-lang', fields);

/**
 * Confirms that the translations of a record, or of one interface text, are still right after their main text
 * changed.
 */
export function confirmTranslation(abbr: string, resource: string, id: number | string): Promise<Success> {
  return invalidateAfter(write(Success, 'PUT', '/languages/confirm', { abbr, resource, id: String(id) }));
}

async function save(method: Method, path: string, fields: Fields): Promise<Language> {
  return (await invalidateAfter(write(LanguageWritten, method, `/languages${path}`, fields))).data;
}
