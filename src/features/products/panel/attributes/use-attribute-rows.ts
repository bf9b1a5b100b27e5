import { useCallback, useRef, useState } from 'react';
import type { Attribute } from '../../product.ts';
import { newRow, type AttributeRow } from './attribute-rows.ts';

/** Removes the React key, so that an unchanged row equals the stored one and the form sees no change. */
const withoutKey = (row: AttributeRow): Attribute =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'key')) as Attribute;

type Change = (rows: AttributeRow[]) => AttributeRow[];

/**
 * The rows of the attribute table. The form gets every change at once; the screen renders only what must look
 * different.
 */
export function useAttributeRows(defaultValue: readonly Attribute[], onChange: (rows: Attribute[]) => void) {
  const [rows, setRows] = useState(() => defaultValue.map(newRow));
  const latest = useRef(rows);
  /** Changes the value without rendering, because the browser already shows what is typed. */
  const changeSilently = useCallback(
    (change: Change) => {
      latest.current = change(latest.current);
      onChange(latest.current.map(withoutKey));
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
  /** Shows rows without telling the form, because rows without a value are not stored. */
  const offerRows = useCallback((offered: AttributeRow[]) => {
    latest.current = offered;
    setRows(offered);
  }, []);
  const read = useCallback(() => latest.current, []);
  const draw = useCallback(() => setRows(latest.current), []);
  return { rows, read, changeRows, changeSilently, offerRows, draw };
}
