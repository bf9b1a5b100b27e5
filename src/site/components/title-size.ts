/** Letters from which a heading is set smaller, so that a name of 90 still fits beside its picture. */
const long = 45;

/** Class of a page's heading by the length of what staff wrote. */
export function titleSize(title: string): string {
  return title.length > long ? 'title title-long' : 'title';
}
