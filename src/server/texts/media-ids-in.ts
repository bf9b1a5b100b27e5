/**
 * The distinct ids of the media that a text shows (`data-media-id`) or links to (`/dosya/12-k3m9/…`). The
 * text may also be a JSON column with several texts.
 */
export function mediaIdsIn(text: string): number[] {
  const shown = text.matchAll(/data-media-id=\\*"(\d{1,9})\\*"/g);
  const linked = text.matchAll(/\/dosya\/([1-9]\d{0,8})(?:-[a-z0-9]+)?\//g);
  return [...new Set([...shown, ...linked].map(([, id]) => Number(id)))];
}
