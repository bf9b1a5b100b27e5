import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Import,
  ImportCheck,
  ImportCounts,
  ImportCreate,
  ImportKind,
  ImportProposals,
  ImportState,
} from '../import.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { AppError, invalid, notFound, refused } from '#server/errors.ts';
import type { UploadedFile } from '#server/http/upload.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { storeFile } from '#features/media/server/media-file.service.ts';
import {
  deleteKind,
  keepFile,
  storeUnnamedFile,
} from '#features/private-files/server/private-files.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { applyKind, undoKind } from './apply.job.ts';
import { findStaleRows, reportStaleRows } from './apply/stale-rows.ts';
import { checkKind } from './check.job.ts';
import { sourceOf } from './files/source.ts';
import { noCounts, recount } from './import-rows.ts';
import {
  importTables,
  insertImport,
  selectImport,
  selectProposals,
  updateImport,
  updateImportRow,
  type ImportRecord,
} from './imports.queries.ts';
import { getImport } from './imports.read.ts';
import { keepMapping } from './mapping/mappings.queries.ts';

type User = { id: number };

/**
 * Starts the import of an uploaded sheet, ZIP or picture. The content decides which of these the file is.
 *
 * @throws AppError 413, 415 or 422
 */
export async function importFile(ctx: Context, user: User, file: UploadedFile): Promise<Import> {
  const source = await sourceOf(file);
  if (source !== 'picture')
    return store(ctx, user, {
      kind: source === 'zip' ? 'pictures' : 'sheet',
      name: file.name,
      extension: source,
      path: file.path,
    });
  const { id } = await storeFile(ctx, user, file);
  return importBody(ctx, user, { pictures: [{ media_id: id, name: file.name }] });
}

/** Starts the import of rows of the panel's grid, or of pictures in the library. */
export async function importBody(
  ctx: Context,
  user: User,
  { rows, pictures }: ImportCreate,
): Promise<Import> {
  const body = rows ?? pictures;
  if (!body || (rows && pictures) || pictures?.length === 0)
    throw invalid({ file: ['* Bu Alan Zorunlu'] }, 'Yüklenecek dosyayı seçin.');
  const facts = rows
    ? ({ kind: 'grid', name: 'Toplu düzenleme' } as const)
    : ({ kind: 'pictures', name: pictureName(pictures ?? []) } as const);
  return inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const path = join(folder, 'rows.json');
    await writeFile(path, toJson(body), { mode: 0o600 });
    return store(ctx, user, { ...facts, extension: 'json', path });
  });
}

const pictureName = (pictures: readonly { name: string }[]) =>
  pictures.length === 1 ? (pictures[0]?.name ?? '') : `${pictures.length} resim`;

type Source = { kind: ImportKind; name: string; extension: 'xlsx' | 'csv' | 'zip' | 'json'; path: string };

/** A sheet that the program fetched; `source` names the scheduled import. */
export type FetchedSheet = { name: string; path: string; bytes: number; source: string };

/**
 * Starts the import of a fetched sheet. `also` runs in the transaction that stores it.
 *
 * @throws AppError 413, 415 or 422
 */
export async function importFetched(
  ctx: Context,
  user: User,
  { name, path, bytes, source }: FetchedSheet,
  also: (tx: OperationalTransaction, id: number) => Promise<void>,
): Promise<void> {
  const extension = await sourceOf({ path, bytes }).catch((error: unknown) => {
    // The words of an upload speak of pictures too.
    throw error instanceof AppError && error.status === 415 ? noSheet() : error;
  });
  if (extension !== 'xlsx' && extension !== 'csv') throw noSheet();
  await store(ctx, user, { kind: 'sheet', name, extension, path }, { source, also });
}

const noSheet = () =>
  refused('Dosya bir tablo değil: .xlsx ya da ilk satırında sütun başlıkları olan bir CSV olmalı.');

type Scheduled = { source: string; also: (tx: OperationalTransaction, id: number) => Promise<void> };

async function store(
  ctx: Context,
  user: User,
  { kind, name, extension, path }: Source,
  scheduled?: Scheduled,
): Promise<Import> {
  const key = `imports/${randomUUID()}.${extension}`;
  await storeUnnamedFile(ctx, { key, path });
  const { id } = await inOperationalTransaction(ctx, async (tx) => {
    await keepFile(tx, key);
    const row = await insertImport(importTables(tx), {
      kind,
      name,
      source: scheduled?.source ?? '',
      state: 'checking',
      file_key: key,
      rows_done: 0,
      rows_total: 0,
      counts: toJson(noCounts),
      message: '',
      hidden_rows: 0,
      with_hidden: 0,
      head: null,
      mapping: null,
      batch: null,
      created_by: user.id,
      created_at: tx.now,
      updated_at: tx.now,
    });
    await enqueue(tx, checkKind, { id: row.id });
    await scheduled?.also(tx, row.id);
    return row;
  });
  wakeJobRunners();
  return getImport(ctx, id);
}

/** Checks the import again: reads its file and compares the rows with the present articles. */
export async function recheckImport(
  ctx: Context,
  id: number,
  { with_hidden: withHidden, mapping, save_as: name }: ImportCheck,
): Promise<Import> {
  const change = {
    ...(withHidden !== undefined && { with_hidden: Number(withHidden) }),
    ...(mapping && { mapping: toJson(mapping), mapping_name: '' }),
  };
  return move(ctx, id, { from: ['checked', 'failed'], to: 'checking', ...change }, async (tx) => {
    if (mapping && name !== '') await keepMapping(importTables(tx), { name, mapping, now: tx.now });
    await enqueue(tx, checkKind, { id });
  });
}

