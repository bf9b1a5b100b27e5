import { useEffect, useRef, type ReactNode } from 'react';
import type { RecordForm } from '../../form-state/record-form.ts';

type RecordFormElementProps = {
  form: Pick<RecordForm, 'attempts' | 'submit'>;
  /** Why saving has to wait, such as uploads that are under way. */
  waitingFor: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The `form` element of both patterns: saves by its button and by Ctrl-S or Cmd-S from wherever the focus is. */
export function RecordFormElement({ form, waitingFor, className, children }: RecordFormElementProps) {
  const { attempts, submit } = form;
  const element = useRef<HTMLFormElement>(null);

  // After each failed attempt, not whenever the errors change: that would pull the focus away while
  // somebody mends one of two.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!waitingFor && !event.repeat && isOnTop(element.current)) submit();
    };
    // Caught on its way down, before an editor makes something else of it.
    window.addEventListener('keydown', saveByKey, { capture: true });
    return () => window.removeEventListener('keydown', saveByKey, { capture: true });
  }, [submit, waitingFor]);

  return (
    <form
      ref={element}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // Of a dialog over another form: React would hand it on to that one.
        event.stopPropagation();
        if (!waitingFor) submit();
      }}
    >
      {children}
    </form>
  );
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

/** Whether no dialog stands over the form. */
function isOnTop(form: HTMLFormElement | null): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return form !== null && [...dialogs].every((dialog) => dialog.contains(form));
}
