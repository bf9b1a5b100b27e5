/** The distinct ids of the media in rich text (`data-media-id`), also in a JSON column with several texts. */
export function mediaIdsIn(html: string): number[] {
  const ids = [...html.matchAll(/data-media-id=\\*"(\d{1,9})\\*"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)];
}
