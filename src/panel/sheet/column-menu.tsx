import { Button, Checkbox, Popover, ScrollArea, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useState } from 'react';
import type { SheetColumn } from './columns.ts';
import { filterValues, isFilter, noFilter, type ColumnFilter } from './sheet-view.ts';
import type { SheetControl } from './use-sheet.ts';
import classes from './sheet.module.css';

const orders = [
  { value: 'stored', label: 'Kayıtlı' },
  { value: 'up', label: 'Artan' },
  { value: 'down', label: 'Azalan' },
];

type ColumnMenuProps = {
  column: SheetColumn;
  sheet: SheetControl;
  /** The button that opened the menu. It closes the menu itself, so a press on it does not count as outside. */
  button: HTMLElement;
  onClose: () => void;
};

/** Sorts and filters by a column. Each change shows at once and never changes the stored rows. */
export function ColumnMenu({ column, sheet, button, onClose }: ColumnMenuProps) {
  const { view, all, show } = sheet;
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null);
  useClickOutside(onClose, null, [dropdown, button]);
  // The values stay as they were when the menu opened, so that a ticked one cannot vanish.
  const [values] = useState(() => filterValues(all, column));
  const isEmptyOnly = values.length === 1 && values[0]?.value === '';
  const filter = view.filters[column.name] ?? noFilter;
  const put = (next: Partial<ColumnFilter>) =>
    show({ ...view, filters: { ...view.filters, [column.name]: { ...filter, ...next } } });
  const { sort } = view;
  const chosen = sort?.column === column.name ? (sort.isDescending ? 'down' : 'up') : sort ? '' : 'stored';
  return (
    <Popover
      opened
      position="bottom-start"
      offset={6}
      shadow="md"
      trapFocus
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <span className={classes.menuAnchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={setDropdown}
        role="dialog"
        aria-label={`${column.title}: sırala ve filtrele`}
        w={260}
        p="sm"
        onKeyDown={(event) => {
          // The sheet would take these keys as commands.
          event.stopPropagation();
          if (event.key !== 'Escape') return;
          onClose();
          button.focus();
        }}
      >
        <Stack gap="sm">
          {column.kind !== 'own' && (
            <SegmentedControl
              aria-label="Sıra"
              size="xs"
              fullWidth
              data={orders}
              value={chosen}
              onChange={(value) =>
                show({
                  ...view,
                  sort: value === 'stored' ? null : { column: column.name, isDescending: value === 'down' },
                })
              }
            />
          )}
          {column.kind !== 'flag' && column.kind !== 'own' && (
            <TextInput
              label="İçinde geçen"
              size="sm"
              maxLength={100}
              autoComplete="off"
              value={filter.text}
              onChange={(event) => put({ text: event.currentTarget.value })}
            />
          )}
          {values.length > 0 && (
            <Checkbox.Group
              label={isEmptyOnly ? undefined : 'Yalnız bunlar'}
              aria-label={isEmptyOnly ? 'Boş hücreler' : undefined}
              value={[...filter.values]}
              onChange={(ticked) => put({ values: ticked })}
            >
              <ScrollArea.Autosize mah={220} type="auto" mt={6}>
                <Stack gap={8} p={2}>
                  {values.map(({ value, label }) => (
                    <Checkbox
                      key={value}
                      value={value}
                      label={isEmptyOnly ? 'Yalnız boş hücreler' : label}
                      size="sm"
                    />
                  ))}
                </Stack>
              </ScrollArea.Autosize>
            </Checkbox.Group>
          )}
          {isFilter(filter) && (
            <Button variant="default" size="xs" onClick={() => put(noFilter)}>
              Bu sütunun filtresini kaldır
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
