/** How many pictures of a stored text lack an alternative text. */
export function countMissingAlts(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].filter(({ alt }) => alt.trim() === '').length;
}
