import { importJobs } from '#features/imports/server/imports.jobs.ts';
import type { Import, Imports } from '#features/imports/import.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { startFileServer } from '#test/servers/file-server.ts';
import type { ScheduledImport, ScheduledImports } from '../scheduled-import.ts';
import { scheduledImportJobs } from './run.job.ts';
import { settleJobs } from './settle.job.ts';

export const url = '/api/admin/scheduled-imports';

/** An app with a server of files, and ten products `S-0` … `S-9` that its sheets change. */
export async function openScheduled(environment: NodeJS.ProcessEnv = { OUTGOING_PRIVATE: '1' }) {
  const server = await startFileServer();
  const test = await openTestApp({ environment });
  const { ctx, clock, call } = test;
  const category = await buildCategory(ctx, { name: 'Tokalar' });
  for (let number = 0; number < 10; number += 1)
    await buildProduct(ctx, { code: `S-${number}`, name: `Ürün ${number}`, category_id: category.id });
  const handlers = new Map([...importJobs(ctx), ...scheduledImportJobs(ctx), ...settleJobs(ctx)]);
  const admin = () => test.signIn();
  const add = async (fields: object = {}) => {
    const body = { name: 'Tedarikçi', source: 'address', address: server.url, every: 'hour', ...fields };
    return call<{ data: ScheduledImport; errors?: object }>('POST', url, body, await admin());
  };
  const list = async () => (await call<ScheduledImports>('GET', url, undefined, await admin())).body;
  /** Presses “Şimdi Çalıştır” and lets everything that follows happen. */
  const run = async (id: number) => {
    const answer = await call('PUT', `${url}/${id}/run`, {}, await admin());
    await settleAll();
    return answer.status;
  };
  const settleAll = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await runDueJobs(ctx, handlers);
      clock.advance(2_000);
    }
  };
  const last = async () => (await list()).data[0];
  const imports = async (): Promise<Import[]> =>
    (await call<Imports>('GET', '/api/admin/imports', undefined, await admin())).body.data;
  /** A CSV whose rows give the first products this summary. */
  const sheet = (summary: string, rows = 1) =>
    ['Kod;Kısa açıklama (TR)', ...Array.from({ length: rows }, (_, n) => `S-${n};${summary}`)].join('\n');
  const summaries = async () => {
    const rows = await ctx.db.selectFrom('products').select('summary').orderBy('id').execute();
    return rows.map(({ summary }) => (JSON.parse(summary) as { tr?: string }).tr ?? '');
  };
  return { ...test, ...server, admin, add, list, last, run, settleAll, imports, sheet, summaries, handlers };
}
