import { inflateSync } from 'node:zlib';

export type Pdf = {
  pages: {
    /** In points (1/72 inch). */
    width: number;
    height: number;
    /** The selectable text, without the spaces between words. */
    text: string;
    fonts: { name: string; isEmbedded: boolean }[];
  }[];
};

/**
 * Reads a PDF that has a plain cross-reference table, as Chromium prints it.
 * @throws Error for a damaged file: an object at a wrong offset, a stream that does not inflate
 */
export function readPdf(bytes: Buffer): Pdf {
  const objects = openObjects(bytes);
  const catalog = objects.get(objects.trailer, 'Root');
  const pages = pagesBelow(objects, objects.get(catalog.dictionary, 'Pages').dictionary);
  return { pages: pages.map((page) => readPage(objects, page)) };
}

/**
 * The dictionaries of all pages below a node of the page tree, in order; Chromium nests the tree for more
 * than eight pages.
 */
function pagesBelow(objects: Objects, node: string): string[] {
  if (!node.includes('/Kids')) return [node];
  const kids = listOf(node, 'Kids').match(/\d+ 0 R/g) ?? [];
  return kids.flatMap((kid) => pagesBelow(objects, objects.at(Number.parseInt(kid)).dictionary));
}

type PdfObject = { dictionary: string; stream: () => string };
type Objects = {
  trailer: string;
  at: (id: number) => PdfObject;
  /** The object that a key of a dictionary refers to. */
  get: (dictionary: string, key: string) => PdfObject;
};

function openObjects(bytes: Buffer): Objects {
  const text = bytes.toString('latin1');
  const end = /startxref\n(\d+)\n%%EOF\s*$/.exec(text);
  if (!text.startsWith('%PDF-1.') || !end) throw new Error('Not a whole PDF');
  const table = text.slice(Number(end[1]));
  const entries = table.match(/^\d{10} \d{5} [nf]/gm) ?? [];
  if (!table.startsWith(`xref\n0 ${entries.length}\n`)) throw new Error('The table of objects is not whole');
  const at = (id: number): PdfObject => {
    const offset = Number.parseInt(entries[id] ?? '', 10);
    const head = `${id} 0 obj\n`;
    if (!text.startsWith(head, offset)) throw new Error(`Object ${id} is not where the table says`);
    const [dictionary = ''] = text.slice(offset + head.length).split(/stream\n|endobj/, 1);
    const start = offset + head.length + dictionary.length + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const data = bytes.subarray(start, start + length);
    const isPacked = dictionary.includes('/FlateDecode');
    return { dictionary, stream: () => (isPacked ? inflateSync(data) : data).toString('latin1') };
  };
  for (const [id, entry] of entries.entries()) if (entry.endsWith('n')) at(id);
  const get = (dictionary: string, key: string) => {
    const id = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
    if (id === undefined) throw new Error(`No ${key} in ${dictionary}`);
    return at(Number(id));
  };
  return { trailer: table.slice(table.indexOf('trailer')), at, get };
}

function readPage(objects: Objects, page: string): Pdf['pages'][number] {
  const [, , width = 0, height = 0] = listOf(page, 'MediaBox').split(' ').map(Number);
  const named = [...(/\/Font <<(.*?)>>/s.exec(page)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)];
  const fonts = new Map(named.map(([, name = '', id]) => [name, objects.at(Number(id)).dictionary]));
  const letters = new Map([...fonts].map(([name, font]) => [name, lettersOf(objects, font)]));
  return {
    width,
    height,
    text: shownText(objects.get(page, 'Contents').stream(), letters),
    fonts: [...fonts.values()].map((font) => describeFont(objects, font)),
  };
}

function describeFont(objects: Objects, font: string): Pdf['pages'][number]['fonts'][number] {
  const descendant = objects.get(font, 'DescendantFonts').dictionary;
  const descriptor = objects.get(descendant, 'FontDescriptor').dictionary;
  const name = /\/FontName \/(\S+)/.exec(descriptor)?.[1] ?? '';
  return { name, isEmbedded: objects.get(descriptor, 'FontFile2').stream().length > 0 };
}

type Letters = ReadonlyMap<number, string>;

/** The letters of a font by code, from its `ToUnicode` table. */
function lettersOf(objects: Objects, font: string): Letters {
  const map = objects.get(font, 'ToUnicode').stream();
  const letters = new Map<number, string>();
  const hex = (digits = '') => Number.parseInt(digits, 16);
  for (const [block] of map.matchAll(/beginbfchar.*?endbfchar/gs)) {
    for (const [, code, letter = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(hex(code), utf16(letter));
  }
  for (const [block] of map.matchAll(/beginbfrange.*?endbfrange/gs)) {
    for (const [, from, to, first] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let code = hex(from); code <= hex(to); code += 1)
        letters.set(code, String.fromCharCode(hex(first) + code - hex(from)));
    }
  }
  return letters;
}

/** The text that a page shows, with one line per text block. */
function shownText(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let shown = '';
  for (const [, font, run, codes] of content.matchAll(/\/(\w+) [\d.]+ Tf|(\bBT\b)|<(\w+)>/g)) {
    if (font) letters = fonts.get(font) ?? new Map<number, string>();
    else if (run) shown += '\n';
    else
      for (const code of codes?.match(/.{4}/g) ?? [])
        shown += letters.get(Number.parseInt(code, 16)) ?? '\ufffd';
  }
  return shown;
}

const listOf = (dictionary: string, key: string): string =>
  new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(dictionary)?.[1] ?? '';

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
