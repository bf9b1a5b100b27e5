import { useCallback, useRef, useState } from 'react';
import type { Attribute } from '#shared/api/products/product.ts';

/** A row of the attribute table; `key` is for React only. */
export type AttributeRow = Attribute & { key: string };
type Change = (rows: AttributeRow[]) => AttributeRow[];

let lastKey = 0;

export const newRow = (attribute: Attribute): AttributeRow => ({ ...attribute, key: `row-${++lastKey}` });

/** The rows of the attribute table. The form gets every change at once, the screen only what must be drawn again. */
export function useAttributeRows(defaultValue: readonly Attribute[], onChange: (rows: Attribute[]) => void) {
  const [rows, setRows] = useState(() => defaultValue.map(newRow));
  const latest = useRef(rows);
  /** Changes the value and draws nothing: the browser shows what is typed. */
  const changeSilently = useCallback(
    (change: Change) => {
      latest.current = change(latest.current);
      onChange(latest.current.map(({ label, value }) => ({ label, value })));
    },
    [onChange],
  );
  const changeRows = useCallback(
    (change: Change) => {
      changeSilently(change);
      setRows(latest.current);
    },
    [changeSilently],
  );
  return { rows, changeRows, changeSilently, draw: () => setRows(latest.current) };
}
