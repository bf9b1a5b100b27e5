import { useSearchParams } from 'react-router';

/** The filter of a list. The address stores it, so that Back and reload restore it. */
export function useListFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

  const change = (changes: Readonly<Record<string, string>>, replace: boolean) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );

  return {
    values,
    page,
    isFiltered: names.some((name) => values[name] !== ''),
    /** Sets a filter and returns to the first page. */
    setFilter: (name: Name, value: string) => change({ [name]: value, page: '' }, true),
    /** Sets several filters and returns to the first page. */
    setFilters: (changes: Partial<Record<Name, string>>) =>
      change({ ...(changes as Record<string, string>), page: '' }, true),
    setPage: (wanted: number) => {
      change({ page: wanted === 1 ? '' : String(wanted) }, false);
      window.scrollTo(0, 0);
    },
    clear: () => change(Object.fromEntries([...names, 'page'].map((name) => [name, ''])), true),
  };
}
