import type { Message } from '../../message.ts';
import type { ReplyTemplate } from '#features/reply-templates/reply-template.ts';

export type FilledTemplate = { id: number; name: string; subject: string; body: string };

/** The suggested subject of a reply in this language. */
export function replySubject({ reply_subjects: subjects }: Message, lang: string): string {
  return subjects[lang] ?? Object.values(subjects)[0] ?? '';
}

/**
 * Fills the sender's name and the subject into a template. Subject and text are in the language of the message if
 * the template has a text in that language, otherwise both are in the main language.
 */
export function fillTemplate(template: ReplyTemplate, message: Message, mainLang: string): FilledTemplate {
  const langs = [message.lang, mainLang];
  const lang = langs.find((one) => textOf(template, 'body', [one]) !== '') ?? mainLang;
  const subject = replySubject(message, lang);
  const values: Record<string, string> = {
    '{ad}': message.name,
    '{konu}': message.subject || subject.replace(/^\w+: /, ''),
  };
  const fill = (text: string) =>
    text.replace(/\{ad\}|\{konu\}/g, (placeholder) => values[placeholder] ?? placeholder);
  return {
    id: template.id,
    name: textOf(template, 'name', langs),
    subject: fill(textOf(template, 'subject', [lang])) || subject,
    body: fill(textOf(template, 'body', [lang])),
  };
}

function textOf(template: ReplyTemplate, field: string, langs: readonly string[]): string {
  const texts = langs.map((lang) => (template as Record<string, unknown>)[`${field}_${lang}`]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
