import { ActionIcon, Autocomplete, Input, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { maxTemplateRows } from '#features/categories/category.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { attributeLabelCalls, labelName, matchingLabels, useLabelList } from './attribute-labels.api.ts';
import classes from './label-list-field.module.css';

type LabelListFieldProps = {
  label: string;
  description: string;
  /** The value is used only on the first render. */
  defaultValue: readonly number[];
  onChange: (ids: number[]) => void;
  /** Reports that a label is being created; a save has to wait for the promise. */
  onAdding: (added: Promise<unknown>) => void;
  error?: string | undefined;
  mainLang: string;
  /** Further controls of a label's row. */
  rowExtras?: (id: number) => ReactNode;
};

/** An ordered list of labels. Staff choose them from the managed list or add new ones to it. */
export function LabelListField(props: LabelListFieldProps) {
  const { label, description, defaultValue, onChange, onAdding, error, mainLang } = props;
  const labels = useLabelList(mainLang);
  const [ids, setIds] = useState(() => [...defaultValue]);
  const [typed, setTyped] = useState('');
  // These are the latest ids: two labels may be created at the same time, and the second must not undo the first.
  const latest = useRef(ids);
  const change = useCallback(
    (next: number[]) => {
      latest.current = next;
      setIds(next);
      onChange(next);
    },
    [onChange],
  );
  const nameOf = (id: number) => {
    const found = labels.byId(id);
    return found ? labelName(found, mainLang, mainLang) : '…';
  };
  const store = async (name: string) => {
    setTyped('');
    try {
      const known = labels.byName(name);
      const id = known?.id ?? (await attributeLabelCalls.create({ [`name_${mainLang}`]: name.trim() })).id;
      if (!latest.current.includes(id)) change([...latest.current, id]);
    } catch (failure) {
      setTyped(name);
      showFailure(failure);
    }
  };
  const add = (name: string) => {
    if (name.trim() !== '') onAdding(store(name));
  };
  const free = labels.all.filter(({ id }) => !ids.includes(id));
  const names = matchingLabels(free, typed).map((one) => labelName(one, mainLang, mainLang));
  return (
    <Input.Wrapper label={label} description={description} error={error}>
      {ids.length > 0 && (
        <SortableRows
          items={ids}
          itemKey={String}
          itemLabel={nameOf}
          onSort={(keys) => change(keys.map(Number))}
          className={classes.rows}
          itemClassName={classes.row}
        >
          {(id, _, handle: ReactNode) => (
            <>
              {handle}
              <div className={classes.label}>
                <Text size="sm">{nameOf(id)}</Text>
                {props.rowExtras?.(id)}
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${nameOf(id)}: kaldır`}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                <IconX size={15} aria-hidden />
              </ActionIcon>
            </>
          )}
        </SortableRows>
      )}
      <Autocomplete
        aria-label={`${label}: etiket ekle`}
        placeholder="Etiket seçin ya da yazıp Enter’a basın"
        mt="xs"
        data={[...new Set(names)]}
        filter={({ options }) => options}
        limit={30}
        value={typed}
        onChange={setTyped}
        onOptionSubmit={(name) => {
          add(name);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          // Otherwise Enter would save the form: Mantine handles Enter only while an option is highlighted.
          event.preventDefault();
          if (!event.currentTarget.getAttribute('aria-activedescendant')) add(typed);
        }}
        onBlur={() => add(typed)}
        disabled={ids.length >= maxTemplateRows}
      />
    </Input.Wrapper>
  );
}
