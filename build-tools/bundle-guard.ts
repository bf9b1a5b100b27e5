import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Patterns that the libraries of panel and server leave in a minified bundle; site and sign-in page must
 * not contain them.
 */
const panelLibraries = {
  '@mantine': /mantine-/,
  '@tiptap': /tiptap|ProseMirror/,
  '@dnd-kit': /dnd-kit|DragDropManager/,
  // The library's list of common passwords begins with these.
  '@zxcvbn-ts': /A123456Apassword/,
} as const;

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

/** The fields of Vite's `manifest.json` that are used here. */
export type Manifest = Record<string, Chunk>;

/** All files that a page with this entry may load, including lazy ones. */
export function filesOfEntry(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  return [...files];
}

/** Scripts, style sheets and SVG files below a folder. */
export function bundleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|svg)$/.test(file),
  );
}

/** The libraries of panel and server that these files contain, as `library (file)`. */
export function findPanelLibraries(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const content = readFileSync(join(folder, file), 'utf8');
    return Object.entries(panelLibraries)
      .filter(([, trace]) => trace.test(content))
      .map(([library]) => `${library} (${file})`);
  });
}
