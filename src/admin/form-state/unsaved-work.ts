import { confirmDiscard } from '../components/feedback/confirm-discard.ts';

/** Work that is lost when its screen closes. */
export type UnsavedWork = {
  isUnsaved: () => boolean;
  /** Gives the work up, as the user chose. */
  discard: () => void;
};

const registered = new Set<UnsavedWork>();
let question: Promise<boolean> | null = null;

/** Makes leaving ask while `work` is unsaved; the result stops it. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  registered.add(work);
  return () => registered.delete(work);
}

export function hasUnsavedWork(): boolean {
  return [...registered].some((work) => work.isUnsaved());
}

/** Whether the screen may close. Asks when something is unsaved and discards it on a yes. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return true;
  // A second attempt to leave waits for the same answer.
  question ??= confirmDiscard().finally(() => (question = null));
  if (!(await question)) return false;
  for (const work of registered) work.discard();
  return true;
}
