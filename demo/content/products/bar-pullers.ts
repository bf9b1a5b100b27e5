import { attributeTable, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Çubuk elcikler: turned from a bar. */
export const barPullers: readonly DemoProduct[] = [
  {
    code: 'FE-6425',
    category: 'cubuk-elcik',
    name: { tr: 'Çubuk Elcik 25 mm', en: 'Bar Puller 25 mm' },
    summary: {
      tr: 'Torna pirinçten, boynu yivli, ucu toplu altın çubuk.',
      en: 'A gold bar turned from brass, grooved at the neck, with a ball at its end.',
    },
    description: {
      tr: '<p>Tek parça tornalanır; kalıp dikişi, çapak ve döküm boşluğu yoktur. Altı yiv kremli ya da ıslak parmağı tutar, gövdenin kalanı ayna parlaklığındadır. Uçtaki top, çubuğun elden kaymasını önler.</p><p>Altının altında 6 mikron bakır ve 3 mikron nikel yatar; kat 0,15 mikrondur ve verniklidir. Torna işinde kalıp açılmaz: 15–40 mm arasında istenen boy 2.000 adetten başlayarak çekilir.</p><h3>Nerede kullanılır?</h3><ul><li>Abiye ve portföy çanta</li><li>Makyaj çantası</li><li>Elbise ve deri ceket</li></ul>',
      en: '<p>Turned in one piece, it has no seam, no flash and no casting pores. Six grooves hold a wet finger or one with cream on it; the rest of the body is bright as a mirror. The ball at the end keeps the bar from slipping out of the hand.</p><p>Below the gold lie 6 micron of copper and 3 micron of nickel; the gold itself is 0.15 micron thick and lacquered. Turning needs no mould: any length from 15 to 40 mm is made from 2,000 pieces.</p><h3>Where it is used</h3><ul><li>Evening bags and clutches</li><li>Make-up bags</li><li>Dresses and leather jackets</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      length: { tr: '25 mm (halka hariç)', en: '25 mm (without the ring)' },
      width: { tr: 'Gövde Ø 3 mm, top Ø 4 mm', en: 'Body 3 mm, ball 4 mm' },
      fixing: { tr: 'Açık halka, Ø 6 mm', en: 'Open ring, 6 mm' },
      zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'rose', 'gunmetal'),
      weight: '1,8 g',
      pack: pieces(500),
    }),
    transporter_types: [],
    is_featured: true,
    pictures: gallery('elcik-cubuk-hero', 'elcik-cubuk-detay'),
  },
  {
    code: 'FE-6418',
    category: 'cubuk-elcik',
    name: { tr: 'Çubuk Elcik 18 mm', en: 'Bar Puller 18 mm' },
    summary: {
      tr: 'Cüzdanın bozuk para gözü ve ince elbise fermuarı için 18 mm.',
      en: '18 mm for coin pockets and the zips of light dresses.',
    },
    description: {
      tr: '<p>Bir gramın altındadır; kilitsiz kursörü bile kendi ağırlığıyla aşağı çekmez. İpek ve şifon dikilirken çubuğu fermuarın üstüne bantlayın, top kumaşa iz bırakmasın. Gövde 2,4 mm’dir ve cüzdan kapağının altında deriyi kabartmaz.</p>',
      en: '<p>At less than a gram it does not even draw down a slider without a lock. On silk and chiffon tape it flat to the zip before sewing, so that the ball leaves no mark in the cloth. Under the flap of a wallet its body of 2.4 mm does not show through the leather.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      length: '18 mm',
      width: { tr: 'Gövde Ø 2,4 mm, top Ø 3,2 mm', en: 'Body 2.4 mm, ball 3.2 mm' },
      zip: { tr: 'No. 3', en: 'No. 3' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'rose'),
      weight: '0,9 g',
      pack: pieces(1000),
    }),
    transporter_types: [],
    pictures: gallery('elcik-cubuk-hero', 'elcik-cubuk-detay'),
  },
];
