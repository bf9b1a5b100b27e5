import {
  maxScheduledImports,
  type ScheduledImport,
  type ScheduledImportCreate,
  type ScheduledImports,
  type ScheduledImportUpdate,
} from '../scheduled-import.ts';
import { getImport } from '#features/imports/server/imports.read.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound, refused } from '#server/errors.ts';
import type { SessionUser } from '#server/http/session.ts';
import { dequeue, replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { checkSettings, type Settings } from './check-settings.ts';
import { nextRun } from './next-run.ts';
import { runKind } from './run.job.ts';
import {
  deleteScheduledImport as deleteRow,
  insertScheduledImport,
  selectScheduledImport,
  selectScheduledImports,
  updateScheduledImport as updateRow,
  type ScheduledImportRow,
} from './scheduled-imports.queries.ts';
import { signInSealer } from './sign-in-secret.ts';

export async function listScheduledImports(ctx: Context): Promise<ScheduledImports> {
  const rows = await selectScheduledImports(ctx.db);
  const data: ScheduledImport[] = [];
  for (const row of rows) data.push(await withDecision(ctx, present(ctx, row)));
  return { data, has_folder: ctx.config.importDir !== undefined };
}

/** An import that waited may have been decided by staff since. */
async function withDecision(ctx: Context, scheduled: ScheduledImport): Promise<ScheduledImport> {
  const { last_result: result, last_import_id: importId } = scheduled;
  if (result !== 'waiting' || importId === null) return scheduled;
  const found = await getImport(ctx, importId).catch(() => undefined);
  if (found?.state === 'checked') return scheduled;
  const isApplied = found?.state === 'applied' || found?.state === 'applying';
  return { ...scheduled, last_result: isApplied ? 'applied' : 'unchanged', last_error: '' };
}

function present(ctx: Context, row: ScheduledImportRow): ScheduledImport {
  const { id, name, source, address, pattern, sign_in, sign_in_user, every, at, rule, most, most_unit } = row;
  const { last_run_at, last_result, last_error, last_import_id } = row;
  return {
    id,
    name,
    source,
    address,
    pattern,
    sign_in,
    sign_in_user,
    every,
    at,
    rule,
    most,
    most_unit,
    has_secret: row.sealed_secret !== null,
    next_at: nextRun(ctx, row).toISOString(),
    last_run_at,
    last_result,
    last_error,
    last_import_id,
  };
}

/** @throws AppError 422 */
export async function createScheduledImport(
  ctx: Context,
  actor: SessionUser,
  { password: secret, most, ...fields }: ScheduledImportCreate,
): Promise<ScheduledImport> {
  const settings = checkSettings(ctx, { ...fields, most: most ?? null }, { secret, hasSecret: false });
  const row = await inOperationalTransaction(ctx, async (tx) => {
    if ((await selectScheduledImports(ctx.db)).length >= maxScheduledImports)
      throw refused(
        `En çok ${maxScheduledImports} zamanlanmış aktarma olabilir. Kullanılmayan birini silin.`,
      );
    const created = await insertScheduledImport(tx.db, {
      ...settings,
      sealed_secret: null,
      ...nothingYet,
      created_by: actor.id,
      created_at: tx.now,
      updated_at: tx.now,
    });
    const sealed = sealedSecret(ctx, created.id, settings, secret);
    if (sealed !== null) await updateRow(tx.db, { id: created.id }, { sealed_secret: sealed });
    await replaceQueued(tx, runKind, { id: created.id }, nextRun(ctx, created).toISOString());
    const entry = { entity: 'scheduled-import', id: created.id } as const;
    await recordAudit(tx, { actor, action: 'scheduled-import-create', ...entry });
    return { ...created, sealed_secret: sealed };
  });
  wakeJobRunners();
  return present(ctx, row);
}

/** What is known of a source that was never read. */
const nothingYet = {
  file_hash: '',
  etag: '',
  last_modified: '',
  last_run_at: null,
  last_result: null,
  last_error: '',
  last_import_id: null,
};

/** @throws AppError 404, 422 */
export async function updateScheduledImport(
  ctx: Context,
  actor: SessionUser,
  id: number,
  { password: secret = '', ...fields }: ScheduledImportUpdate,
): Promise<ScheduledImport> {
  const before = await find(ctx, id);
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: Settings = { ...settingsOf(before), ...sent };
  const isElsewhere = after.source !== before.source || !isSameOrigin(after.address, before.address);
  // A stored password is never sent to another server than the one for which it was entered.
  const hasSecret = before.sealed_secret !== null && !isElsewhere && after.sign_in === before.sign_in;
  const settings = checkSettings(ctx, after, { secret, hasSecret });
  const isOther = settings.address !== before.address || settings.pattern !== before.pattern;
  await inOperationalTransaction(ctx, async (tx) => {
    const sealed =
      secret === '' && hasSecret ? before.sealed_secret : sealedSecret(ctx, id, settings, secret);
    const change = {
      ...settings,
      ...((isOther || isElsewhere) && nothingYet),
      sealed_secret: sealed,
      updated_at: tx.now,
    };
    if (!(await updateRow(tx.db, { id }, change))) throw missing();
    await replaceQueued(tx, runKind, { id }, nextRun(ctx, settings).toISOString());
    await recordAudit(tx, { actor, action: 'scheduled-import-update', entity: 'scheduled-import', id });
  });
  return present(ctx, await find(ctx, id));
}

function settingsOf(row: ScheduledImportRow): Settings {
  const { name, source, address, pattern, sign_in, sign_in_user, every, at, rule, most, most_unit } = row;
  return { name, source, address, pattern, sign_in, sign_in_user, every, at, rule, most, most_unit };
}

const isSameOrigin = (one: string, other: string) => URL.parse(one)?.origin === URL.parse(other)?.origin;

/** @throws AppError 422 on a server without a key outside the database */
function sealedSecret(ctx: Context, id: number, { sign_in: kind }: Settings, secret: string): string | null {
  if (kind === 'none' || secret === '') return null;
  const sealed = signInSealer.seal(ctx, id, secret);
  if (sealed === undefined)
    throw refused('Parola saklanamıyor: sunucuyu kuran kişi APP_SECRET ayarını vermeli (en az 32 karakter).');
  return sealed;
}

/** Its imports stay. @throws AppError 404 */
export async function deleteScheduledImport(ctx: Context, actor: SessionUser, id: number): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await deleteRow(tx.db, id))) throw missing();
    await dequeue(tx, runKind, { id });
    await recordAudit(tx, { actor, action: 'scheduled-import-delete', entity: 'scheduled-import', id });
  });
}

/** Fetches the sheet now, besides its times. @throws AppError 404, 422 while it runs */
export async function runScheduledImport(ctx: Context, id: number): Promise<ScheduledImport> {
  const row = await find(ctx, id);
  const isQueued = await inOperationalTransaction(ctx, (tx) => replaceQueued(tx, runKind, { id }, tx.now));
  if (!isQueued) throw refused('Bu aktarma şu anda çalışıyor. Biraz sonra listeyi yenileyin.');
  wakeJobRunners();
  return present(ctx, row);
}

async function find({ db }: Pick<Context, 'db'>, id: number): Promise<ScheduledImportRow> {
  const row = await selectScheduledImport(db, id);
  if (!row) throw missing();
  return row;
}

const missing = () => notFound('Bu zamanlanmış aktarma yok; silinmiş olabilir. Listeyi yenileyin.');
