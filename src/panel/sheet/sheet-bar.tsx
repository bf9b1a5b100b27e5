import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowsSort,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconFilterOff,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { showMessage } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import type { SheetRows } from './sheet-rows.ts';
import { isFilter } from './sheet-view.ts';
import type { SheetControl } from './use-sheet.ts';
import { toolsMark } from './use-selection.ts';
import classes from './sheet.module.css';

type SheetBarProps = { sheet: SheetControl; rows: SheetRows; isSortable: boolean; children?: ReactNode };

/** The buttons above a sheet, which offer for mouse and touch everything that keys do. */
export function SheetBar({ sheet, rows, isSortable, children }: SheetBarProps) {
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const [run] = useState(() => (action: Action) => void actions[action](latest.current));
  return (
    <Tools
      canUndo={rows.canUndo()}
      canRedo={rows.canRedo()}
      isEmpty={sheet.isEmpty}
      canAdd={sheet.addRow && !sheet.addRow.isFull}
      isSortable={isSortable}
      fixed={sheet.fixed}
      run={run}
    >
      {children}
    </Tools>
  );
}

const actions = {
  undo: (sheet: SheetControl) => sheet.undo(),
  redo: (sheet: SheetControl) => sheet.redo(),
  copy,
  paste,
  moveUp: (sheet: SheetControl) => sheet.moveRows(-1),
  moveDown: (sheet: SheetControl) => sheet.moveRows(1),
  remove: (sheet: SheetControl) => sheet.removeRows?.(),
  add: (sheet: SheetControl) => sheet.addRow?.run(),
};
type Action = keyof typeof actions;

type ToolsProps = {
  canUndo: boolean;
  canRedo: boolean;
  isEmpty: boolean;
  /** Undefined if rows cannot be added or removed. */
  canAdd: boolean | undefined;
  isSortable: boolean;
  /** Why rows cannot be moved now. */
  fixed: string | undefined;
  run: (action: Action) => void;
  children: ReactNode;
};

/** This component is memoized, so that it does not render while the selection moves. */
const Tools = memo(function Tools({
  canUndo,
  canRedo,
  isEmpty,
  canAdd,
  isSortable,
  fixed,
  run,
  children,
}: ToolsProps) {
  return (
    <div className={classes.bar} {...toolsMark}>
      <Group gap={4}>
        <Tool label="Geri al" keys="Ctrl-Z" isOff={!canUndo} onClick={() => run('undo')}>
          <IconArrowBackUp size={18} aria-hidden />
        </Tool>
        <Tool label="Yinele" keys="Ctrl-Y" isOff={!canRedo} onClick={() => run('redo')}>
          <IconArrowForwardUp size={18} aria-hidden />
        </Tool>
        <Tool label="Kopyala" keys="Ctrl-C" isOff={isEmpty} onClick={() => run('copy')}>
          <IconCopy size={18} aria-hidden />
        </Tool>
        <Tool
          label="Yapıştır"
          keys="Ctrl-V"
          isOff={isEmpty && canAdd === undefined}
          onClick={() => run('paste')}
        >
          <IconClipboard size={18} aria-hidden />
        </Tool>
        {isSortable && (
          <>
            <Tool
              label="Satırları yukarı taşı"
              keys="Alt-↑"
              isOff={isEmpty}
              why={fixed}
              onClick={() => run('moveUp')}
            >
              <IconArrowUp size={18} aria-hidden />
            </Tool>
            <Tool
              label="Satırları aşağı taşı"
              keys="Alt-↓"
              isOff={isEmpty}
              why={fixed}
              onClick={() => run('moveDown')}
            >
              <IconArrowDown size={18} aria-hidden />
            </Tool>
          </>
        )}
        {canAdd !== undefined && (
          <Tool label="Seçili satırları sil" isOff={isEmpty} onClick={() => run('remove')}>
            <IconTrash size={18} aria-hidden />
          </Tool>
        )}
      </Group>
      <Group gap="xs">
        {children}
        {canAdd !== undefined && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            disabled={!canAdd}
            onClick={() => run('add')}
          >
            Satır Ekle
          </Button>
        )}
      </Group>
    </div>
  );
});

