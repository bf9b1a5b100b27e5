/** `published_at` of a draft that never was public and has no date of its own; as a text it precedes every instant. */
export const neverPublished = '';

/** The date of a row after a write: the first publishing gives it one, and a later one keeps it. */
export function publicationOf(
  { is_active, published_at }: { is_active: number; published_at: string },
  now: string,
): string {
  return is_active === 1 && published_at === neverPublished ? now : published_at;
}
