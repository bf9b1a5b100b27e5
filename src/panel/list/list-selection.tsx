import { ActionIcon, Checkbox, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { BackToTopInBar } from '#panel/page/back-to-top.tsx';
import classes from './list-page.module.css';

export type RowKey = string | number;

export type RowSelection<Row> = {
  /**
   * The keys of selected rows on this page only, because a bulk action must not change rows that nobody sees.
   */
  keys: ReadonlySet<RowKey>;
  onChange: (keys: ReadonlySet<RowKey>) => void;
  /** The accessible name of a row's check box. */
  label: (row: Row) => string;
  /** The text of the bar, such as `3 ürün seçildi`. */
  note: (count: number) => string;
  /** An element beside the text, such as a button that selects more. */
  more?: ReactNode;
  actions: ReactNode;
};

/**
 * The selected rows. When `scope` (filter or page) changes, the selection is cleared; rows that are gone
 * after a reload are deselected.
 */
export function useRowKeys(scope: string, present: readonly RowKey[]) {
  const [chosen, setChosen] = useState<{ scope: string; keys: ReadonlySet<RowKey> }>({
    scope,
    keys: new Set(),
  });
  const keys = new Set(chosen.scope === scope ? present.filter((key) => chosen.keys.has(key)) : []);
  return { keys, setKeys: (next: ReadonlySet<RowKey>) => setChosen({ scope, keys: next }) };
}

type AllProps = { all: readonly RowKey[]; selection: Pick<RowSelection<never>, 'keys' | 'onChange'> };

export function SelectAll({ all, selection: { keys, onChange } }: AllProps) {
  const box = useRef<HTMLInputElement>(null);
  const isAny = keys.size > 0;
  const wasAny = useRef(isAny);
  useEffect(() => {
    // If the bar with the focused button has disappeared, the focus moves to the list's own check box.
    if (wasAny.current && !isAny && document.activeElement === document.body) box.current?.focus();
    wasAny.current = isAny;
  }, [isAny]);
  return (
    <label className={classes.target}>
      <Checkbox
        ref={box}
        aria-label="Sayfadakilerin tümünü seç"
        size="xs"
        iconColor="var(--panel-surface)"
        checked={isAny && keys.size === all.length}
        indeterminate={isAny && keys.size < all.length}
        disabled={all.length === 0}
        onChange={(event) => onChange(new Set(event.currentTarget.checked ? all : []))}
      />
    </label>
  );
}

export type Choose = (key: RowKey, isChosen: boolean, isRange: boolean) => void;

/**
 * Selects a row, or with Shift the range from the last clicked row. The returned function never changes, so
 * that rows stay memoized.
 */
export function useChoose(all: readonly RowKey[], selection: AllProps['selection'] | undefined): Choose {
  const last = useRef<RowKey>(undefined);
  const latest = useRef({ all, selection });
  useEffect(() => {
    latest.current = { all, selection };
  });
  return useCallback((key, isChosen, isRange) => {
    const { all: rows, selection: present } = latest.current;
    const ends = [rows.indexOf(last.current ?? key), rows.indexOf(key)].toSorted((a, b) => a - b);
    const [from = -1, to = -1] = ends;
    const next = new Set(present?.keys);
    for (const one of isRange && from >= 0 ? rows.slice(from, to + 1) : [key]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    last.current = key;
    present?.onChange(next);
  }, []);
}

type SelectRowProps = {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean, isRange: boolean) => void;
};

/** The check box of a row. With Shift it selects the range from the last clicked row. */
export function SelectRow({ label, isChosen, onChoose }: SelectRowProps) {
  const isRange = useRef(false);
  return (
    <label className={classes.target}>
      <Checkbox
        aria-label={`${label}: seç`}
        size="xs"
        iconColor="var(--panel-surface)"
        checked={isChosen}
        onClick={(event) => {
          isRange.current = event.shiftKey;
        }}
        onChange={(event) => onChoose(event.currentTarget.checked, isRange.current)}
      />
    </label>
  );
}

/** The bar of bulk actions, which stays visible while the list scrolls. */
export function SelectionBar<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { keys, onChange, note, more, actions } = selection;
  if (keys.size === 0) return null;
  return (
    <section className={classes.bar} aria-label="Seçilenler" data-foot-bar>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Seçimi kaldır"
        onClick={() => onChange(new Set())}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <div className={classes.barNote}>
        <Text fw={550} role="status">
          {note(keys.size)}
        </Text>
        {more}
      </div>
      <BackToTopInBar />
      <div className={classes.barActions}>{actions}</div>
    </section>
  );
}
