import { dayMs } from '#shared/rules/durations.ts';

/** What a person may ask for by article 11 of the KVKK, in its order. */
export const requestKinds = {
  learn: 'Verisinin işlenip işlenmediğini öğrenmek',
  information: 'İşlenen verisi hakkında bilgi almak',
  purpose: 'İşleme amacını ve amaca uygun kullanıldığını öğrenmek',
  recipients: 'Verisinin kimlere aktarıldığını öğrenmek',
  correction: 'Eksik ya da yanlış verisinin düzeltilmesi',
  erasure: 'Verisinin silinmesi ya da yok edilmesi',
  notification: 'Düzeltme ve silmenin aktarılan kişilere bildirilmesi',
  objection: 'Otomatik analizin aleyhine sonucuna itiraz',
  damages: 'Zararının giderilmesi',
} as const;
export type RequestKind = keyof typeof requestKinds;

/** A request must be answered within this many days of its arrival (KVKK, article 13). */
export const termDays = 30;

/** Admins get a mail when this many days are left; from the first number on, the list shows the term in red. */
export const remindedDays = [7, 1] as const;

/** The last day to answer a request that arrived on a day like `2026-03-05`. */
export function dueDay(receivedOn: string): string {
  return new Date(Date.parse(`${receivedOn}T00:00Z`) + termDays * dayMs).toISOString().slice(0, 10);
}

/** The days from `today` to the last day; negative once it is over. */
export function daysLeft(dueOn: string, today: string): number {
  return Math.round((Date.parse(`${dueOn}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / dayMs);
}
