/** The different placeholders of a text in their order, such as `{count}`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}

/**
 * Explains missing or unknown placeholders of a translation. The site fills in only those of the source text.
 */
export function placeholderError(text: string, source: string): string | undefined {
  if (text.trim() === '') return undefined;
  const used = placeholdersIn(text);
  const wanted = placeholdersIn(source);
  const missing = wanted.filter((name) => !used.includes(name));
  if (missing.length > 0) return `Metinde geçmesi gerekir: ${missing.join(', ')}`;
  const unknown = used.filter((name) => !wanted.includes(name));
  return unknown.length > 0 ? `Burada doldurulmaz: ${unknown.join(', ')}` : undefined;
}
