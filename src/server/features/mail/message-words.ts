import type { MessageType } from '#shared/rules/message-types.ts';
import type { MailLanguage } from './mail-layout.ts';

/** The words of mails about messages. */
type MessageWords = {
  labels: Record<
    'name' | 'email' | 'phone' | 'company' | 'subject' | 'school' | 'tour' | 'group' | 'date' | 'position',
    string
  >;
  message: string;
  products: string;
  /** The columns of an offer: product, quantity, sample. */
  columns: readonly [string, string, string];
  openQuantity: string;
  yes: string;
  copy: { title: Record<MessageType, string>; greeting: (name: string) => string; text: string };
  /** Why the visitor got the copy. */
  copyFooter: string;
  replyFooter: string;
  wrote: (day: string, name: string) => string;
};

export const messageWords: Readonly<Record<MailLanguage, MessageWords>> = {
  tr: {
    labels: {
      name: 'Ad soyad',
      email: 'E-posta',
      phone: 'Telefon',
      company: 'Firma',
      subject: 'Konu',
      school: 'Okul',
      tour: 'Tur',
      group: 'Kişi sayısı',
      date: 'İstenen tarih',
      position: 'Pozisyon',
    },
    message: 'Mesaj',
    products: 'Ürünler',
    columns: ['Ürün', 'Adet', 'Numune'],
    openQuantity: 'Belirtilmedi',
    yes: 'Evet',
    copy: {
      title: {
        offer: 'Teklif isteğinizi aldık',
        contact: 'Mesajınızı aldık',
        'school-tour-request': 'Okul turu isteğinizi aldık',
        'special-tour': 'Özel tur isteğinizi aldık',
        'human-resources': 'İş başvurunuzu aldık',
      },
      greeting: (name) => `Sayın ${name},`,
      text: 'Bize yazdığınız için teşekkür ederiz. İnceleyip size döneceğiz. Gönderdikleriniz aşağıda.',
    },
    copyFooter:
      'Bu e-posta, sitemizdeki form bu adresle doldurulduğu için kendiliğinden gönderildi. Formu siz doldurmadıysanız dikkate almayın.',
    replyFooter: 'Bu e-posta, sitemizden gönderdiğiniz mesaja yanıttır.',
    wrote: (day, name) => `${name}, ${day}:`,
  },
  en: {
    labels: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      company: 'Company',
      subject: 'Subject',
      school: 'School',
      tour: 'Tour',
      group: 'Number of people',
      date: 'Preferred date',
      position: 'Position',
    },
    message: 'Message',
    products: 'Products',
    columns: ['Product', 'Quantity', 'Sample'],
    openQuantity: 'Not stated',
    yes: 'Yes',
    copy: {
      title: {
        offer: 'We have received your request for an offer',
        contact: 'We have received your message',
        'school-tour-request': 'We have received your school tour request',
        'special-tour': 'We have received your tour request',
        'human-resources': 'We have received your application',
      },
      greeting: (name) => `Dear ${name},`,
      text: 'Thank you for writing to us. We will look into it and get back to you. This is what you sent:',
    },
    copyFooter:
      'This e-mail was sent automatically because the form on our website was filled in with this address. If it was not you, please ignore it.',
    replyFooter: 'This e-mail answers the message that you sent on our website.',
    wrote: (day, name) => `${name}, ${day}:`,
  },
};

/** How staff call a new message of each type. */
export const newMessageTitles: Readonly<Record<MessageType, string>> = {
  offer: 'Yeni teklif isteği',
  contact: 'Yeni mesaj',
  'school-tour-request': 'Yeni okul turu isteği',
  'special-tour': 'Yeni özel tur isteği',
  'human-resources': 'Yeni iş başvurusu',
};

/** Turkish readers get Turkish, everyone else English. */
export function mailLanguage(lang: string): MailLanguage {
  return lang === 'tr' ? 'tr' : 'en';
}
