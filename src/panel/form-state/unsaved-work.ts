import { createContext } from 'react';
import { confirmDiscard } from '#panel/feedback/confirm-discard.ts';

/** Work that would be lost when its screen closes. */
export type UnsavedWork = {
  /** The drawer that contains the work. Closing this drawer asks only about work inside it. */
  drawer?: object | undefined;
  isUnsaved: () => boolean;
  /** Drops the work; called after the user has agreed. */
  discard: () => void;
};

const registered = new Set<UnsavedWork>();
let question: Promise<boolean> | null = null;

/** Makes the panel ask before unsaved work is left; the returned function ends this. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  registered.add(work);
  return () => registered.delete(work);
}

export function hasUnsavedWork(): boolean {
  return workIn(undefined).some((work) => work.isUnsaved());
}

/**
 * Whether the screen or the drawer may close. If there is unsaved work, it asks the user and drops the work
 * after a yes.
 */
export async function mayLeave(drawer?: object): Promise<boolean> {
  if (!workIn(drawer).some((work) => work.isUnsaved())) return true;
  // A second attempt to leave shares the dialog that is already open.
  question ??= confirmDiscard().finally(() => (question = null));
  if (!(await question)) return false;
  for (const work of workIn(drawer)) work.discard();
  return true;
}

function workIn(drawer: object | undefined): UnsavedWork[] {
  return [...registered].filter((work) => drawer === undefined || work.drawer === drawer);
}

/** The drawer around a form; undefined on a page. */
export const OpenDrawer = createContext<object | undefined>(undefined);
