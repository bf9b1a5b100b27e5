import type { LanguagesCompleteness } from '#features/languages/language.ts';
import { messageNames, messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { lowerTurkish } from '#shared/turkish.ts';
import { formatNumber } from '#panel/format/format.ts';

/** Describes the unread messages by type, like `3 teklif isteği, 1 iletişim mesajı`. */
export function unreadWords(unread: Readonly<Partial<Record<MessageType, number>>>): string {
  return messageTypes
    .map((type) => [unread[type] ?? 0, lowerTurkish(messageNames[type])] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${formatNumber(count)} ${name}`)
    .join(', ');
}

/** Describes as tasks what each language lacks. Complete languages are left out. */
export function translationGaps(
  completeness: LanguagesCompleteness,
  languages: readonly { abbr: string; lang: string }[],
) {
  return completeness.flatMap(({ abbr, kinds }) => {
    const lacking = kinds.filter(({ missing, outdated }) => missing + outdated > 0);
    if (lacking.length === 0) return [];
    const sum = (field: 'missing' | 'outdated') => lacking.reduce((total, kind) => total + kind[field], 0);
    const parts = [
      sum('missing') > 0 && `${formatNumber(sum('missing'))} eksik`,
      sum('outdated') > 0 && `${formatNumber(sum('outdated'))} güncel değil`,
    ].filter(Boolean);
    const name = languages.find((language) => language.abbr === abbr)?.lang ?? abbr;
    return [
      {
        abbr,
        title: `${name}: ${parts.join(', ')} çeviri`,
        note: lacking.map(({ called }) => lowerTurkish(called)).join(', '),
      },
    ];
  });
}
