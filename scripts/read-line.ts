import { createInterface } from 'node:readline';

/** The first line of standard input; empty where there is none. */
export async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
