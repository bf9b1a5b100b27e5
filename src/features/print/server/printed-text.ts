import { Parser } from 'htmlparser2';

/** A piece of a paragraph in one style. */
export type TextRun = { text: string; bold: boolean; italic: boolean };
export type TextBlock = { kind: 'paragraph' | 'heading' | 'item'; runs: TextRun[] };

const kinds: Readonly<Record<string, TextBlock['kind']>> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
};
const blockTags = new Set(['p', 'h2', 'h3', 'h4', 'li', 'blockquote', 'tr']);

/**
 * Reads stored rich text as blocks of plain runs, because print templates get no markup. A row of a table becomes a
 * paragraph; links keep their text.
 */
export function printedText(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const open = { bold: 0, italic: 0 };
  let current: TextBlock | undefined;
  const end = () => {
    if (current && current.runs.some(({ text }) => text.trim() !== '')) blocks.push(current);
    current = undefined;
  };
  const parser = new Parser({
    onopentag: (tag) => {
      if (blockTags.has(tag) && !(tag === 'p' && current?.kind === 'item')) {
        end();
        current = { kind: kinds[tag] ?? 'paragraph', runs: [] };
      }
      if (tag === 'strong' || tag === 'b' || tag === 'th') open.bold += 1;
      if (tag === 'em' || tag === 'i') open.italic += 1;
      if (tag === 'br') add('\n');
      if (tag === 'td' || tag === 'th') add(current?.runs.length ? '  ·  ' : '');
    },
    onclosetag: (tag) => {
      if (tag === 'strong' || tag === 'b' || tag === 'th') open.bold -= 1;
      if (tag === 'em' || tag === 'i') open.italic -= 1;
      if (blockTags.has(tag) && tag !== 'p') end();
      if (tag === 'p' && current?.kind === 'paragraph') end();
    },
    ontext: (text) => add(text.replace(/\s+/g, ' ')),
  });
  const add = (text: string) => {
    if (text === '' || (text === ' ' && !current)) return;
    current ??= { kind: 'paragraph', runs: [] };
    current.runs.push({ text, bold: open.bold > 0, italic: open.italic > 0 });
  };
  parser.write(html);
  parser.end();
  end();
  return blocks;
}
