import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of the file that contains the generated password until it is changed. */
export function firstAccountPath(dataDir: string): string {
  return join(dataDir, 'first-account.txt');
}

export async function writeFirstAccountFile(
  dataDir: string,
  account: { email: string; password: string },
): Promise<void> {
  const file = firstAccountPath(dataDir);
  // Overwriting an existing file would keep its permissions, so it is removed first.
  await rm(file, { force: true });
  const text = `Yönetim paneli ilk hesabı\nE-posta: ${account.email}\nParola: ${account.password}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true });
}

/** The account in the file; undefined if there is no file. */
export async function readFirstAccountFile(
  dataDir: string,
): Promise<{ email: string; password: string } | undefined> {
  const text = await readFile(firstAccountPath(dataDir), 'utf8').catch(() => '');
  const [, email, password] = /^E-posta: (.+)\nParola: (.+)$/m.exec(text) ?? [];
  return email === undefined || password === undefined ? undefined : { email, password };
}

export async function removeFirstAccountFile(dataDir: string, email: string): Promise<void> {
  const file = firstAccountPath(dataDir);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.split('\n').includes(`E-posta: ${email}`)) await rm(file, { force: true });
}

/** Replaces the e-mail address in the file if it is about this account. */
export async function renameFirstAccount(dataDir: string, email: string, newEmail: string): Promise<void> {
  const file = firstAccountPath(dataDir);
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const at = lines.indexOf(`E-posta: ${email}`);
  if (at >= 0) await writeFile(file, lines.with(at, `E-posta: ${newEmail}`).join('\n'), { mode: 0o600 });
}
