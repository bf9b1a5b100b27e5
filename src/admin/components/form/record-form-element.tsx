import { useEffect, useRef, type ReactNode } from 'react';
import type { RecordForm } from '../../form-state/record-form-types.ts';

type RecordFormElementProps = {
  form: Pick<RecordForm, 'attempts' | 'submit'>;
  /** Why saving has to wait, such as running uploads. */
  waitingFor: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The `form` element of pages and drawers. Ctrl-S or Cmd-S saves from any focus. */
export function RecordFormElement({ form, waitingFor, className, children }: RecordFormElementProps) {
  const { attempts, submit } = form;
  const element = useRef<HTMLFormElement>(null);

  // Depends on attempts, not on errors: otherwise fixing one of two errors would move the focus away.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!waitingFor && !event.repeat && isOnTop(element.current)) submit();
    };
    // The capture phase comes before the text editor's own shortcut.
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
        // React events bubble through portals: without this a dialog's form would also submit the form below.
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

/** Whether no dialog is open above the form. */
function isOnTop(form: HTMLFormElement | null): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return form !== null && [...dialogs].every((dialog) => dialog.contains(form));
}