/**
 * Confirms proposals, so that applying writes them, or takes the confirmation back.
 * @throws AppError 404 or 409 as for every change, 422 if a row is no proposal.
 */
export async function confirmProposals(
  ctx: Context,
  id: number,
  { positions, is_confirmed: isConfirmed }: ImportProposals,
): Promise<Import> {
  return move(ctx, id, { from: ['checked'], to: 'checked' }, async (tx, record) => {
    const db = importTables(tx);
    const [from, to] = isConfirmed ? (['proposed', 'update'] as const) : (['update', 'proposed'] as const);
    const all = new Set(await selectProposals(db, id, from));
    if (positions?.some((position) => !all.has(position)))
      throw refused('Bu öneri artık beklemiyor. Listeyi yenileyip tekrar bakın.');
    for (const position of positions ?? all)
      await updateImportRow(db, { importId: id, position }, { result: to });
    await updateImport(db, { id, states: ['checked'] }, { counts: await recount(db, record) });
  });
}

export async function cancelImport(ctx: Context, id: number): Promise<Import> {
  return move(ctx, id, { from: ['checking', 'checked', 'failed'], to: 'cancelled' }, dropFile);
}

/**
 * Queues a checked import to be written.
 *
 * @throws AppError 422 for rows with problems or nothing to write, 409 if articles changed since the check.
 */
export async function applyImport(
  ctx: Context,
  user: User,
  id: number,
  { skipsProblems }: { skipsProblems: boolean },
): Promise<Import> {
  const record = await getRecord(ctx, id);
  if (record.state !== 'checked') throw wrongState(record.state);
  const { create, update, problem } = fromJson<ImportCounts>(record.counts);
  if (create + update === 0) throw refused('Bu dosyada yazılacak bir fark yok.');
  if (problem > 0 && !skipsProblems)
    throw refused(
      `${problem} satırda sorun var. Düzeltip yeniden yükleyin ya da bu satırları atlayarak uygulayın.`,
    );
  const stale = await findStaleRows(ctx.db, record, async () => undefined);
  if (stale.length > 0) {
    const message = await reportStaleRows(ctx, id, stale);
    throw new AppError('conflict', 409, message, { data: await getImport(ctx, id) });
  }
  const rows = { rows_done: 0, rows_total: create + update };
  return move(ctx, id, { from: ['checked'], to: 'applying', ...rows }, async (tx) => {
    await enqueue(tx, applyKind, { id, actor_id: user.id });
  });
}

export async function undoImport(ctx: Context, user: User, id: number): Promise<Import> {
  return move(ctx, id, { from: ['applied'], to: 'undoing', rows_done: 0 }, async (tx) => {
    await enqueue(tx, undoKind, { id, actor_id: user.id });
  });
}

type Move = {
  from: readonly ImportState[];
  to: ImportState;
  rows_done?: number;
  rows_total?: number;
  with_hidden?: number;
  mapping?: string;
  mapping_name?: string;
};

/**
 * Moves an import to another state.
 *
 * @throws AppError 404, or 409 if the import is not in one of the states `from`.
 */
async function move(
  ctx: Context,
  id: number,
  { from, to, ...rows }: Move,
  also: (tx: OperationalTransaction, record: ImportRecord) => Promise<void>,
): Promise<Import> {
  await inOperationalTransaction(ctx, async (tx) => {
    const db = importTables(tx);
    const record = await selectImport(db, id);
    if (!record) throw missing();
    if (!from.includes(record.state)) throw wrongState(record.state);
    await also(tx, record);
    await updateImport(db, { id, states: from }, { state: to, message: '', ...rows, updated_at: tx.now });
  });
  wakeJobRunners();
  return getImport(ctx, id);
}

async function dropFile(
  tx: OperationalTransaction,
  { id, state, file_key: key }: ImportRecord,
): Promise<void> {
  if (key === null) return;
  await enqueue(tx, deleteKind, { key });
  await updateImport(importTables(tx), { id, states: [state] }, { file_key: null });
}

async function getRecord(ctx: Context, id: number): Promise<ImportRecord> {
  const record = await selectImport(ctx.db, id);
  if (!record) throw missing();
  return record;
}

export const missing = () => notFound('İçe aktarma bulunamadı. Silinmiş olabilir; listeyi yenileyin.');

const stateTexts: Readonly<Record<ImportState, string>> = {
  checking: 'Dosya henüz denetleniyor.',
  checked: 'Bu dosya henüz uygulanmadı.',
  applying: 'Bu dosya şu anda uygulanıyor.',
  applied: 'Bu dosya zaten uygulandı.',
  undoing: 'Bu içe aktarma şu anda geri alınıyor.',
  undone: 'Bu içe aktarma geri alındı.',
  failed: 'Bu dosya okunamadı.',
  cancelled: 'Bu içe aktarma iptal edildi.',
};

const wrongState = (state: ImportState) =>
  new AppError('conflict', 409, `${stateTexts[state]} Sayfayı yenileyip tekrar bakın.`);
