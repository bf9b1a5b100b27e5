import type { ReactNode } from 'react';
import './field.css';

/** What ties a control to its label and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  /** Beside the label, such as `isteğe bağlı`. */
  note?: string | undefined;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with the place of its error below, which is kept free so that an error moves nothing. */
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
