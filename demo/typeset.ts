import type { DemoText } from './content/demo-content.ts';

/** Keeps a number and its unit on one line: `40 mm`, `30 × 10 mm`, `Ø 5 mm`, `No. 5`. */
export function typeset({ tr, en }: DemoText): DemoText {
  return { tr: unbroken(tr), en: unbroken(en) };
}

export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d) (?=(?:mm|cm|m|µm|kg|g|g\/m²|N|oz|°C)(?![\p{L}\d]))/gu, '\u00a0')
    .replace(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replace(/(?<=\bNo\.|Ø) (?=\d)/g, '\u00a0');
}
