import { loadSheet } from '../../../loading/late-sheet.ts';
import sheet from '../viewer.css?url';

/** Loads the viewer of pictures with its styles. */
export async function loadViewer() {
  const [code] = await Promise.all([import('./viewer.tsx'), loadSheet(sheet)]);
  return code;
}
