import type { InterfaceTexts } from '#features/languages/interface-texts.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Reader } from '#server/db/connect.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadMailTexts } from '#features/languages/server/interface-texts.read.ts';

type MailText = keyof InterfaceTexts['mail'];

export type MessageWords = {
  lang: string;
  text: (key: MailText, values?: Readonly<Record<string, string>>) => string;
};

/** Returns the texts for readers of a language. */
export type MessageWordsOf = (lang: string) => MessageWords;

/** Loads the texts for all languages. Call it before the transaction that queues the mail. */
export async function loadMessageWords(db: Reader): Promise<MessageWordsOf> {
  const textsOf = await loadMailTexts(db);
  return (wanted) => {
    const { lang, texts } = textsOf(wanted);
    return {
      lang,
      text: (key, values = {}) =>
        (texts[key] ?? '').replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match),
    };
  };
}

/** The key of the title for a visitor's copy, by message type. */
export const copyTitles = {
  offer: 'title_offer',
  contact: 'title_contact',
  'school-tour-request': 'title_school_tour_request',
  'special-tour': 'title_special_tour',
  'human-resources': 'title_human_resources',
} as const satisfies Record<MessageType, MailText>;

/** The key of the subject for a reply if the visitor gave none, by message type. */
const replySubjects = {
  offer: 'subject_offer',
  contact: 'subject_contact',
  'school-tour-request': 'subject_school_tour_request',
  'special-tour': 'subject_special_tour',
  'human-resources': 'subject_human_resources',
} as const satisfies Record<MessageType, MailText>;

/**
 * The suggested subjects of a reply: in the language of the message, and in the main language, in which staff
 * may write.
 */
export async function loadReplySubjects(
  db: Reader,
  { type, subject, lang }: { type: MessageType; subject: string; lang: string },
): Promise<Record<string, string>> {
  const wordsOf = await loadMessageWords(db);
  const langs = [lang, await getMainLanguage(db)].filter(Boolean);
  return Object.fromEntries(
    langs.map((one) => {
      const words = wordsOf(one);
      const prefix = words.lang === 'tr' ? 'Ynt' : 'Re';
      return [one, `${prefix}: ${subject || words.text(replySubjects[type])}`];
    }),
  );
}

/** The Turkish name of a new message of each type. */
export const newMessageTitles: Readonly<Record<MessageType, string>> = {
  offer: 'Yeni teklif isteği',
  contact: 'Yeni mesaj',
  'school-tour-request': 'Yeni okul turu isteği',
  'special-tour': 'Yeni özel tur isteği',
  'human-resources': 'Yeni iş başvurusu',
};
