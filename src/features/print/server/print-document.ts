import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { Context } from '#server/context/context.ts';
import { createFileCache, type FileCache } from '#server/ports/bucket/file-cache.ts';
import type { StoredFile } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import {
  TypesetterBusy,
  TypesetterOverloaded,
  type TypesetDocument,
} from '#server/ports/typesetter/typesetter.ts';
import type { PrintedFiles } from './printed-files.ts';

/** The folder of the templates; `main` of a document is one of its files. */
export const templatesDir = join(rootDir, 'src/features/print/server/templates');

/** A document to make. `input` is all that it shows, so equal inputs give the same document. */
export type WantedDocument = { main: string; input: object; files: PrintedFiles };

/** A hash of all templates, because the same input gives another document after an update. */
const templatesHash = (() => {
  const hash = createHash('sha256');
  for (const name of readdirSync(templatesDir).sort()) hash.update(readFileSync(join(templatesDir, name)));
  return hash.digest('hex');
})();

/** The hash of everything that a document shows; the names of pictures contain hashes of their content. */
export function hashOfDocument({ main, input }: Pick<WantedDocument, 'main' | 'input'>): string {
  return createHash('sha256')
    .update(JSON.stringify([templatesHash, main, input]))
    .digest('hex');
}

/** The most bytes of made documents that are kept: about 1,000 data sheets. */
const maxCacheBytes = 300 * 1024 * 1024;

type Made = { cache: FileCache; making: Map<string, Promise<void>> };
const madeIn = new WeakMap<Context['config'], Made>();

function madeOf(config: Context['config']): Made {
  const folder = join(config.dataDir, 'cache', 'print');
  const made = madeIn.get(config) ?? {
    cache: createFileCache({ folder, maxBytes: maxCacheBytes }),
    making: new Map<string, Promise<void>>(),
  };
  madeIn.set(config, made);
  return made;
}

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
  const { cache, making } = madeOf(ctx.config);
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
  await inTemporaryFolder(config.dataDir, (workspace) =>
    typesetDocument(wanted, workspace, () =>
      typesetter.typeset({ templates: templatesDir, main: wanted.main, workspace, output }),
    ),
  );
}

/**
 * Fills the workspace and typesets. The library cannot read every PDF that browsers show, so after a failure the
 * document is made again without the drawings that are PDFs.
 *
 * @throws TypesetterBusy, TypesetterOverloaded, TypesetterCrashed
 */
export async function typesetDocument(
  wanted: WantedDocument,
  workspace: string,
  typeset: () => Promise<TypesetDocument>,
): Promise<TypesetDocument> {
  const missing = await wanted.files.fetchTo(workspace);
  await writeInput(workspace, wanted.input, missing);
  try {
    return await typeset();
  } catch (error) {
    const pdfs = wanted.files.pdfs();
    const isForLoad = error instanceof TypesetterBusy || error instanceof TypesetterOverloaded;
    if (isForLoad || pdfs.length === 0) throw error;
    await writeInput(workspace, wanted.input, new Set([...missing, ...pdfs]));
    return typeset();
  }
}

/** Writes the input without pictures that are missing: lists get shorter, elsewhere null takes their place. */
async function writeInput(workspace: string, input: object, missing: ReadonlySet<string>): Promise<void> {
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !isMissing(item, missing)) as unknown[];
    return isMissing(value, missing) ? null : value;
  });
  await writeFile(join(workspace, 'input.json'), text);
}

function isMissing(value: unknown, missing: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return missing.has(value);
  return typeof value === 'object' && value !== null && 'file' in value && missing.has(String(value.file));
}
