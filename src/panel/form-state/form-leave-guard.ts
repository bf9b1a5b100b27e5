import { isEmpty } from './changed-fields.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import type { RecordSaving } from './record-saving.ts';
import { registerUnsavedWork } from './unsaved-work.ts';

export type FormLeaveGuard = {
  /** True while the form is on the screen and its changes are not discarded. */
  isOpen: () => boolean;
  /** Drops the changes, so that the form closes without a question. */
  discard: () => void;
  /** Asks again after `discard`, because the user typed something new. */
  resume: () => void;
  /** Starts the guard; the result stops it. */
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
    // A running save may still fail, and then the draft is the only copy.
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
