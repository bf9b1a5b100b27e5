import type { Reader } from '#server/db/connect.ts';
import { selectNextContentChange } from '#features/contents/server/public-contents.read.ts';
import { selectNextPostPublication } from '#features/posts/server/visible-posts.ts';
import { selectNextPublication } from '#features/visible-products/server/visible-products.ts';

/**
 * Each function returns the next instant after `now`, as ISO text, at which what visitors see changes without
 * a write.
 */
const nextChanges: readonly ((db: Reader, now: string) => Promise<string | undefined>)[] = [
  selectNextPublication,
  selectNextPostPublication,
  selectNextContentChange,
];

/**
 * The earliest of these changes. Fairs are not included, because every epoch of the page cache ends at
 * midnight anyway.
 */
export async function selectNextChange(db: Reader, now: string): Promise<string | undefined> {
  const changes = await Promise.all(nextChanges.map((select) => select(db, now)));
  return changes.filter((change) => change !== undefined).sort()[0];
}
