import type { Reader } from '#server/db/connect.ts';
import { selectNextContentChange } from '#features/contents/server/public-contents.read.ts';
import { selectNextPostPublication } from '#features/posts/server/visible-posts.ts';
import { selectNextPublication } from '#features/product-lists/server/visible-products.ts';

/** Each tells when what visitors see of its records changes next without a write, as an ISO instant after `now`. */
const nextChanges: readonly ((db: Reader, now: string) => Promise<string | undefined>)[] = [
  selectNextPublication,
  selectNextPostPublication,
  selectNextContentChange,
];

/** The earliest of these changes; every epoch ends at midnight too, when a fair can become a past one. */
export async function selectNextChange(db: Reader, now: string): Promise<string | undefined> {
  const changes = await Promise.all(nextChanges.map((select) => select(db, now)));
  return changes.filter((change) => change !== undefined).sort()[0];
}
