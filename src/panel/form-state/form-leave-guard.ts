import { isEmpty } from './changed-fields.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import type { RecordSaving } from './record-saving.ts';
import { registerUnsavedWork } from './unsaved-work.ts';

/** Asks before a form with unsaved changes closes. */
export type FormLeaveGuard = {
  /** Whether the form is still on the screen and its changes are wanted. */
  isOpen: () => boolean;
  /** Gives up the changes, so that the form closes without a question. */
  discard: () => void;
  /** Asks again, because something was typed after `discard`. */
  resume: () => void;
  /** Starts asking; the result stops it. */
  mount: () => () => void;
};

export function createFormLeaveGuard(
  saving: Pick<RecordSaving, 'changes' | 'isSaving'>,
  autosave: DraftAutosave,
  drawer?: object,
): FormLeaveGuard {
  let isMounted = false;
  let isDiscarded = false;
  const discard = () => {
    isDiscarded = true;
    // A running save may still fail, and then its draft is the only copy.
    if (!saving.isSaving()) autosave.discard();
  };
  return {
    isOpen: () => isMounted && !isDiscarded,
    discard,
    resume: () => {
      isDiscarded = false;
    },
    mount: () => {
      isMounted = true;
      const unregister = registerUnsavedWork({
        drawer,
        isUnsaved: () => !isDiscarded && !isEmpty(saving.changes()),
        discard,
      });
      return () => {
        isMounted = false;
        unregister();
      };
    },
  };
}
