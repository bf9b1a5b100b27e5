import { isEmpty } from './changed-fields.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import type { RecordSaving } from './record-saving.ts';
import { registerUnsavedWork } from './unsaved-work.ts';

export type FormLeaveGuard = {
  /** True while the form is on the screen and the user has not agreed to discard the changes. */
  isOpen: () => boolean;
  /** Drops the changes, so that the form closes without a question. */
  discard: () => void;
  /** Lets the guard ask again after `discard`, because the user typed something new. */
  resume: () => void;
  /** Starts the guard; the returned function stops it. */
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
    // A running save may still fail; then the draft is the only copy of the changes.
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
