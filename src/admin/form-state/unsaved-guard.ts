import { confirmLeave } from '../components/feedback/confirm-leave.ts';

/** Work that is lost when its screen closes. */
export type Unsaved = {
  isUnsaved: () => boolean;
  /** Gives the work up, as the user chose. */
  discard: () => void;
};

const watched = new Set<Unsaved>();
let question: Promise<boolean> | null = null;

/** Makes leaving ask while `work` is unsaved; the result stops it. */
export function guardUnsaved(work: Unsaved): () => void {
  watched.add(work);
  return () => watched.delete(work);
}

export function hasUnsaved(): boolean {
  return [...watched].some((work) => work.isUnsaved());
}

/** Whether the screen may close. Asks when something is unsaved and discards it on a yes. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  // A second attempt to leave waits for the same answer.
  question ??= confirmLeave().finally(() => (question = null));
  if (!(await question)) return false;
  for (const work of watched) work.discard();
  return true;
}
