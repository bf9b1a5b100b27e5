/** The placeholders of a text, such as `{count}`, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}

/** What is wrong with the placeholders of a translation: the site fills those of its main text, and no others. */
export function placeholderError(text: string, source: string): string | undefined {
  if (text.trim() === '') return undefined;
  const [used, wanted] = [placeholdersIn(text), placeholdersIn(source)];
  const missing = wanted.filter((name) => !used.includes(name));
  if (missing.length > 0) return `Metinde geçmesi gerekir: ${missing.join(', ')}`;
  const unknown = used.filter((name) => !wanted.includes(name));
  return unknown.length > 0 ? `Burada doldurulmaz: ${unknown.join(', ')}` : undefined;
}
