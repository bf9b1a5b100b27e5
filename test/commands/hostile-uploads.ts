/** The child process of `hostile-load.ts`: uploads hostile files one after the other and prints what was answered. */
import { hostileDocuments, largeDocuments } from '../files/hostile/documents.ts';
import { hostileDrawings, largeDrawings } from '../files/hostile/drawings.ts';
import type { HostileFile } from '../files/hostile/hostile-file.ts';
import { hostileArchives } from '../files/hostile/picture-archives.ts';
import { hostilePictures, largePictures } from '../files/hostile/pictures.ts';
import { hostileCsv, largeCsv } from '../files/hostile/sheets-of-text.ts';
import { hostileWorkbooks, largeWorkbooks } from '../files/hostile/workbooks.ts';
import { fileForm } from '../files/file-form.ts';
import { signInTo } from '../servers/staff-client.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , url = '', email = '', password = ''] = process.argv;
const staff = await signInTo(url, { email, password });
/** In milliseconds; a sheet that takes longer is ended by the server. */
const longest = 150_000;
/** In seconds; such files are named. */
const slow = 10;

const isBomb = ({ what }: HostileFile) => !/cut at/.test(what);
const sheets = [...largeWorkbooks, ...largeCsv, ...hostileWorkbooks, ...hostileCsv];
const toImports = [...sheets, ...hostileArchives].filter(isBomb);
const largeFiles = [...largeDocuments, ...largePictures, ...largeDrawings];
const toLibrary = [...largeFiles, ...hostilePictures, ...hostileDocuments, ...hostileDrawings].filter(isBomb);

process.on('message', (kind: 'imports' | 'library') => {
  void uploadAll(kind).then((problems) => process.send?.(problems));
});
process.send?.('ready');

async function uploadAll(kind: 'imports' | 'library'): Promise<string[]> {
  const problems: string[] = [];
  for (const file of kind === 'imports' ? toImports : toLibrary) {
    const path = kind === 'imports' ? '/api/admin/imports' : '/api/admin/media';
    const start = performance.now();
    const answer = await staff.call('POST', path, fileForm(await file.bytes(), 'dosya'));
    const body = (await answer.json()) as { message?: string; data?: { id: number } };
    const state = kind === 'imports' && answer.ok ? await settled(body.data?.id ?? 0) : answer.status;
    const seconds = (performance.now() - start) / 1_000;
    if (seconds > slow) console.log(`${seconds.toFixed()} s: ${file.what}`);
    const isRefused = state === 'failed' || answer.status >= 400;
    const isWrong = file.answer !== 'any' && isRefused !== (file.answer === 'refused');
    if (answer.status >= 500 || state === 'checking' || isWrong)
      problems.push(`${file.what}: ${answer.status} ${state} ${body.message ?? ''}`);
  }
  return problems;
}

async function settled(id: number): Promise<string> {
  const end = Date.now() + longest;
  while (Date.now() < end) {
    const answer = await staff.call('GET', `/api/admin/imports/${id}`);
    const { state } = (await answer.json()) as { state: string };
    if (state !== 'checking') return state;
    await sleep(50);
  }
  return 'checking';
}
