import type { DemoText } from './demo-content.ts';

export type DemoTourCategory = { seo_name: string; name: DemoText };

export type DemoSchoolTour = {
  /** `seo_name` of the tour's category. */
  category: string;
  name: DemoText;
  /** Rich text. */
  description: DemoText;
  /** In minutes. */
  duration: number;
  capacity: number;
  /** The file names of pictures. */
  pictures: readonly string[];
};

export const tourCategories: readonly DemoTourCategory[] = [
  { seo_name: 'ilk-ve-ortaokul', name: { tr: 'İlk ve ortaokul', en: 'Primary and middle school' } },
  { seo_name: 'lise-ve-universite', name: { tr: 'Lise ve üniversite', en: 'High school and university' } },
];

/** The site shows them in this order. */
export const schoolTours: readonly DemoSchoolTour[] = [
  {
    category: 'ilk-ve-ortaokul',
    name: { tr: 'Bir halka nasıl doğar?', en: 'How is a ring made?' },
    description: {
      tr: '<p>Tel bobinden başlıyoruz: bükme makinesi teli bir saniyede halkaya çeviriyor, kaynak ucu kapatıyor, tambur kenarları yuvarlıyor. Her öğrenci kendi halkasını bir anahtarlığa takıp eve götürüyor.</p>',
      en: '<p>We start at the coil of wire: the bending machine makes a ring in one second, the welder closes it and the tumbler rounds its edges. Each child takes a ring home on a key chain.</p>',
    },
    duration: 60,
    capacity: 30,
    pictures: ['yuvarlak-halka-nikel.jpg', 'acilir-halka-parlak-altin.jpg', 'anahtarlik-halka-nikel.jpg'],
  },
  {
    category: 'ilk-ve-ortaokul',
    name: { tr: 'Düğme ve çıtçıt atölyesi', en: 'Button and snap workshop' },
    description: {
      tr: '<p>El presinde bir çıtçıtın dört parçası yerine oturuyor. Öğrenciler kumaş parçalarına kendi düğmelerini takıyor; presi yanlarındaki ustayla birlikte kullanıyorlar.</p>',
      en: '<p>On the hand press, the four parts of a snap come together. The children set their own buttons in pieces of cloth and use the press with a craftsman at their side.</p>',
    },
    duration: 75,
    capacity: 20,
    pictures: [
      'citcit-yayli-yakin.jpg',
      'citcit-yayli-nikel.jpg',
      'dugme-kot-antik-sari.jpg',
      'dugme-delikli-fircali-nikel.jpg',
    ],
  },
  {
    category: 'lise-ve-universite',
    name: { tr: 'Çizimden kalıba', en: 'From drawing to tool' },
    description: {
      tr: '<p>Tasarım ve makine bölümleri için: bir tokanın teknik çizimi, kalıbın iki yarısı ve döküm. Tur, ölçüm odasında kumpas ve optik ölçümle biter.</p><ul><li>Teknik çizim okuma</li><li>Basınçlı döküm ve kalıp</li><li>Ölçüm ve tolerans</li></ul>',
      en: '<p>For students of design and engineering: the technical drawing of a buckle, the two halves of its tool, and the casting. The tour ends in the measuring room with callipers and optical measurement.</p><ul><li>Reading technical drawings</li><li>Die casting and tools</li><li>Measuring and tolerances</li></ul>',
    },
    duration: 120,
    capacity: 25,
    pictures: [
      'toka-klasik-yakin.jpg',
      'toka-klasik-nikel.jpg',
      'toka-yamuk-antik-sari.jpg',
      'toka-makarali-nikel.jpg',
    ],
  },
  {
    category: 'lise-ve-universite',
    name: { tr: 'Kaplama ve kimya', en: 'Plating and chemistry' },
    description: {
      tr: '<p>Nikel banyosunda bir mikron ne kadar sürer? Kimya sınıfları için hazırladığımız turda elektroliz, tuz testi ve atık suyun arıtılması var. Koruyucu gözlük bizden.</p>',
      en: '<p>How long does one micron take in a nickel bath? This tour for chemistry classes shows electrolysis, the salt spray test and the treatment of waste water. We provide the goggles.</p>',
    },
    duration: 90,
    capacity: 20,
    pictures: [
      'dhalka-fume.jpg',
      'dhalka-acik-altin.jpg',
      'toka-oval-parlak-altin.jpg',
      'zincir-rolo-antik-sari.jpg',
    ],
  },
];
