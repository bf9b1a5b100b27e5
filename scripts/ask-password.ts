import prompt from '@inquirer/password';
import { text } from 'node:stream/consumers';

type Check = (typed: string) => true | string;

/** Asks on a terminal; if the input is piped, it reads the first line. */
export async function askPassword(message: string, validate?: Check): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1).join();
  return prompt({ message, mask: '*', toggleMask: false, ...(validate && { validate }) });
}

/** Asks twice on a terminal. */
export async function askNewPassword(): Promise<string> {
  const password = await askPassword('Parola:');
  if (!process.stdin.isTTY) return password;
  return askPassword('Parola (tekrar):', (typed) => typed === password || 'İki parola aynı değil.');
}
