import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { newPassword, UserCreate } from '#features/users/user.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';
import { removeSecondFactor } from '#features/second-factor/server/second-factor.service.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import {
  changePassword,
  createUser,
  getUserByEmail,
  type UsersContext,
} from '#features/users/server/users.service.ts';
import { systemClock } from '#server/ports/clock.ts';
import { askNewPassword } from './ask-password.ts';

const usage = `Yeni hesap:      npm run user:create -- --email ADRES [--name AD] [--role admin|editor|viewer] [--password PAROLA]
Yeni parola:     npm run user:create -- --email ADRES --reset [--role admin|editor|viewer] [--password PAROLA] [--without-second-factor]
--without-second-factor, telefonunu kaybeden birinin iki adımlı girişini kapatır.
--password verilmezse parola sorulur ya da standart girdinin ilk satırından okunur.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  password: { type: 'string' },
  reset: { type: 'boolean' },
  'without-second-factor': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new Error(`Komut anlaşılamadı.\n${usage}`);
  }
}

async function main(): Promise<void> {
  const given = readOptions();
  if (given.help) {
    console.log(usage);
    return;
  }
  if (!given.email) throw new Error(`--email verilmeli.\n${usage}`);
  await withDatabase(readConfig(process.env), (ctx) =>
    given.reset ? resetAccount(ctx, given) : createAccount(ctx, given),
  );
}

async function createAccount(ctx: UsersContext, { email, name, role, password }: Options): Promise<void> {
  const Account = UserCreate.omit({ password: true });
  const account = checked(Account, { email, name: name ?? email, role_group: role ?? 'admin' });
  await createUser(ctx, null, { ...account, password: await givenPassword(password) });
  console.log(`Hesap oluşturuldu: ${account.email} (${account.role_group})`);
}

async function resetAccount(ctx: UsersContext, given: Options): Promise<void> {
  const { email = '', role, password } = given;
  const user = await getUserByEmail(ctx, email);
  const roleGroup = role === undefined ? user.role_group : checked(UserCreate.shape.role_group, role);
  const checkedPassword = await givenPassword(password);
  // The role is changed first, because that change is refused for the last admin and then nothing is changed.
  if (roleGroup !== user.role_group) await updateUser(ctx, null, user.id, { role_group: roleGroup });
  await changePassword(ctx, null, user, checkedPassword);
  if (given['without-second-factor']) await removeSecondFactor(ctx, null, user.id);
  console.log(`Parola değiştirildi, açık oturumlar kapatıldı: ${user.email} (${roleGroup})`);
}

async function givenPassword(password: string | undefined): Promise<string> {
  return checked(newPassword, password ?? (await askNewPassword()), 'parola');
}

async function withDatabase(config: Config, work: (ctx: UsersContext) => Promise<void>): Promise<void> {
  const notReady = 'Veritabanı hazır değil. Önce npm start ya da npm run db:migrate çalıştırın.';
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'vitrin.db'))) throw new Error(notReady);
  const connections = await connect(config);
  try {
    if (!(await isMigrated(connections))) throw new Error(notReady);
    await work({ connections, db: connections.reader, clock: systemClock, config });
  } finally {
    await disconnect(connections);
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, name = ''): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.') || name}: ${message}`);
  throw new Error(lines.join('\n'));
}

try {
  await main();
} catch (error) {
  const fields = error instanceof AppError && error.fields ? Object.values(error.fields).flat() : [];
  // Inquirer throws an error of this name on Ctrl-C.
  const isAbandoned = error instanceof Error && error.name === 'ExitPromptError';
  const message = error instanceof Error ? error.message : String(error);
  console.error(isAbandoned ? 'Vazgeçildi.' : fields.length > 0 ? fields.join('\n') : message);
  process.exitCode = 1;
}
