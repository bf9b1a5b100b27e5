import { Select, Text } from '@mantine/core';
import { IconChecks, IconSearchOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Language } from '../../language.ts';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { formatNumber } from '#panel/format/format.ts';
import { matchesSearch, passes, type InterfaceText, type TextFilter } from './interface-text.ts';
import { groupName } from './text-groups.ts';
import { TextRow } from './text-row.tsx';
import classes from './texts.module.css';

const filters: readonly { value: TextFilter; label: string }[] = [
  { value: 'all', label: 'Bütün metinler' },
  { value: 'missing', label: 'Yalnız eksikler' },
  { value: 'outdated', label: 'Ana metni değişenler' },
  { value: 'changed', label: 'Değiştirilmiş olanlar' },
];

/** Nobody would read more rows; a longer search text narrows them down. */
const shownMatches = 60;

type TextsPaneProps = {
  form: RecordForm;
  language: Language;
  main: Language;
  texts: readonly InterfaceText[];
  chooser: ReactNode;
};

/** Shows the texts of one group, or those that a search finds in all groups. */
export function TextsPane({ form, language, main, texts, chooser }: TextsPaneProps) {
  const { values, setFilter } = useListFilter(['search', 'show', 'group']);
  const filter = filters.find(({ value }) => value === values.show)?.value ?? 'all';
  const kept = useKept(
    `${filter} ${values.search}`,
    texts,
    (text) => passes(text, filter) && (values.search === '' || matchesSearch(text, values.search)),
  );
  const wrong = Object.keys(form.fields.errors);
  const shown = texts.filter(({ name }) => kept.has(name) || wrong.includes(name));
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  const firstWrong = texts.find(({ name }) => wrong.includes(name))?.group;
  const open = groups.find(([group]) => group === (firstWrong ?? values.group)) ?? groups[0];
  const isSearch = values.search !== '' && firstWrong === undefined;
  const sections = isSearch ? cut(groups) : open ? [open] : [];
  const choose = (group: string | null) => setFilter('group', group ?? '');
  return (
    <>
      <div className={classes.filters} role="search">
        {chooser}
        <SearchField
          label="Metin ara"
          value={values.search}
          onSearch={(search) => setFilter('search', search)}
          delay={150}
        />
        <Select
          aria-label="Gösterilen metinler"
          data={filters.map(({ value, label }) => ({ value, label: withCount(label, texts, value) }))}
          value={filter}
          allowDeselect={false}
          onChange={(value) => setFilter('show', value === 'all' ? '' : (value ?? ''))}
        />
      </div>
      {groups.length === 0 ? (
        <NothingShown filter={filter} isSearch={isSearch} />
      ) : (
        <div className={classes.pane} data-search={isSearch || undefined}>
          {!isSearch && <GroupChooser groups={groups} open={open?.[0] ?? ''} onChoose={choose} />}
          <div className={classes.sections}>
            {sections.map(([group, rows]) => (
              <section key={group} aria-label={groupName(group)} className={classes.section}>
                <div className={classes.sectionHead}>
                  <h3 className={classes.heading}>{groupName(group)}</h3>
                  <span aria-hidden>{language.lang}</span>
                </div>
                {rows.map((text) => (
                  <TextRow key={text.name} form={form} text={text} language={language} main={main} />
                ))}
              </section>
            ))}
            {isSearch && shown.length > shownMatches && (
              <Text c="dimmed" size="sm">
                {formatNumber(shown.length - shownMatches)} metin daha bulundu; aramayı daraltın.
              </Text>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/**
 * The names of the texts that match a filter, computed only when the filter changes. A row therefore stays
 * after a save that completes it; otherwise it would disappear below the cursor.
 */
function useKept(
  key: string,
  texts: readonly InterfaceText[],
  isWanted: (text: InterfaceText) => boolean,
): ReadonlySet<string> {
  const wanted = () => new Set(texts.filter(isWanted).map(({ name }) => name));
  const [kept, setKept] = useState(() => ({ key, names: wanted() }));
  if (kept.key === key) return kept.names;
  const names = wanted();
  setKept({ key, names });
  return names;
}

type Groups = [group: string, rows: InterfaceText[]][];

/** Shortens the groups to the number of rows that a search shows. */
function cut(groups: Groups): Groups {
  let left = shownMatches;
  return groups.flatMap(([group, rows]) => {
    const some = rows.slice(0, left);
    left -= some.length;
    return some.length > 0 ? [[group, some] as [string, InterfaceText[]]] : [];
  });
}

function withCount(label: string, texts: readonly InterfaceText[], filter: TextFilter): string {
  if (filter === 'all') return label;
  return `${label} (${formatNumber(texts.filter((text) => passes(text, filter)).length)})`;
}

type GroupChooserProps = { groups: Groups; open: string; onChoose: (group: string | null) => void };

/** The groups as a list beside the texts, or above them on narrow screens. */
function GroupChooser({ groups, open, onChoose }: GroupChooserProps) {
  return (
    <>
      <nav aria-label="Metin grupları" className={classes.groups}>
        {groups.map(([group, rows]) => (
          <button
            key={group}
            type="button"
            className={classes.group}
            aria-current={group === open || undefined}
            onClick={() => onChoose(group)}
          >
            {groupName(group)} <span>{formatNumber(rows.length)}</span>
          </button>
        ))}
      </nav>
      <Select
        className={classes.groupSelect ?? ''}
        label="Metin grubu"
        data={groups.map(([group, rows]) => ({
          value: group,
          label: `${groupName(group)} (${formatNumber(rows.length)})`,
        }))}
        value={open}
        allowDeselect={false}
        onChange={onChoose}
      />
    </>
  );
}

function NothingShown({ filter, isSearch }: { filter: TextFilter; isSearch: boolean }) {
  if (isSearch)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} stroke={1.5} aria-hidden />}
        title="Eşleşen metin yok"
        text="Aramayı değiştirin ya da temizleyin."
      />
    );
  const words = nothing[filter];
  return <EmptyState icon={<IconChecks size={28} stroke={1.5} aria-hidden />} {...words} />;
}

const nothing: Readonly<Record<TextFilter, { title: string; text: string }>> = {
  all: { title: 'Henüz metin yok', text: 'Metinler programla gelir.' },
  missing: { title: 'Eksik metin yok', text: 'Bu dilde bütün metinler yazılmış.' },
  outdated: { title: 'Eski çeviri yok', text: 'Ana dildeki metinler çevirilerden sonra değişmedi.' },
  changed: { title: 'Değiştirilmiş metin yok', text: 'Bu dilde bütün metinler programla geldiği gibi.' },
};
