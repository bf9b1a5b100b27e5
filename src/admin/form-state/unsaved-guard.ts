import { confirmLeave } from '../components/feedback/confirm-leave.ts';

/** Work that would be lost if its screen went away now. */
export type Unsaved = {
  isUnsaved: () => boolean;
  /** The user chose to lose it. */
  discard: () => void;
};

const watched = new Set<Unsaved>();
let question: Promise<boolean> | null = null;

/** Has leaving ask first while `work` is unsaved; returns what ends that. */
export function guardUnsaved(work: Unsaved): () => void {
  watched.add(work);
  return () => watched.delete(work);
}

export function hasUnsaved(): boolean {
  return [...watched].some((work) => work.isUnsaved());
}

/** Whether the screen may go away: asks when something is unsaved, and drops it on a yes. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  // A second way out, taken while the question stands, waits for the same answer.
  question ??= confirmLeave().finally(() => (question = null));
  if (!(await question)) return false;
  for (const work of watched) work.discard();
  return true;
}
