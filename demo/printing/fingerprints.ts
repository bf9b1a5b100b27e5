import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsDir } from '../documents.ts';

/** This file stores the fingerprint that each page had when it was printed, by PDF file. */
const fingerprintsFile = join(documentsDir, 'printed-from.json');

export function readFingerprints(): Record<string, string> {
  return existsSync(fingerprintsFile)
    ? (JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Record<string, string>)
    : {};
}

export function writeFingerprints(fingerprints: Readonly<Record<string, string>>): void {
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort());
  writeFileSync(fingerprintsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
