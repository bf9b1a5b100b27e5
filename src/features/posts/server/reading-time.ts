/** Words that a reader takes in within a minute. */
const wordsPerMinute = 200;

/** The minutes that a rich text takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
