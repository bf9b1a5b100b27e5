/** The media that rich text shows (`data-media-id`), each once; also in the JSON of a column with several texts. */
export function mediaIdsIn(html: string): number[] {
  const ids = [...html.matchAll(/data-media-id=\\*"(\d{1,9})\\*"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)];
}
