import type { ImportCounts, ImportKind, ImportRowResult, ImportState } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';

/* The panel's Turkish words for kinds, states and results of imports. */

export const kindWords: Readonly<Record<ImportKind, string>> = {
  sheet: 'Tablo dosyası',
  pictures: 'Görseller',
  grid: 'Toplu düzenleme',
  sizes: 'Ölçü listesi',
  finishes: 'Kaplama listesi',
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

/** The names of the tabs that list the rows of each result. */
export const resultTabs: Readonly<Record<ImportRowResult, string>> = {
  create: 'Yeni',
  update: 'Değişen',
  same: 'Aynı',
  problem: 'Sorunlu',
  kept: 'Geri alınmayan',
  proposed: 'Öneriler',
};

const busyStates: readonly ImportState[] = ['checking', 'applying', 'undoing'];

/** Whether the server is working on the import, so that its state will change without an action. */
export const isBusy = (state: ImportState) => busyStates.includes(state);

export const countOf = (counts: Partial<ImportCounts>, result: ImportRowResult) => counts[result] ?? 0;

/** `12 yeni, 340 değişen, 0 aynı, 2 sorunlu`; proposals and rows that undoing kept are named when there are some. */
export function countsText(counts: Partial<ImportCounts>): string {
  const named: ImportRowResult[] = ['create', 'update', 'same', 'problem'];
  for (const one of ['proposed', 'kept'] as const) if (countOf(counts, one) > 0) named.push(one);
  return named.map((one) => `${formatNumber(countOf(counts, one))} ${resultWords[one]}`).join(', ');
}

/** Describes in the question before applying what would be written. */
export function applyText(counts: Partial<ImportCounts>): string {
  const parts = [
    countOf(counts, 'create') > 0 && `${formatNumber(countOf(counts, 'create'))} yeni kayıt eklenecek`,
    countOf(counts, 'update') > 0 && `${formatNumber(countOf(counts, 'update'))} kayıt değişecek`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The number of rows that applying would write. */
export const changeCount = (counts: Partial<ImportCounts>) =>
  countOf(counts, 'create') + countOf(counts, 'update');
