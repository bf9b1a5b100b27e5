/**
 * Keywords as `<meta name="keywords">` holds them: joined by commas, without spaces around them, empty ones and
 * repetitions; upper and lower case count as equal. Takes commas, semicolons and line breaks between them.
 */
export function cleanKeywords(text: string): string {
  const words = text
    .normalize('NFC')
    .split(/[,;\r\n]/)
    .map((word) => word.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .filter((word) => word !== '');
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = word.toLocaleLowerCase('tr');
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()].join(',');
}
