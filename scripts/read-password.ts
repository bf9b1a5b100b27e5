import { readLine } from './read-line.ts';

/** Asks twice on a terminal without showing what is typed; else takes the first line of standard input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  const password = await askUnseen('Parola: ');
  const repeated = await askUnseen('Parola (tekrar): ');
  if (password !== repeated) throw new Error('İki parola aynı değil.');
  return password;
}

const interrupt = '\u0003';
const endOfInput = '\u0004';
const backspaces = new Set(['\u0008', '\u007f']);
const lineEnds = new Set(['\r', '\n', endOfInput]);

async function askUnseen(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  let typed = '';
  try {
    for (;;) {
      for (const character of await nextKeys()) {
        if (character === interrupt) throw new Error('Vazgeçildi.');
        if (lineEnds.has(character)) return typed;
        typed = backspaces.has(character) ? typed.slice(0, -1) : typed + character;
      }
    }
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stdout.write('\n');
  }
}

function nextKeys(): Promise<string> {
  return new Promise((resolve, reject) => {
    process.stdin.once('data', (keys) => resolve(String(keys)));
    process.stdin.once('error', reject);
    process.stdin.resume();
  });
}
