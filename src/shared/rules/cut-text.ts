/** Removes the characters at the end that match, in linear time; `/x+$/` takes quadratic time on texts of many `x`. */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text without its last word and the space before it; a text of one word stays as it is. */
export function withoutLastWord(text: string): string {
  const at = text.search(/\s\S*$/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}

/** Cleaned HTML with each tag replaced by `between`; in such HTML a `<` always begins a tag. */
export function withoutTags(html: string, between = ''): string {
  return html.replace(/<[^<>]*>/g, between);
}
