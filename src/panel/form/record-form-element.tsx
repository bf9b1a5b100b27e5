import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { AfterSave } from '#panel/form-state/record-saving.ts';
import { createLackingTexts, FormLackingTexts } from './lacking-texts.ts';
import { showMessage } from '#panel/feedback/notices.tsx';

type RecordFormElementProps = {
  form: Pick<RecordForm, 'attempts' | 'submit'>;
  /** The reason why a save is not possible now, for example running uploads. */
  waitingFor: string | undefined;
  /** Whether Ctrl-Shift-S saves and then opens an empty form. */
  canAddNext?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The `form` element of pages and drawers. Its buttons and Ctrl-S or Cmd-S save the form; with Shift an empty
 * form follows. Enter does not save, because that would publish a half-filled record.
 */
export function RecordFormElement(props: RecordFormElementProps) {
  const { form, waitingFor, canAddNext = false, className, children } = props;
  const { attempts, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const [lackingTexts] = useState(createLackingTexts);

  // This depends on the attempts, not on the errors: otherwise correcting one of two errors would move the
  // focus away.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const save = useCallback(
    (after: AfterSave) => {
      if (waitingFor) return;
      if (!asksAboutUnsentFile(element.current)) submit(after);
    },
    [waitingFor, submit],
  );

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || (event.shiftKey && !canAddNext)) return;
      event.preventDefault();
      if (!event.repeat && isOnTop(element.current)) save(event.shiftKey ? 'new' : 'usual');
    };
    // The capture phase makes this run before the text editor's own shortcut.
    window.addEventListener('keydown', saveByKey, { capture: true });
    return () => window.removeEventListener('keydown', saveByKey, { capture: true });
  }, [save, canAddNext]);

  return (
    <form
      ref={element}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals; without this, the form of a dialog would also submit the form
        // below it.
        event.stopPropagation();
        // `data-after` of the pressed button tells what happens after the save.
        const { submitter } = event.nativeEvent;
        save((submitter?.dataset.after ?? 'usual') as AfterSave);
      }}
      onKeyDown={keepEnterFromSaving}
    >
      <FormLackingTexts value={lackingTexts}>{children}</FormLackingTexts>
    </form>
  );
}

/** Handles only one-line fields of this form, because a dialog above it has its own form. */
function keepEnterFromSaving(event: ReactKeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form === currentTarget)
    event.preventDefault();
}

/**
 * Stops the save and shows a message if an upload has failed, because the record would look complete without
 * that file.
 */
function asksAboutUnsentFile(form: HTMLFormElement | null): boolean {
  const button = form?.querySelector<HTMLElement>('[data-part-of-record] [data-state="failed"] button');
  if (!button) return false;
  // When the dialog closes, the focus returns to this button.
  button.focus();
  showMessage('Dosya yüklenmedi', 'Dosyayı yeniden gönderin ya da kaldırın, sonra kaydedin.');
  return true;
}

function isSaveKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}

/** Whether the form is in the topmost dialog, or no dialog is open. */
function isOnTop(form: HTMLFormElement | null): boolean {
  // A dialog that opens later comes later in the document.
  const top = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return form !== null && (top === undefined || top.contains(form));
}
