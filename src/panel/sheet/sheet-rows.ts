import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '#panel/store.ts';
import type { SheetRow } from './columns.ts';

type Rows = readonly SheetRow[];
type Step = { rows: Rows; past: readonly Rows[]; future: readonly Rows[] };

const maxSteps = 100;

/** The rows of a sheet with their undo history. */
export type SheetRows = Store<Rows> & {
  /** Makes an edit that can be undone. An edit that returns the same array adds no step. */
  change: (edit: (rows: Rows) => Rows) => void;
  undo: () => void;
  redo: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /**
   * Changes the rows in every step of the undo history, so that undo keeps changes that came from elsewhere.
   */
  rebase: (edit: (rows: Rows) => Rows) => void;
  /** Replaces the rows and clears the undo history. */
  reset: (rows: Rows) => void;
};

export function createSheetRows(first: Rows): SheetRows {
  const { get, set, subscribe } = createStore<Step>({ rows: first, past: [], future: [] });
  return {
    subscribe,
    get: () => get().rows,
    change: (edit) => {
      const { rows, past } = get();
      const next = edit(rows);
      if (!isSame(rows, next)) set({ rows: next, past: [...past.slice(1 - maxSteps), rows], future: [] });
    },
    undo: () => {
      const { rows, past, future } = get();
      const before = past.at(-1);
      if (before) set({ rows: before, past: past.slice(0, -1), future: [rows, ...future] });
    },
    redo: () => {
      const { rows, past, future } = get();
      const [after, ...rest] = future;
      if (after) set({ rows: after, past: [...past, rows], future: rest });
    },
    canUndo: () => get().past.length > 0,
    canRedo: () => get().future.length > 0,
    rebase: (edit) => {
      const { rows, past, future } = get();
      set({ rows: edit(rows), past: past.map(edit), future: future.map(edit) });
    },
    reset: (rows) => set({ rows, past: [], future: [] }),
  };
}

/** Creates rows that live as long as the component. `first` runs once. */
export function useSheetRows(first: () => Rows): SheetRows {
  const [rows] = useState(() => createSheetRows(first()));
  return rows;
}

/** Reads from the rows. The component renders only when the result of `read` changes. */
export function useRead<Found extends string | number>(rows: SheetRows, read: (rows: Rows) => Found): Found {
  return useSyncExternalStore(rows.subscribe, () => read(rows.get()));
}

/** The first and the last row that differ; after undo and redo the sheet scrolls to them. */
export function changedRows(before: Rows, after: Rows): { top: number; bottom: number } | undefined {
  const shortest = Math.min(before.length, after.length);
  let top = 0;
  while (top < shortest && before[top] === after[top]) top++;
  if (top === before.length && top === after.length) return undefined;
  let same = 0;
  while (same < shortest - top && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { top, bottom: Math.max(top, after.length - 1 - same) };
}

function isSame(before: Rows, after: Rows): boolean {
  return before === after || (before.length === after.length && before.every((row, at) => row === after[at]));
}
