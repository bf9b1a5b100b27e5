import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { Context } from '#server/context/context.ts';
import { createFileCache } from '#server/ports/bucket/file-cache.ts';
import type { StoredFile } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import type { PrintedFiles } from './printed-files.ts';

/** The folder of the templates; `main` of a document is one of its files. */
export const templatesDir = join(rootDir, 'src/features/print/server/templates');

/** A document to make. `input` is all that it shows, so equal inputs give the same document. */
export type WantedDocument = { main: string; input: object; files: PrintedFiles };

/** Raise this number when a template changes, because a hash must always mean the same document. */
const templatesVersion = 1;

/** The hash of everything that a document shows; the names of pictures contain hashes of their content. */
export function hashOfDocument({ main, input }: Pick<WantedDocument, 'main' | 'input'>): string {
  return createHash('sha256')
    .update(JSON.stringify([templatesVersion, main, input]))
    .digest('hex');
}

/** The most bytes of made documents that are kept: about 1,000 data sheets. */
const maxCacheBytes = 300 * 1024 * 1024;

const making = new Map<string, Promise<void>>();

/**
 * Finds a document among those that were made, or makes it; concurrent calls share one.
 * `beforeMaking` may refuse by throwing.
 *
 * @throws TypesetterBusy, TypesetterOverloaded
 */
export async function openDocument(
  ctx: Pick<Context, 'config' | 'typesetter'>,
  wanted: WantedDocument,
  beforeMaking: () => Promise<void> = () => Promise.resolve(),
): Promise<{ hash: string; file: StoredFile }> {
  const cache = createFileCache({
    folder: join(ctx.config.dataDir, 'cache', 'print'),
    maxBytes: maxCacheBytes,
  });
  const hash = hashOfDocument(wanted);
  const key = `${hash.slice(0, 2)}/${hash}.pdf`;
  if (!(await cache.find(key))) {
    await beforeMaking();
    const made =
      making.get(key) ??
      cache.add(key, (path) => makeDocument(ctx, wanted, path)).finally(() => making.delete(key));
    making.set(key, made);
    await made;
  }
  const kept = await cache.find(key);
  if (!kept) throw new Error('A document was removed while it was made');
  return { hash, file: { bytes: kept.bytes, stream: (range) => createReadStream(kept.path, range) } };
}

/** Makes a short document at `output`. */
async function makeDocument(
  { config, typesetter }: Pick<Context, 'config' | 'typesetter'>,
  wanted: WantedDocument,
  output: string,
): Promise<void> {
  await inTemporaryFolder(config.dataDir, async (workspace) => {
    await fillWorkspace(workspace, wanted);
    await typesetter.typeset({ templates: templatesDir, main: wanted.main, workspace, output });
  });
}

/** Writes the input and copies the pictures; names of pictures that are gone become null. */
export async function fillWorkspace(workspace: string, { input, files }: WantedDocument): Promise<void> {
  const missing = await files.fetchTo(workspace);
  const text = JSON.stringify(input, (_, value: unknown) => (isMissing(value, missing) ? null : value));
  await writeFile(join(workspace, 'input.json'), text);
}

function isMissing(value: unknown, missing: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return missing.has(value);
  return typeof value === 'object' && value !== null && 'file' in value && missing.has(String(value.file));
}
