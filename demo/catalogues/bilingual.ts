import { measure } from '../content/attribute-labels.ts';
import type { DemoText } from '../content/demo-content.ts';

/** Turkish and English text on one line, or one text if they are equal. */
export const both = ({ tr, en }: DemoText): string =>
  tr === en ? escape(tr) : `${escape(tr)} / <span lang="en">${escape(en)}</span>`;

/** The English text below the Turkish one, unless they differ only in the decimal comma. */
export const second = ({ tr, en }: DemoText): string =>
  en === measure(tr).en ? '' : `<span class="second" lang="en">${escape(en)}</span>`;

export function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
