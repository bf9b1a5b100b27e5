import type { Selectable } from 'kysely';
import type { MessageDetails } from '#shared/api/messages/message.ts';
import { fromJson } from '#server/db/json.ts';
import type { MessageTable, OrderLineTable } from '#server/db/schema/message.ts';
import type { MailBlock, MailLanguage } from './mail-layout.ts';
import { messageWords } from './message-words.ts';

export type MessageRow = Selectable<MessageTable>;
export type MessageLine = Omit<OrderLineTable, 'id' | 'order_id'>;

/** What the visitor sent; empty fields are left out. */
export function messageBlocks(
  message: MessageRow,
  lines: readonly MessageLine[],
  lang: MailLanguage,
): MailBlock[] {
  const words = messageWords[lang];
  const blocks: MailBlock[] = [{ kind: 'fields', rows: fieldRows(message, lang) }];
  if (lines.length > 0)
    blocks.push({
      kind: 'table',
      titles: words.columns,
      rows: lines.map((line) => lineRow(line, lang)),
    });
  return blocks;
}

function fieldRows(message: MessageRow, lang: MailLanguage) {
  const { labels, message: messageLabel } = messageWords[lang];
  const { name, email, phone, company, subject } = message;
  const { school, tour, group_size, date, position } = fromJson<MessageDetails>(message.details);
  const rows: (readonly [string, string | undefined])[] = [
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.company, company],
    [labels.school, school],
    [labels.tour, tour?.name],
    [labels.group, group_size === undefined ? '' : formatNumber(group_size, lang)],
    [labels.date, date && formatDay(date, lang)],
    [labels.position, position],
    [labels.subject, subject],
    [messageLabel, message.message],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function lineRow({ code, name, note, quantity, wants_sample }: MessageLine, lang: MailLanguage): string[] {
  const words = messageWords[lang];
  return [
    [code, name, note.replace(/\s+/g, ' ').trim()].filter(Boolean).join('\n'),
    quantity === 0 ? words.openQuantity : formatNumber(quantity, lang),
    wants_sample ? words.yes : '',
  ];
}

function formatNumber(number: number, lang: MailLanguage): string {
  return new Intl.NumberFormat(lang).format(number);
}

/** A day like `2026-03-05`, written out. */
function formatDay(day: string, lang: MailLanguage): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
