import { ActionIcon, Checkbox, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { BackToTopInBar } from '#panel/page/back-to-top.tsx';
import classes from './list-page.module.css';

export type RowKey = string | number;

/** The selected rows of a list and the bulk actions on them. */
export type RowSelection<Row> = {
  /** Selected rows of this page only: an action never touches rows that nobody sees. */
  keys: ReadonlySet<RowKey>;
  onChange: (keys: ReadonlySet<RowKey>) => void;
  /** Names a row for its check box. */
  label: (row: Row) => string;
  /** The text of the bar, such as `3 ürün seçildi`. */
  note: (count: number) => string;
  /** What stands beside the text, such as a button that selects more. */
  more?: ReactNode;
  actions: ReactNode;
};

/**
 * The selected rows. A change of `scope` (filter and page) clears them, and a row that is gone after a reload
 * is no longer selected.
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

/** Selects the whole page or nothing. */
export function SelectAll({ all, selection: { keys, onChange } }: AllProps) {
  const box = useRef<HTMLInputElement>(null);
  const isAny = keys.size > 0;
  const wasAny = useRef(isAny);
  useEffect(() => {
    // The bar disappeared together with the focused button, so the focus returns to the list.
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

/** Selects a row, or the range from the last clicked one. The same function for the life of the list. */
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

/** Selects one row; with Shift, the range from the last clicked one. */
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

/** The bulk actions; the bar stays visible while the list scrolls. */
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
