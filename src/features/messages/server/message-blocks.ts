import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Selectable } from 'kysely';
import type { MessageDetails } from '../message.ts';
import { fromJson } from '#server/db/json.ts';
import type { MessageTable, OrderLineTable } from '#server/db/schema/message.ts';
import type { MailBlock } from '#features/mail/server/mail-layout.ts';
import { messageReference } from './message-reference.ts';
import type { MessageWords } from './message-words.ts';

export type MessageRow = Selectable<MessageTable>;
export type MessageLine = Omit<OrderLineTable, 'id' | 'order_id'>;

/**
 * The message's reference and the visitor's fields as blocks of a mail, without empty ones. `tourName`
 * replaces the name that the visitor read.
 */
export function messageBlocks(
  message: MessageRow,
  lines: readonly MessageLine[],
  words: MessageWords,
  tourName?: string,
): MailBlock[] {
  const { text } = words;
  const blocks: MailBlock[] = [{ kind: 'fields', rows: fieldRows(message, words, tourName) }];
  if (lines.length > 0)
    blocks.push({
      kind: 'table',
      titles: [text('column_product'), text('column_quantity'), text('column_sample')],
      rows: lines.map((line) => lineRow(line, words)),
    });
  return blocks;
}

function fieldRows(message: MessageRow, { lang, text }: MessageWords, tourName?: string) {
  const { name, email, phone, company, subject } = message;
  const { school, tour, group_size, date, position } = fromJson<MessageDetails>(message.details);
  const rows: (readonly [string, string | undefined])[] = [
    [text('label_reference'), messageReference(message.request_id)],
    [text('label_name'), name],
    [text('label_email'), email],
    [text('label_phone'), phone],
    [text('label_company'), company],
    [text('label_school'), school],
    [text('label_tour'), tourName ?? tour?.name],
    [text('label_group'), group_size === undefined ? '' : formatNumber(group_size, lang)],
    [text('label_date'), date && formatDay(date, lang)],
    [text('label_position'), position],
    [text('label_subject'), subject],
    [text('label_message'), message.message],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function lineRow(
  { code, name, variant, note, quantity, wants_sample }: MessageLine,
  { lang, text }: MessageWords,
): string[] {
  return [
    [code, name, variant, note.replace(/\s+/g, ' ').trim()].filter(Boolean).join('\n'),
    quantity === 0 ? text('open_quantity') : formatNumber(quantity, lang),
    wants_sample ? text('yes') : '',
  ];
}

function formatNumber(number: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(number);
}

/** Formats a day like `2026-03-05` in words. */
function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
