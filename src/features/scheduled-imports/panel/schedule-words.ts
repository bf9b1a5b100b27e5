import type { ScheduledImport, ScheduleResult } from '../scheduled-import.ts';
import { formatNumber } from '#panel/format/format.ts';

/** What became of the last run, in Turkish. */
export const resultWords: Readonly<Record<ScheduleResult, string>> = {
  checking: 'Denetleniyor',
  applied: 'Uygulandı',
  waiting: 'Onay bekliyor',
  same: 'Fark yok',
  unchanged: 'Dosya değişmedi',
  unreachable: 'Alınamadı',
  rejected: 'Okunamadı',
};

/** When and by which rule: `Her gün 06:30 · en çok %5 değişirse kendiliğinden`. */
export function scheduleText({ every, at, rule, most, most_unit: unit }: ScheduledImport): string {
  const time = every === 'hour' ? 'Her saat başı' : `Her gün ${at}`;
  if (rule === 'approval' || most === null) return `${time} · onaydan sonra`;
  const limit = unit === 'percent' ? `%${formatNumber(most)}` : `${formatNumber(most)} satır`;
  return `${time} · en çok ${limit} değişirse kendiliğinden`;
}