type ToolProps = {
  label: string;
  keys?: string;
  isOff: boolean;
  /** Why the button cannot do its work now; a press says it too, as there is no hover on a phone. */
  why?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/**
 * A button above the sheet. It uses `aria-disabled`, because a disabled button would lose the keyboard focus.
 */
function Tool({ label, keys, isOff, why, onClick, children }: ToolProps) {
  const isDisabled = isOff || why !== undefined;
  return (
    <Tooltip label={why ?? (keys ? `${label} (${keys})` : label)} openDelay={500}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-disabled={isDisabled}
        aria-description={why}
        {...(isDisabled && { 'data-disabled': true })}
        onClick={() => !isOff && onClick()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Says that not all rows are shown or that they are sorted, and leads back. */
export function SheetViewLine({ sheet: { all, rows, columns, view, show } }: { sheet: SheetControl }) {
  const filtered = columns.filter(({ name }) => isFilter(view.filters[name]));
  const sorted = columns.find(({ name }) => name === view.sort?.column);
  const text = [
    filtered.length > 0 && `${formatNumber(rows.length)} / ${formatNumber(all.length)} satır`,
    filtered.length > 0 && `Filtre: ${filtered.map(({ title }) => title).join(', ')}`,
    sorted && `Sıra: ${sorted.title}, ${view.sort?.isDescending ? 'azalan' : 'artan'}`,
  ].filter(Boolean);
  return (
    <div className={classes.viewLine} data-empty={text.length === 0 || undefined} {...toolsMark}>
      <Text size="sm" role="status">
        {text.join(' · ')}
      </Text>
      {filtered.length > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconFilterOff size={15} aria-hidden />}
          onClick={() => show({ sort: view.sort, filters: {} }, { isFocused: true })}
        >
          Filtreyi kaldır
        </Button>
      )}
      {sorted && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowsSort size={15} aria-hidden />}
          onClick={() => show({ sort: null, filters: view.filters }, { isFocused: true })}
        >
          Kayıtlı sıraya dön
        </Button>
      )}
    </div>
  );
}

type StatusProps = {
  sheet: SheetControl;
  problem: string | undefined;
  /** How many cells are invalid, and how many of these are in rows that a filter hides. */
  wrong: number;
  hidden: number;
  onNext: () => void;
};

/**
 * The line below a sheet. It shows the problem of the focused cell, the size of the selection, or what was
 * pasted.
 */
export function SheetStatus({ sheet, problem, wrong, hidden, onNext }: StatusProps) {
  return (
    <div className={classes.status} {...toolsMark}>
      <Text size="sm" role="status" c={problem ? 'var(--mantine-color-error)' : 'dimmed'}>
        {problem ?? (sheet.notice || sheet.selectionText)}
      </Text>
      {wrong > 0 && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onNext}>
          {`Düzeltilecek ${wrong} hücre${hidden > 0 ? ` (gizli satırlarda ${hidden})` : ''}: sıradaki`}
        </Button>
      )}
    </div>
  );
}

const noClipboard = 'Tarayıcı panoya izin vermedi. Klavyeyle Ctrl-C ve Ctrl-V kullanabilirsiniz.';

async function copy(sheet: SheetControl): Promise<void> {
  try {
    await navigator.clipboard.writeText(sheet.copied());
    sheet.setNotice('Kopyalandı');
  } catch {
    showMessage('Kopyalanamadı', noClipboard);
  }
}

async function paste(sheet: SheetControl): Promise<void> {
  try {
    sheet.paste(await navigator.clipboard.readText());
  } catch {
    showMessage('Yapıştırılamadı', noClipboard);
  }
}
