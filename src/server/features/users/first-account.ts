import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { inOneProcess } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { firstAccountPath, writeFirstAccountFile } from './first-account-file.ts';
import { hasUsers } from './users.queries.ts';
import { createUser, type UsersContext } from './users.service.ts';

type Account = { email: string; password: string };

/** Reserved for examples (RFC 2606): it signs in, and no mail can go astray to it. */
const generatedEmail = 'admin@example.com';

/**
 * Makes an account when there is none: the one of the environment, else one with a random password,
 * which `say` prints once and a file in the data folder keeps until it is changed.
 */
export async function ensureFirstAccount(ctx: UsersContext, say: (line: string) => void): Promise<void> {
  if (await hasUsers(ctx.db)) return;
  await inOneProcess(ctx, () => makeFirstAccount(ctx, say));
}

async function makeFirstAccount(ctx: UsersContext, say: (line: string) => void): Promise<void> {
  // Another process may have made it while this one waited.
  if (await hasUsers(ctx.db)) return;
  const given = ctx.config.firstAccount;
  if (given) {
    if (await createUnlessTaken(ctx, given)) say(`İlk hesap oluşturuldu: ${given.email}`);
    return;
  }
  const account = { email: generatedEmail, password: readablePassword() };
  const file = firstAccountPath(ctx.config.dataDir);
  // Kept first: an account whose password is lost in a crash would lock everyone out.
  await writeFirstAccountFile(ctx.config.dataDir, account);
  if (!(await createUnlessTaken(ctx, account))) return rm(file, { force: true });
  say(`İlk hesap oluşturuldu: ${account.email} / ${account.password}`);
  say(`Parola değiştirilene kadar bu dosyada da durur: ${file}`);
}

/** False when somebody made this account meanwhile, by hand. */
async function createUnlessTaken(ctx: UsersContext, account: Account): Promise<boolean> {
  try {
    await createUser(ctx, null, { ...account, name: 'Yönetici', role_group: 'admin' });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.fields?.email) return false;
    throw error;
  }
}

/** Letters and digits that are not mistaken for one another; about 80 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function readablePassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(''),
  );
  return groups.join('-');
}
