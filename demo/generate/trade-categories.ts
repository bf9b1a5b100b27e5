import type { DemoText } from '../content/demo-content.ts';

/** A kind of product; each kind has its own category. */
export type Kind = {
  category: DemoText;
  /** The words for the kind in a product's name. */
  name: DemoText;
  /** Start of the product codes. */
  prefix: string;
  /** Sizes in mm. */
  sizes: readonly number[];
  /** Relative share of the catalogue. */
  weight: number;
};

export type Group = { category: DemoText; kinds: readonly Kind[] };

const kind = (
  [category, categoryEn]: readonly [string, string],
  [name, nameEn]: readonly [string, string],
  [prefix, sizes, weight]: readonly [string, readonly number[], number],
): Kind => ({
  category: { tr: category, en: categoryEn },
  name: { tr: name, en: nameEn },
  prefix,
  sizes,
  weight,
});

const straps = [15, 20, 25, 30, 35, 40, 50];
const small = [4, 5, 6, 8, 10, 12];

/** As in real catalogues, a few kinds have thousands of products and others have few. */
export const groups: readonly Group[] = [
  {
    category: { tr: 'Tokalar', en: 'Buckles' },
    kinds: [
      kind(['Kemer Tokaları', 'Belt Buckles'], ['Kemer Tokası', 'Belt Buckle'], ['KT', straps, 120]),
      kind(
        ['Çift Dilli Tokalar', 'Double-Prong Buckles'],
        ['Çift Dilli Toka', 'Double-Prong Buckle'],
        ['CT', straps, 25],
      ),
      kind(['Sürgülü Tokalar', 'Slide Buckles'], ['Sürgülü Toka', 'Slide Buckle'], ['ST', straps, 15]),
      kind(['Ayakkabı Tokaları', 'Shoe Buckles'], ['Ayakkabı Tokası', 'Shoe Buckle'], ['AT', small, 8]),
    ],
  },
  {
    category: { tr: 'Halkalar', en: 'Rings' },
    kinds: [
      kind(['D-Halkalar', 'D-Rings'], ['D-Halka', 'D-Ring'], ['DH', straps, 60]),
      kind(['Kare Halkalar', 'Rectangular Rings'], ['Kare Halka', 'Rectangular Ring'], ['KH', straps, 20]),
      kind(['Yuvarlak Halkalar', 'O-Rings'], ['O Halka', 'O-Ring'], ['OH', straps, 12]),
    ],
  },
  {
    category: { tr: 'Çıtçıtlar', en: 'Snap Fasteners' },
    kinds: [
      kind(['Metal Çıtçıtlar', 'Metal Snaps'], ['Çıtçıt', 'Snap Fastener'], ['CC', small, 50]),
      kind(
        ['Mıknatıslı Çıtçıtlar', 'Magnetic Snaps'],
        ['Mıknatıslı Çıtçıt', 'Magnetic Snap'],
        ['MC', small, 10],
      ),
    ],
  },
  {
    category: { tr: 'Kuşgözleri', en: 'Eyelets' },
    kinds: [
      kind(
        ['Pullu Kuşgözleri', 'Eyelets with Washer'],
        ['Pullu Kuşgözü', 'Eyelet with Washer'],
        ['PK', small, 35],
      ),
      kind(['Dar Kuşgözleri', 'Narrow Eyelets'], ['Dar Kuşgözü', 'Narrow Eyelet'], ['DK', small, 6]),
    ],
  },
  {
    category: { tr: 'Zincirler', en: 'Chains' },
    kinds: [
      kind(['Baklalı Zincirler', 'Link Chains'], ['Baklalı Zincir', 'Link Chain'], ['BZ', small, 25]),
      kind(['Bilyalı Zincirler', 'Ball Chains'], ['Bilyalı Zincir', 'Ball Chain'], ['YZ', small, 5]),
    ],
  },
  {
    category: { tr: 'Kancalar', en: 'Hooks' },
    kinds: [
      kind(['Karabinalar', 'Carabiners'], ['Karabina', 'Carabiner'], ['KB', straps, 18]),
      kind(['Papağan Kancalar', 'Lobster Hooks'], ['Papağan Kanca', 'Lobster Hook'], ['PP', straps, 4]),
    ],
  },
  {
    category: { tr: 'Düğmeler', en: 'Buttons' },
    kinds: [
      kind(['Kot Düğmeleri', 'Jeans Buttons'], ['Kot Düğmesi', 'Jeans Button'], ['KD', small, 15]),
      kind(['Perçinler', 'Rivets'], ['Perçin', 'Rivet'], ['PC', small, 8]),
    ],
  },
  {
    category: { tr: 'Fermuar Aksesuarları', en: 'Zip Accessories' },
    kinds: [
      kind(['Fermuar Elcikleri', 'Zip Pullers'], ['Fermuar Elciği', 'Zip Puller'], ['FE', small, 9]),
      kind(['Fermuar Sonları', 'Zip Ends'], ['Fermuar Sonu', 'Zip End'], ['FS', small, 1]),
    ],
  },
];
