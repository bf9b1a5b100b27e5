import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconFilter } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { ColumnMenu } from './column-menu.tsx';
import type { SheetColumn } from './columns.ts';
import { at } from './ranges.ts';
import { isFilter } from './sheet-view.ts';
import type { SheetControl } from './use-sheet.ts';
import classes from './sheet.module.css';

/** The heads of the columns, each with the button of its menu. Tab reaches only the button of the focused column. */
export function SheetHead({ sheet }: { sheet: SheetControl }) {
  const { columns, range, isEmpty, selection } = sheet;
  const [opened, setOpened] = useState<{ name: string; button: HTMLElement } | null>(null);
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.corner0} data-all="">
        <VisuallyHidden>Satır</VisuallyHidden>
      </div>
      {columns.map((column, index) => (
        <div
          key={column.name}
          role="columnheader"
          aria-colindex={index + 2}
          aria-sort={ariaSort(column, sheet)}
          className={classes.columnHead}
          data-column={index}
          data-selected={(!isEmpty && index >= range.left && index <= range.right) || undefined}
        >
          <span className={classes.columnTitle}>
            {column.title}
            {column.isRequired && <span aria-hidden> *</span>}
          </span>
          <button
            type="button"
            className={classes.menuButton}
            aria-label={menuLabel(column, sheet)}
            aria-haspopup="dialog"
            aria-expanded={opened?.name === column.name}
            title={menuLabel(column, sheet)}
            tabIndex={index === selection.focus.column ? 0 : -1}
            onKeyDown={(event) => moveBetweenHeads(event, sheet)}
            onClick={({ currentTarget: button }) =>
              setOpened(opened?.name === column.name ? null : { name: column.name, button })
            }
          >
            <MenuIcons column={column} view={sheet.view} />
          </button>
          {opened?.name === column.name && (
            <ColumnMenu
              column={column}
              sheet={sheet}
              button={opened.button}
              onClose={() => setOpened(null)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function MenuIcons({ column, view }: { column: SheetColumn; view: SheetControl['view'] }) {
  const isSorted = view.sort?.column === column.name;
  const hasFilter = isFilter(view.filters[column.name]);
  const Arrow = view.sort?.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <>
      {hasFilter && <IconFilter size={14} aria-hidden className={classes.inUse} />}
      {isSorted && <Arrow size={14} aria-hidden className={classes.inUse} />}
      {!isSorted && !hasFilter && <IconChevronDown size={14} aria-hidden />}
    </>
  );
}

function ariaSort({ name }: SheetColumn, { view: { sort } }: SheetControl) {
  if (sort?.column !== name) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

const menuLabel = ({ name, title }: SheetColumn, { view }: SheetControl) =>
  `${title}: sırala ve filtrele${isFilter(view.filters[name]) ? ' (filtreli)' : ''}`;

/** The left and right arrows go to the next head, the down arrow to the cells. The sheet does not see these keys. */
function moveBetweenHeads(event: KeyboardEvent<HTMLElement>, sheet: SheetControl): void {
  event.stopPropagation();
  const { focus } = sheet.selection;
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (event.key === 'ArrowDown') sheet.goTo(focus, false);
  else if (by !== 0) {
    const head = event.currentTarget.closest('[role="columnheader"]');
    const next = by < 0 ? head?.previousElementSibling : head?.nextElementSibling;
    const button = next?.querySelector('button');
    if (!button) return;
    sheet.select(at(focus.row, focus.column + by), false);
    button.focus();
  } else return;
  event.preventDefault();
}
