import type { FindPage } from './answering-page.read.ts';
import { followTarget } from './follow-target.ts';
import { indexRedirects, type StoredRedirect } from './redirect-index.ts';
import { readSource, readTarget } from './redirect-addresses.ts';

/** What staff wrote. `id` is 0 for a new redirect, `key` names the row in answers. */
export type WrittenRedirect = { key: number; id: number; source: string; target: string };

export type RedirectProblem = { key: number; field: 'source' | 'target'; text: string };

export type RedirectPlan = {
  problems: RedirectProblem[];
  /** The written rows with folded source and final target. */
  rows: WrittenRedirect[];
};

type Planning = { stored: readonly StoredRedirect[]; hosts: readonly string[]; findPage: FindPage };

const problemTexts = {
  missing: 'Bu adreste yayında bir sayfa yok. Sitedeki bir sayfanın adresini yazın.',
  loop: 'Bu adres dönüp dolaşıp eski adrese geri geliyor; başka bir sayfa seçin.',
};

/** Checks written redirects against pages and stored redirects, and replaces each target by the end of its chain. */
export async function planRedirects(
  written: readonly WrittenRedirect[],
  { stored, hosts, findPage }: Planning,
): Promise<RedirectPlan> {
  const changed = new Set(written.map(({ id }) => id).filter((id) => id > 0));
  const others = stored.filter(({ id }) => !changed.has(id));
  const problems: RedirectProblem[] = [];
  const read: WrittenRedirect[] = [];
  const taken = new Map(
    others.map(({ source }) => [source, 'Bu adres için zaten bir yönlendirme var; onu düzenleyin.']),
  );
  for (const row of written) {
    const source = readSource(row.source);
    const target = readTarget(row.target, hosts);
    if ('problem' in source) problems.push({ key: row.key, field: 'source', text: source.problem });
    if ('problem' in target) problems.push({ key: row.key, field: 'target', text: target.problem });
    if ('problem' in source || 'problem' in target) continue;
    const text = taken.get(source.address) ?? (await livingProblem(source.address, findPage));
    if (text !== undefined) problems.push({ key: row.key, field: 'source', text });
    else read.push({ ...row, source: source.address, target: target.address });
    taken.set(source.address, `Bu eski adres ${row.key}. satırda da var; her adres bir kez yazılmalı.`);
  }
  const index = indexRedirects([...others, ...read]);
  const rows: WrittenRedirect[] = [];
  for (const row of read) {
    const end = await followTarget(row, index, findPage);
    if ('problem' in end) problems.push({ key: row.key, field: 'target', text: problemTexts[end.problem] });
    else rows.push({ ...row, target: end.address });
  }
  return { problems, rows };
}

async function livingProblem(source: string, findPage: FindPage): Promise<string | undefined> {
  const page = await findPage(encodeURI(source));
  return page === undefined
    ? undefined
    : 'Bu adreste yayında bir sayfa var; sayfa varken yönlendirme çalışmaz.';
}
