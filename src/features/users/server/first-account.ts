import { rm } from 'node:fs/promises';
import { inOneProcess } from '#server/db/one-process.ts';
import { AppError } from '#server/errors.ts';
import { firstAccountPath, writeFirstAccountFile } from './first-account-file.ts';
import { readableSecret } from '#server/secrets/readable-secret.ts';
import { weaknessOf } from './new-passwords.ts';
import { hasUsers } from './users.queries.ts';
import { createUser, type UsersContext } from './users.service.ts';

type Account = { email: string; password: string };

/** The domain is reserved for examples (RFC 2606, section 3), so mail to this address reaches nobody. */
const generatedEmail = 'admin@example.com';

const firstName = 'Yönetici';

/**
 * Creates the first account with the values of the environment, or with a random password. A random password
 * is printed once, and stored in a file of the data folder until it is changed.
 */
export async function ensureFirstAccount(ctx: UsersContext, print: (line: string) => void): Promise<void> {
  if (await hasUsers(ctx.db)) return;
  await inOneProcess(ctx, () => createFirstAccount(ctx, print));
}

async function createFirstAccount(ctx: UsersContext, print: (line: string) => void): Promise<void> {
  // Another process may have created the account while this one waited.
  if (await hasUsers(ctx.db)) return;
  const given = ctx.config.firstAccount;
  if (given) {
    if (!(await createUnlessTaken(ctx, given))) return;
    print(`İlk hesap oluşturuldu: ${given.email}`);
    if ((await weaknessOf(ctx.db, given.password, { ...given, name: firstName })).length > 0)
      print('ADMIN_PASSWORD kolay tahmin edilir: giriş yapıp parolayı Profilim ekranında değiştirin.');
    return;
  }
  const account = { email: generatedEmail, password: readableSecret() };
  const file = firstAccountPath(ctx.config.dataDir);
  // The file is written before the account, so that a crash leaves no account with an unknown password.
  await writeFirstAccountFile(ctx.config.dataDir, account);
  if (!(await createUnlessTaken(ctx, account))) return rm(file, { force: true });
  print(`İlk hesap oluşturuldu: ${account.email} / ${account.password}`);
  print(`Parola değiştirilene kadar bu dosyada da durur: ${file}`);
}

/** Creates the account. Returns false if somebody has created it meanwhile with the command line. */
async function createUnlessTaken(ctx: UsersContext, account: Account): Promise<boolean> {
  try {
    // A weak password in the environment is only reported, because it must not prevent a start that worked
    // before.
    const options = { allowsWeakPassword: true };
    await createUser(ctx, null, { ...account, name: firstName, role_group: 'admin' }, options);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.fields?.email) return false;
    throw error;
  }
}
