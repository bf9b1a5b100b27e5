import { Parser } from 'htmlparser2';
import { broken } from './zip-parts.ts';

/** Workbooks nest elements about ten levels deep. The parser's time grows with the square of the depth. */
const maxDepth = 100;

/** Callbacks for the parts of an XML file; names are given without their namespace prefix. */
export type XmlHandler = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Parses XML in pieces and calls the handler. Comments are skipped, and entities of a document type are never
 * expanded.
 * @throws AppError 422 for elements that nest too deeply
 */
export async function parseXml(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  handler: XmlHandler,
): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > maxDepth) throw broken();
        handler.open?.(localName(name), attributes);
      },
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        handler.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const piece of bytes) parser.write(decoder.decode(piece, { stream: true }));
  parser.end(decoder.decode());
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Finds an attribute by its name without a namespace prefix, such as `id` for `r:id`. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return attributes[name] ?? attributes[Object.keys(attributes).find((key) => localName(key) === name) ?? ''];
}
