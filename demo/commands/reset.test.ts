import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/context/config.ts';
import type { Context } from '#server/context/context.ts';
import { ensureFirstAccount } from '#features/users/server/first-account.ts';
import { lockDataDir } from '#program/data-dir-lock.ts';
import { closeContext, openContext } from '#program/open-context.ts';
import { EncoderCrashed } from '#server/ports/picture-encoder.ts';
import type { TestDatabase } from '#test/db.ts';
import { createEmptyDatabase } from '#test/db.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { environmentOf } from '#test/servers/process-environment.ts';
import { loadDemoIfEmpty } from '../load.ts';

type Settings = TestDatabase['settings'];

const commandEnvironment = ({ dataDir, databaseUrl = '' }: Settings) =>
  environmentOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

/** Runs `npm run demo:reset -- …args` with this input. */
function reset(settings: Settings, args: readonly string[] = [], typed = '') {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['demo/commands/reset.ts', ...args],
      { env: commandEnvironment(settings) },
      (_, out, error) => resolve({ code: child.exitCode, out, error }),
    );
    child.stdin?.end(typed);
  });
}

/** Calls `work` with the context of a server on this data folder and database. */
async function asServer<Result>(
  settings: Settings,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const ctx = await openContext(
    readConfig({ ...commandEnvironment(settings), LOG_LEVEL: 'silent' }),
    () => undefined,
  );
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  try {
    return await work(ctx);
  } finally {
    await closeContext(ctx);
    unlock();
  }
}

const count = (settings: Settings) =>
  asServer(settings, async ({ db }) => ({
    products: (await db.selectFrom('products').select('id').execute()).length,
    users: (await db.selectFrom('users').select('id').execute()).length,
    media: (await db.selectFrom('media').select('id').execute()).length,
  }));

/** Creates a user, a product, a picture and a backup. */
async function createFilled(): Promise<Settings> {
  const settings = await createEmptyDatabase();
  await asServer(settings, async (ctx) => {
    await ensureFirstAccount(ctx, () => undefined);
    await buildProduct(ctx);
    await buildMedium(ctx);
  });
  await mkdir(join(settings.dataDir, 'backups'), { recursive: true });
  await writeFile(join(settings.dataDir, 'backups', 'vitrin-1.db'), 'yedek');
  return settings;
}

const filled = { products: 1, users: 1, media: 1 };
const nothing = { products: 0, users: 0, media: 0 };

describe('npm run demo:reset', () => {
  it.each(['', 'evet\n'])('deletes nothing when %j is typed', async (typed) => {
    const settings = await createFilled();
    const { code, out, error } = await reset(settings, [], typed);
    expect(out).toContain('1 ürün, 1 kategori, 1 dosya, 1 hesap');
    expect(out).toContain(join(settings.dataDir, 'media'));
    expect(out).toContain('Devam etmek için "sıfırla" yazın');
    expect(out).not.toContain('Her şey silindi');
    expect([code, error]).toEqual([1, 'Vazgeçildi. Hiçbir şey silinmedi.\n']);
    expect(await count(settings)).toEqual(filled);
    expect(existsSync(join(settings.dataDir, 'media'))).toBe(true);
  });

  it.each(['SIFIRLA\n', ' sifirla \n'])('empties everything when %j is typed', async (typed) => {
    const settings = await createFilled();
    expect(await reset(settings, [], typed)).toMatchObject({ code: 0, error: '' });
    for (const name of ['media', 'private', 'first-account.txt'])
      expect(existsSync(join(settings.dataDir, name)), name).toBe(false);
    expect(existsSync(join(settings.dataDir, 'backups', 'vitrin-1.db'))).toBe(true);
    expect(await count(settings)).toEqual(nothing);
  });

  it('lets the next start load the demo again', async () => {
    const settings = await createFilled();
    const { out } = await reset(settings, ['--yes']);
    expect(out).toContain(settings.databaseUrl ? 'DEMO=1 npm start' : 'başlatın: npm start');
    // It is enough to start the load; load.test.ts tests the rest.
    const makeJpegs = () => Promise.reject(new EncoderCrashed('stopped'));
    const begin = (ctx: Context) =>
      loadDemoIfEmpty({ ...ctx, encoder: { ...ctx.encoder, makeJpegs } }, () => undefined, { helpers: 0 });
    await expect(asServer(settings, begin)).rejects.toThrow();
    const { rows } = await asServer(settings, ({ db }) =>
      sql`select 1 from secrets where name = 'demo'`.execute(db),
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses while a server runs', async () => {
    const settings = await createFilled();
    const { code, error } = await asServer(settings, async ({ db }) => {
      await db.selectFrom('products').select('id').execute();
      return reset(settings, ['--yes']);
    });
    expect(code).toBe(1);
    expect(error).toContain(
      settings.databaseUrl ? 'Önce sunucuyu durdurun' : 'Veri klasörünü başka bir sunucu kullanıyor',
    );
    expect(error).not.toContain('    at ');
    expect(await count(settings)).toEqual(filled);
  });

  it('says when there is nothing to delete', async () => {
    const settings = await createEmptyDatabase();
    const { code, out } = await reset(settings, ['--yes']);
    expect(code).toBe(0);
    expect(out).toContain(settings.databaseUrl ? 'boş ya da' : 'Silinecek bir şey yok');
    expect(await count(settings)).toEqual(nothing);
  });

  it('shows the usage for an unknown option', async () => {
    const { code, out, error } = await reset(await createEmptyDatabase(), ['--evet']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('npm run demo:reset -- --yes');
  });
});
