import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { ImportPictures, maxImportPictures, type ImportCounts } from '../../import.ts';
import { maxBytes, maxMegabytes } from '#features/media/upload-limits.rules.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { AppError, refused } from '#server/errors.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { write, type CheckWork } from '../check/check-writes.ts';
import { allowanceOf, inflate, inZip, listEntries } from '../files/zip-parts.ts';
import { noCounts } from '../import-rows.ts';
import { importTables, insertImportRows } from '../imports.queries.ts';
import { matchPictures, type Matched } from './match-pictures.ts';
import { fileNameOf, isHiddenFile } from './picture-names.ts';

/** The maximum number of megabytes of all pictures in a ZIP together. */
const maxZipMegabytes = 1_000;

/** Stores in the library the pictures that match an article, and stores what each picture would change. */
export async function checkPictures(work: CheckWork): Promise<void> {
  const local = join(work.folder, 'source');
  await work.ctx.privateFiles.fetch(work.record.file_key ?? '', local);
  if (work.record.file_key?.endsWith('.zip')) return inZip(local, (zip) => checkZip(work, zip));
  const pictures = ImportPictures.parse(fromJson(await readFile(local, 'utf8')));
  const ids = pictures.map(({ media_id: id }) => id);
  await checkAll(
    work,
    pictures.map(({ name }) => fileNameOf(name)),
    async (index) => ids[index] ?? 0,
  );
}

async function checkZip(work: CheckWork, zip: ZipFile): Promise<void> {
  const entries = (await listEntries(zip, 5 * maxImportPictures)).filter(
    ({ fileName }) => !isHiddenFile(fileName),
  );
  if (entries.length > maxImportPictures)
    throw refused(
      `Bir seferde en çok ${maxImportPictures.toLocaleString('tr')} resim yüklenebilir. ZIP dosyasını bölün.`,
    );
  const allowance = allowanceOf(maxZipMegabytes);
  const names = entries.map(({ fileName }) => fileNameOf(fileName));
  await checkAll(work, names, async (index) => {
    const entry = entries[index] as Entry;
    if (entry.uncompressedSize > maxBytes('picture'))
      throw refused(`Resim çok büyük: en çok ${maxMegabytes.picture} MB olabilir.`);
    const path = join(work.folder, 'picture');
    try {
      await pipeline(inflate(zip, entry, allowance), createWriteStream(path, { mode: 0o600 }));
      const actor = { id: work.record.created_by };
      return (await storeLocalPicture(work.ctx, actor, { path, name: names[index] ?? '' })).id;
    } finally {
      await rm(path, { force: true });
    }
  });
}

/**
 * Matches the files to articles and stores the resulting rows. `store` returns the medium of a matched file.
 */
async function checkAll(
  { ctx, record: { id }, signal }: CheckWork,
  names: readonly string[],
  store: (index: number) => Promise<number>,
): Promise<void> {
  const counts: ImportCounts = { ...noCounts };
  const matched = await matchPictures(ctx.db, names);
  if (!(await write(ctx, id, async () => ({ rows_total: names.length })))) return;
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    const match = matched[index];
    const row = await checkOne(match, name, () => store(index));
    counts[row.result] += 1;
    const isStored = await write(ctx, id, async (tx) => {
      if (row.result !== 'same')
        await insertImportRows(importTables(tx), [{ ...row, import_id: id, position: index + 1 }]);
      return { rows_done: index + 1, counts: toJson(counts) };
    });
    if (!isStored) return;
  }
  await write(ctx, id, async () => ({ state: 'checked' }));
}

async function checkOne(match: Matched | undefined, name: string, store: () => Promise<number>) {
  const row = { code: '', product_id: null, variant_id: null, version: null, before: null };
  const withProblem = (message: string) => ({
    ...row,
    code: match && 'code' in match ? match.code : '',
    result: 'problem' as const,
    after: toJson({ name }),
    problems: toJson([{ column: 'Dosya', cell: name, message }]),
  });
  if (!match || 'problem' in match) return withProblem(match?.problem ?? '');
  try {
    const mediaId = await store();
    const { note, isProposal } = match;
    const isSame =
      match.currentId === mediaId ||
      (isProposal && match.before.files.some(({ media_id: id }) => id === mediaId));
    return {
      code: match.code,
      product_id: match.productId,
      variant_id: match.variantId,
      version: match.version,
      before: toJson(match.before),
      result: isSame ? ('same' as const) : isProposal ? ('proposed' as const) : ('update' as const),
      after: toJson({
        name,
        media_id: mediaId,
        place: match.place,
        ...(note !== '' && { note, is_proposal: isProposal }),
      }),
      problems: null,
    };
  } catch (error) {
    // A broken picture becomes a problem of its row. Other errors, such as a full disk, end the check.
    if (error instanceof AppError && error.status < 500) return withProblem(error.message);
    throw error;
  }
}
