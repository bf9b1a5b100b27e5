import { company } from './company.ts';
import type { DemoContactEntry } from './demo-content.ts';

/** Sorted within a section as on the site. Entries with the same words in both languages have no `lang`. */
export const contactInformation: readonly DemoContactEntry[] = [
  {
    section: 'adres',
    lang: 'tr',
    name: 'Merkez ve Fabrika',
    content: '<p>Örnek Organize Sanayi Bölgesi<br />4. Cadde No: 18<br />34000 Örnekköy / İstanbul</p>',
  },
  {
    section: 'adres',
    lang: 'tr',
    name: 'Satış Ofisi ve Numune Odası',
    content: '<p>Örnek Deriler Çarşısı, B Blok No: 7<br />34000 Yenimahalle / İstanbul</p>',
  },
  {
    section: 'adres',
    lang: 'en',
    name: 'Head Office and Factory',
    content:
      '<p>Örnek Organize Sanayi Bölgesi<br />4. Cadde No: 18<br />34000 Örnekköy / İstanbul, Türkiye</p>',
  },
  {
    section: 'adres',
    lang: 'en',
    name: 'Sales Office and Sample Room',
    content: '<p>Örnek Deriler Çarşısı, B Blok No: 7<br />34000 Yenimahalle / İstanbul, Türkiye</p>',
  },
  { section: 'telefon', lang: 'tr', name: 'Santral', content: company.phone },
  { section: 'telefon', lang: 'tr', name: 'Satış', content: '+90 212 000 00 24' },
  { section: 'telefon', lang: 'tr', name: 'İhracat', content: '+90 212 000 00 36' },
  { section: 'telefon', lang: 'en', name: 'Switchboard', content: company.phone },
  { section: 'telefon', lang: 'en', name: 'Export (English, German)', content: '+90 212 000 00 36' },
  { section: 'telefon', name: 'WhatsApp', content: company.whatsapp },
  { section: 'email', lang: 'tr', name: 'Genel', content: company.email },
  { section: 'email', lang: 'tr', name: 'Satış', content: 'satis@ornekmetal.example' },
  { section: 'email', lang: 'tr', name: 'İhracat', content: 'export@ornekmetal.example' },
  { section: 'email', lang: 'tr', name: 'İnsan Kaynakları', content: 'ik@ornekmetal.example' },
  { section: 'email', lang: 'en', name: 'General', content: company.email },
  { section: 'email', lang: 'en', name: 'Export', content: 'export@ornekmetal.example' },
  { section: 'email', lang: 'tr', name: 'KEP', content: company.kepAddress },
  { section: 'email', lang: 'en', name: 'KEP e-mail', content: company.kepAddress },
  { section: 'shift', lang: 'tr', name: 'Ofis', content: 'Pazartesi–Cuma 08.30–18.00' },
  {
    section: 'shift',
    lang: 'tr',
    name: 'Sevkiyat',
    content: 'Pazartesi–Cuma 09.00–16.30; Cumartesi 09.00–12.30',
  },
  { section: 'shift', lang: 'tr', name: 'Numune Odası', content: 'Randevuyla' },
  { section: 'shift', lang: 'en', name: 'Office', content: 'Monday to Friday, 8:30–18:00 (UTC+3)' },
  {
    section: 'shift',
    lang: 'en',
    name: 'Dispatch',
    content: 'Monday to Friday, 9:00–16:30; Saturday, 9:00–12:30',
  },
  { section: 'shift', lang: 'en', name: 'Sample Room', content: 'By appointment' },
  {
    section: 'source_link',
    name: 'OpenStreetMap',
    content: 'https://www.openstreetmap.org/#map=13/41.0700/28.8000',
  },
];
