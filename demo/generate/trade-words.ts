import type { DemoText } from '../content/demo-content.ts';

const words = (pairs: readonly (readonly [string, string])[]): DemoText[] =>
  pairs.map(([tr, en]) => ({ tr, en }));

/** Surface finishes, the first words of a product's name. */
export const finishes = words([
  ['Antik Pirinç', 'Antique Brass'],
  ['Parlak Nikel', 'Bright Nickel'],
  ['Mat Siyah', 'Matt Black'],
  ['Açık Altın', 'Light Gold'],
  ['Fırçalı Gümüş', 'Brushed Silver'],
  ['Antrasit', 'Anthracite'],
  ['Eskitme Bakır', 'Aged Copper'],
  ['Işıltılı Rose', 'Shiny Rose'],
  ['Gün Işığı', 'Daylight'],
  ['İnci', 'Pearl'],
  ['Kurşuni', 'Gunmetal'],
  ['Ağır Krom', 'Heavy Chrome'],
]);

export const materials = words([
  ['Zamak döküm', 'Cast zamak'],
  ['Pirinç', 'Brass'],
  ['Çelik', 'Steel'],
  ['Paslanmaz çelik', 'Stainless steel'],
  ['Alüminyum', 'Aluminium'],
]);

export const uses = words([
  ['çanta sapı', 'bag handles'],
  ['kemer', 'belts'],
  ['ayakkabı', 'shoes'],
  ['evcil hayvan tasması', 'pet collars'],
  ['yağmurluk', 'raincoats'],
  ['bavul', 'luggage'],
  ['iş giysisi', 'workwear'],
  ['gözlük ipi', 'glasses cords'],
]);

export const traits = words([
  ['Keskin kenarı yoktur', 'There are no sharp edges'],
  ['Ağzı boşluksuz kapanır', 'It closes without a gap'],
  ['Yıkamaya dayanır', 'It withstands washing'],
  ['Çapağı elle alınır', 'It is deburred by hand'],
  ['Kaplaması verniklidir', 'Its plating is lacquered'],
]);

/** Collections are small: only a few products have the name of each. */
export const collections = words([
  ['Kardelen', 'Snowdrop'],
  ['Yıldız Çiçeği', 'Dahlia'],
  ['Boğaziçi', 'Bosphorus'],
  ['Çınaraltı', 'Plane Tree'],
  ['Gümüşlük', 'Silverbay'],
  ['Erguvan', 'Judas Tree'],
  ['Şahmeran', 'Shahmaran'],
  ['Iğdır', 'Ararat'],
]);

export const packs = [50, 100, 250, 500, 1000] as const;
