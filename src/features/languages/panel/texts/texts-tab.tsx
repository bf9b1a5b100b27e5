import { SegmentedControl, Select } from '@mantine/core';
import type { Language } from '../../language.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { useFreshLanguages } from '#panel/api/languages.api.ts';
import { TextsForm } from './texts-form.tsx';

/** Edits the interface texts of one language (`?lang=de`). */
export function TextsTab() {
  const { data, error, refetch, isFetchedAfterMount } = useFreshLanguages();
  const { values, setFilter } = useListFilter(['lang']);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  // Cached data from an earlier visit may hold an old version.
  if (!data || !isFetchedAfterMount) return <Loading />;
  const language = data.find(({ abbr }) => abbr === values.lang) ?? data[1] ?? data[0];
  if (!language) return null;
  const choose = async (abbr: string) => {
    if (abbr !== language.abbr && (await mayLeave())) setFilter('lang', abbr);
  };
  return (
    <TextsForm
      key={language.abbr}
      language={language}
      languages={data}
      chooser={<LanguageChooser languages={data} chosen={language} onChoose={(abbr) => void choose(abbr)} />}
    />
  );
}

type ChooserProps = {
  languages: readonly Language[];
  chosen: Language;
  onChoose: (abbr: string) => void;
};

/** Shows a few languages as buttons side by side, more of them as a select. */
export function LanguageChooser({ languages, chosen, onChoose }: ChooserProps) {
  const data = languages.map(({ abbr, lang }) => ({ value: abbr, label: lang }));
  if (data.length > 4)
    return (
      <Select
        aria-label="Dil"
        data={data}
        value={chosen.abbr}
        allowDeselect={false}
        onChange={(abbr) => onChoose(abbr ?? chosen.abbr)}
      />
    );
  return (
    // This element keeps the surrounding filters from stretching the control.
    <div>
      <SegmentedControl aria-label="Dil" data={data} value={chosen.abbr} onChange={onChoose} />
    </div>
  );
}
