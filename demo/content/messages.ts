import type { MessageFields } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';

export type DemoMessage = {
  type: MessageType;
  /** A UUID that stays the same, so that a repeated load adds nothing. */
  id: string;
  /** The number of hours between sending the message and the load. */
  age: number;
  lang: 'tr' | 'en';
  fields: Partial<MessageFields>;
  /** The Turkish name of the school tour. */
  tour?: string;
  /** The requested variants of an offer, by code. */
  lines?: readonly { code: string; quantity: number; note?: string; wants_sample?: true }[];
  wantsNews?: true;
  /** If it is missing, the message is unread in the inbox. */
  state?: 'read' | 'trash';
};

/** Invented people: `.example` is reserved (RFC 2606), and no subscriber number starts with 0. */
export const messages: readonly DemoMessage[] = [
  {
    type: 'offer',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a01',
    age: 3,
    lang: 'tr',
    fields: {
      name: 'Selin Karaca',
      email: 'selin.karaca@karacasaraciye.example',
      phone: '+90 532 000 01 12',
      company: 'Karaca Saraciye Ltd. Şti.',
      message:
        'Sonbahar çanta koleksiyonumuz için dört modelde fiyat ve termin rica ediyoruz. Kaplama hepsinde antik sarı olacak; ilk parti ekim başında gerekli.',
    },
    lines: [
      { code: 'KM-7338-AS', quantity: 2_000, wants_sample: true },
      { code: 'HL-2340', quantity: 4_000, note: 'Antik sarı yapılabilir mi?' },
      { code: 'TK-1930-AS', quantity: 1_500 },
      { code: 'CD-5318-AS', quantity: 0, note: 'Adet, numuneden sonra netleşecek', wants_sample: true },
    ],
    wantsNews: true,
  },
  {
    type: 'offer',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a02',
    age: 29,
    lang: 'en',
    fields: {
      name: 'Marit Lindqvist',
      email: 'marit@nordbelt.example',
      phone: '+46 8 000 01 20',
      company: 'Nordbelt AB',
      message:
        'We make vegetable-tanned belts and are looking for a second supplier of buckles. Please quote nickel-free finishes, and tell us the minimum order for each size.',
    },
    lines: [
      { code: 'TK-1140', quantity: 3_000, note: 'Nickel-free, matt', wants_sample: true },
      { code: 'TK-1135', quantity: 3_000, note: 'Nickel-free, matt' },
      { code: 'TK-1340', quantity: 800 },
    ],
    state: 'read',
  },
  {
    type: 'contact',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a03',
    age: 6,
    lang: 'tr',
    fields: {
      name: 'Emre Aydın',
      email: 'emre.aydin@mavideri.example',
      phone: '+90 533 000 02 24',
      company: 'Mavi Deri Konfeksiyon',
      subject: 'Kuşgözünde paslanma',
      message:
        'Geçen ay aldığımız kuşgözlerinin bir kutusunda yıkama denemesinden sonra lekelenme gördük. Parti numarası kutunun üzerinde 24-1187. Fotoğrafları gönderebileceğim bir adres verir misiniz?',
    },
  },
  {
    type: 'contact',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a04',
    age: 52,
    lang: 'en',
    fields: {
      name: 'Tomasz Zieliński',
      email: 't.zielinski@kaletnik.example',
      company: 'Kaletnik Sp. z o.o.',
      subject: 'Visit at the leather fair',
      message:
        'We will be at the fair in Istanbul for two days. Is there a time when we can see the zip pullers and chains at your stand and talk about a private mould?',
    },
    wantsNews: true,
    state: 'read',
  },
  {
    type: 'contact',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a05',
    age: 76,
    lang: 'tr',
    fields: {
      name: 'Hızlı Tanıtım',
      email: 'kampanya@hizlitanitim.example',
      subject: 'Firmanızı ilk sıraya taşıyalım',
      message:
        'Web siteniz için size özel reklam paketlerimiz var. Bu haftaya kadar indirimli fiyatlar için yanıt yazın.',
    },
    state: 'trash',
  },
  {
    type: 'school-tour-request',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a06',
    age: 20,
    lang: 'tr',
    fields: {
      name: 'Gülşen Toprak',
      email: 'gulsen.toprak@ornekortaokulu.example',
      phone: '+90 535 000 03 36',
      school: 'Örnekköy Ortaokulu',
      group_size: '28',
      message:
        '6. sınıflarımızla teknoloji ve tasarım dersi kapsamında gelmek istiyoruz. Servisle geleceğiz; iki öğretmen eşlik edecek. Bir öğrencimiz tekerlekli sandalye kullanıyor.',
    },
    tour: 'Bir halka nasıl doğar?',
  },
  {
    type: 'special-tour',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a07',
    age: 98,
    lang: 'en',
    fields: {
      name: 'Helena Costa',
      email: 'helena@ateliercosta.example',
      phone: '+351 21 000 04 48',
      company: 'Atelier Costa',
      group_size: '5',
      message:
        'Five designers from our studio will be in Istanbul and would like to see casting, polishing and the plating line. English is fine.',
    },
  },
  {
    type: 'human-resources',
    id: '5b0f5f0e-3a52-4a6e-9d1c-0a1f6f0c1a08',
    age: 44,
    lang: 'tr',
    fields: {
      name: 'Murat Demirel',
      email: 'murat.demirel@posta.example',
      phone: '+90 536 000 05 60',
      position: 'Kalıp tasarımcısı',
      message:
        'Zamak enjeksiyon kalıplarında dokuz yıllık deneyimim var. Özgeçmişim ektedir; bir ay içinde başlayabilirim.',
    },
  },
];

/**
 * Subscribers of the newsletter, the latest first; each subscribed a day and some hours before the one above.
 */
export const subscribers: readonly { email: string; lang: 'tr' | 'en' }[] = [
  { email: 'satinalma@aksucanta.example', lang: 'tr' },
  { email: 'nil.erdem@nildesign.example', lang: 'tr' },
  { email: 'buying@oakandhide.example', lang: 'en' },
  { email: 'info@beyazsaraciye.example', lang: 'tr' },
  { email: 'o.kaplan@kaplankemer.example', lang: 'tr' },
  { email: 'studio@marchetti-borse.example', lang: 'en' },
  { email: 'tasarim@lodostekstil.example', lang: 'tr' },
  { email: 'ayse.gunduz@posta.example', lang: 'tr' },
  { email: 'purchasing@harbourbags.example', lang: 'en' },
  { email: 'uretim@denizkonfeksiyon.example', lang: 'tr' },
  { email: 'melis@atolyemelis.example', lang: 'tr' },
  { email: 'j.berger@bergerleder.example', lang: 'en' },
  { email: 'satinalma@yildizayakkabi.example', lang: 'tr' },
  { email: 'kerem.ozturk@posta.example', lang: 'tr' },
  { email: 'numune@pamukmoda.example', lang: 'tr' },
  { email: 'hello@smallbelts.example', lang: 'en' },
  { email: 'info@gunesderi.example', lang: 'tr' },
  { email: 'dilek.sen@posta.example', lang: 'tr' },
  { email: 'sourcing@fjordwear.example', lang: 'en' },
  { email: 'koleksiyon@arenamoda.example', lang: 'tr' },
  { email: 'atolye@ustasarac.example', lang: 'tr' },
  { email: 'satinalma@kuzeyoutdoor.example', lang: 'tr' },
  { email: 'team@petcollarworks.example', lang: 'en' },
];
