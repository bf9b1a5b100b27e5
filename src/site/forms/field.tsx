import type { ReactNode } from 'react';
import './field.css';

/** The attributes that connect a control with its label and its error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  /** A short text beside the label, such as `isteğe bağlı`. */
  note?: string | undefined;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/**
 * A control with its label, and a reserved line below for its error, so that an
 * error does not shift the page.
 */
export function Field({ id, label, note, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {note && <span className="field-note">{note}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      <p className="field-error" id={errorId}>
        {error}
      </p>
    </div>
  );
}
