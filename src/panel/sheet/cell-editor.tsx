import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChoiceList, matching } from './choice-list.tsx';
import { readText, type Choice, type SheetColumn } from './columns.ts';
import type { Editing } from './use-sheet.ts';
import type { Direction } from './use-selection.ts';
import classes from './sheet.module.css';

type CellEditorProps = {
  column: SheetColumn;
  editing: Editing;
  /** The reason why the typed value is invalid; undefined if it is valid. */
  problem: (value: string) => string | undefined;
  onEnter: (text: string, direction?: Direction, takesFocus?: boolean) => void;
  onCancel: () => void;
};

const leaving: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The input inside a cell. While the user types, only this input renders. */
export function CellEditor({ column, editing, problem, onEnter, onCancel }: CellEditorProps) {
  const [text, setText] = useState(editing.text);
  const [marked, setMarked] = useState(editing.isTyped ? 0 : -1);
  const isClosed = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { isTyped } = editing;
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (isTyped) input.current?.setSelectionRange(1, 1);
    else input.current?.select();
  }, [isTyped]);
  const choices =
    column.kind === 'choice' ? matching(column.choices, text, editing.text, editing.isTyped) : [];
  const close = (direction?: Direction, choice?: Choice) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onEnter(choice?.label ?? text, direction, direction !== undefined || choice !== undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    // Otherwise the sheet would treat keys of the input as its own commands.
    event.stopPropagation();
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Escape') {
      isClosed.current = true;
      onCancel();
    } else if (key === 'Enter') close(shiftKey ? 'up' : 'down', choices[marked]);
    else if (key === 'Tab') close(shiftKey ? 'left' : 'right', choices[marked]);
    else if (column.kind === 'choice' && step !== 0)
      setMarked(Math.max(0, Math.min(marked + step, choices.length - 1)));
    else if (editing.isTyped && leaving[key]) close(leaving[key]);
    else return;
    event.preventDefault();
  };
  const wrong = text.trim() === editing.text.trim() ? undefined : problem(readText(column, text));
  return (
    <ChoiceList
      choices={choices}
      marked={marked}
      label={column.title}
      onChoose={(choice) => close('down', choice)}
      input={(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            className={classes.input}
            aria-label={column.title}
            aria-invalid={wrong !== undefined || undefined}
            value={text}
            inputMode={column.kind === 'number' ? (column.isWhole ? 'numeric' : 'decimal') : 'text'}
            enterKeyHint="next"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setMarked(event.currentTarget.value === '' ? -1 : 0);
            }}
            onKeyDown={handleKey}
            onBlur={() => close()}
          />
          {wrong !== undefined && column.kind !== 'choice' && (
            <span className={classes.typedProblem} role="status">
              {wrong}
            </span>
          )}
        </>
      )}
    />
  );
}
