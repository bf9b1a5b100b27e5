/** Counts the pictures without alternative text in a stored text. */
export function countMissingAlts(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].filter(({ alt }) => alt.trim() === '').length;
}
