import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** The interface texts of a language, by keys like `legal.company_text`. */
export type AdditionTexts = { lang: string; text: (name: TextKey) => string };

/** A table whose cells are texts. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${linesOf(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('');
  return `<table><thead>${cells('th', head)}</thead><tbody>${body}</tbody></table>`;
}

/** A text with its line breaks, as HTML. */
export function linesOf(text: string): string {
  return escapeHtml(text.trim()).replaceAll('\n', '<br>');
}
