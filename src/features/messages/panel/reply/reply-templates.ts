import type { Message } from '../../message.ts';
import type { ReplyTemplate } from '#features/reply-templates/reply-template.ts';
import { titleOf } from '../message-names.ts';

export type FilledTemplate = { id: number; name: string; subject: string; body: string };

/** A template in the language of the message, else in the main one, with the sender's name and subject filled in. */
export function fillTemplate(template: ReplyTemplate, message: Message, mainLang: string): FilledTemplate {
  const text = (field: string) => textOf(template, field, [message.lang, mainLang]);
  const values: Record<string, string> = { '{ad}': message.name, '{konu}': titleOf(message) };
  const fill = (filled: string) => filled.replace(/\{ad\}|\{konu\}/g, (place) => values[place] ?? place);
  return { id: template.id, name: text('name'), subject: fill(text('subject')), body: fill(text('body')) };
}

function textOf(template: ReplyTemplate, field: string, langs: readonly string[]): string {
  const texts = langs.map((lang) => (template as Record<string, unknown>)[`${field}_${lang}`]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
