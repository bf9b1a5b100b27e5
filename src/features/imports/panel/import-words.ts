import type { ImportCounts, ImportKind, ImportRowResult, ImportState } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';

/* What the panel calls the parts of an import. */

export const kindWords: Readonly<Record<ImportKind, string>> = {
  sheet: 'Tablo dosyası',
  pictures: 'Görseller',
  grid: 'Toplu düzenleme',
};

export const stateWords: Readonly<Record<ImportState, string>> = {
  checking: 'Denetleniyor',
  checked: 'Onay bekliyor',
  applying: 'Uygulanıyor',
  applied: 'Uygulandı',
  undoing: 'Geri alınıyor',
  undone: 'Geri alındı',
  failed: 'Okunamadı',
  cancelled: 'Vazgeçildi',
};

export const resultWords: Readonly<Record<ImportRowResult, string>> = {
  create: 'yeni',
  update: 'değişen',
  same: 'aynı',
  problem: 'sorunlu',
  kept: 'geri alınmayan',
  proposed: 'öneri',
};

/** Above a list of such rows. */
export const resultTabs: Readonly<Record<ImportRowResult, string>> = {
  create: 'Yeni',
  update: 'Değişen',
  same: 'Aynı',
  problem: 'Sorunlu',
  kept: 'Geri alınmayan',
  proposed: 'Öneriler',
};

const busyStates: readonly ImportState[] = ['checking', 'applying', 'undoing'];

/** Whether the server is working on it, so that its state changes by itself. */
export const isBusy = (state: ImportState) => busyStates.includes(state);

export const countOf = (counts: Partial<ImportCounts>, result: ImportRowResult) => counts[result] ?? 0;

/** `12 yeni, 340 değişen, 0 aynı, 2 sorunlu`; proposals and rows that undoing kept are named when there are some. */
export function countsText(counts: Partial<ImportCounts>): string {
  const named: ImportRowResult[] = ['create', 'update', 'same', 'problem'];
  for (const one of ['proposed', 'kept'] as const) if (countOf(counts, one) > 0) named.push(one);
  return named.map((one) => `${formatNumber(countOf(counts, one))} ${resultWords[one]}`).join(', ');
}

/** What applying would do, for the question before it. */
export function applyText(counts: Partial<ImportCounts>): string {
  const parts = [
    countOf(counts, 'create') > 0 && `${formatNumber(countOf(counts, 'create'))} yeni kayıt eklenecek`,
    countOf(counts, 'update') > 0 && `${formatNumber(countOf(counts, 'update'))} kayıt değişecek`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The rows that applying would write. */
export const changeCount = (counts: Partial<ImportCounts>) =>
  countOf(counts, 'create') + countOf(counts, 'update');
