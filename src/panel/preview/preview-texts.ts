import { plainText } from '#panel/rich-text/plain-text.ts';

/** The texts of a record in a language by which the preview finds it in the page, the best one first. */
export function textsOf(values: Readonly<Record<string, unknown>>, lang: string, edited: string): string[] {
  const own = Object.keys(values).filter((name) => name.endsWith(`_${lang}`));
  const first = [edited, `title_${lang}`, `name_${lang}`].filter((name) => own.includes(name));
  const texts = [...new Set([...first, ...own])].map((name) => values[name]);
  return texts.flatMap((text) => (typeof text === 'string' ? (firstLine(text) ?? []) : []));
}

/** Rich text begins with its first paragraph. */
function firstLine(text: string): string | undefined {
  const [line = ''] = plainText(text).split('\n');
  return line.replace(/\s+/g, ' ').trim() || undefined;
}
