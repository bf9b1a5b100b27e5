/**
 * `published_at` of a draft that was never public and got no date from staff. An empty text sorts before
 * every instant.
 */
export const neverPublished = '';

/**
 * The publication date of a row after a write: the row gets a date when it is published first, and keeps that
 * date later.
 */
export function publicationOf(
  { is_active, published_at }: { is_active: number; published_at: string },
  now: string,
): string {
  return is_active === 1 && published_at === neverPublished ? now : published_at;
}
