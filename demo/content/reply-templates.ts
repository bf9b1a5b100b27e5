import type { DemoText } from './demo-content.ts';

type DemoReplyTemplate = Record<'name' | 'subject' | 'body', DemoText>;

/** The panel shows them in this order. `{ad}` and `{konu}` are replaced when staff choose a template. */
export const replyTemplates: readonly DemoReplyTemplate[] = [
  {
    name: { tr: 'Teklif hazırlanıyor', en: 'Quote in preparation' },
    subject: { tr: 'Teklif isteğiniz', en: 'Your quote request' },
    body: {
      tr: 'Sayın {ad},\n\nTeklif isteğinizi aldık, teşekkür ederiz. Listenizdeki ürünlerin fiyat ve termin bilgisini iki iş günü içinde göndereceğiz.\n\nÖlçü ya da kaplama değişikliği gerekirse bu e-postayı yanıtlamanız yeterli.\n\nSaygılarımızla',
      en: 'Dear {ad},\n\nThank you for your request. We will send prices and lead times for your list within two working days.\n\nIf a size or finish needs to change, just reply to this e-mail.\n\nKind regards',
    },
  },
  {
    name: { tr: 'Numune gönderimi', en: 'Samples on the way' },
    subject: { tr: 'Numune isteğiniz', en: 'Your request for samples' },
    body: {
      tr: 'Sayın {ad},\n\nİstediğiniz numuneleri hazırlıyoruz. Gönderim adresinizi ve telefonunuzu yazarsanız kargoya verdiğimiz gün takip numarasını iletiriz.\n\nSaygılarımızla',
      en: 'Dear {ad},\n\nWe are preparing your samples. Please send us your delivery address and phone number, and we will send you the tracking number on the day of dispatch.\n\nKind regards',
    },
  },
  {
    name: { tr: 'Başvuru alındı', en: 'Application received' },
    subject: { tr: '{konu} başvurunuz', en: 'Your application: {konu}' },
    body: {
      tr: 'Sayın {ad},\n\nBaşvurunuz bize ulaştı. Değerlendirme bir hafta içinde biter; sonucu her durumda yazarız.\n\nSaygılarımızla',
      en: 'Dear {ad},\n\nWe have received your application. We will decide within a week and write to you either way.\n\nKind regards',
    },
  },
];
