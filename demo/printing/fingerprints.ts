import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsDir } from '../documents.ts';

/** By the file of a PDF: what the page was when it was printed. */
const list = join(documentsDir, 'printed-from.json');

export function readFingerprints(): Record<string, string> {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {};
}

export function writeFingerprints(fingerprints: Readonly<Record<string, string>>): void {
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort());
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}
