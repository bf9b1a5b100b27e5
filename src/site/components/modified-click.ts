import type { MouseEvent } from 'react';

/** Whether a modifier key is held: the browser then opens the link in a new tab or window. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
