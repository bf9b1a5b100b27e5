import { useCallback, useRef, useState } from 'react';
import type { Attribute } from '../../product.ts';
import { newRow, type AttributeRow } from './attribute-rows.ts';

/** An unchanged row equals the stored one, so that the form knows that nothing changed. */
const withoutKey = (row: AttributeRow): Attribute =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'key')) as Attribute;

type Change = (rows: AttributeRow[]) => AttributeRow[];

/** The rows of the attribute table. The form gets every change at once, the screen only what must be drawn again. */
export function useAttributeRows(defaultValue: readonly Attribute[], onChange: (rows: Attribute[]) => void) {
  const [rows, setRows] = useState(() => defaultValue.map(newRow));
  const latest = useRef(rows);
  /** Changes the value and draws nothing: the browser shows what is typed. */
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
  /** Draws rows that the form need not know: rows without a value are not stored. */
  const offerRows = useCallback((offered: AttributeRow[]) => {
    latest.current = offered;
    setRows(offered);
  }, []);
  const read = useCallback(() => latest.current, []);
  const draw = useCallback(() => setRows(latest.current), []);
  return { rows, read, changeRows, changeSilently, offerRows, draw };
}
