import { attributeTable } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const barPullers: readonly DemoProduct[] = [
  {
    code: 'FE-64',
    category: 'cubuk-elcik',
    name: { tr: 'Çubuk Elcik', en: 'Bar Puller' },
    summary: {
      tr: 'Torna pirinçten, boynu yivli, ucu toplu çubuk elcik.',
      en: 'A slim bar turned from brass, grooved at the neck, with a ball at its end.',
    },
    description: {
      tr: '<p>Tek parça tornalanır; kalıp dikişi, çapak ve döküm boşluğu yoktur. Altı yiv, kremli ya da ıslak parmak kaymasın diye açılmıştır, gövdenin kalanı ayna parlaklığındadır. Uçtaki top, çubuğun elden kaymasını önler.</p><p>Altının altında 6 mikron bakır ve 3 mikron nikel yatar; altın kat 0,15 mikrondur ve verniklidir. Torna işinde kalıp açılmaz: 15–40 mm arasında istenen boy 2.000 adetten başlayarak yapılır.</p><h3>18 mm</h3><p>Cüzdanın bozuk para gözü ve ince elbise fermuarı için. Bir gramın altındadır; kilitsiz kursörü bile kendi ağırlığıyla aşağı çekmez. İpek ve şifon dikilirken çubuğu fermuarın üstüne bantlayın, top kumaşa iz bırakmasın. Gövde 2,4 mm’dir ve cüzdan kapağının altında deriyi kabartmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Abiye ve portföy çanta</li><li>Makyaj çantası</li><li>Elbise ve deri ceket</li></ul>',
      en: '<p>Turned in one piece, it has no parting line, no flash and no casting pores. Six grooves give grip to wet or creamy fingers; the rest of the body is mirror bright. The ball at the end keeps the bar from slipping out of the hand.</p><p>Under the gold lie 6 microns of copper and 3 microns of nickel; the gold itself is 0.15 microns thick and lacquered. Turning needs no mould: any length from 15 to 40 mm can be made, from 2,000 pieces.</p><h3>18 mm</h3><p>For coin pockets and the zips of light dresses. At less than a gram it does not pull down even a non-locking slider. On silk and chiffon, tape it flat to the zip before sewing so that the ball leaves no mark in the cloth. Its 2.4 mm body does not show through the leather of a wallet flap.</p><h3>Where it is used</h3><ul><li>Evening bags and clutches</li><li>Make-up bags</li><li>Dresses and leather jackets</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      named: { tr: 'Boy (halka hariç)', en: 'Length without ring' },
    }),
    finishes: ['gold', 'nickel', 'rose', 'gunmetal'],
    sizes: [
      {
        code: 'FE-6418',
        size: mm(18),
        weight: 0.9,
        pack: 1000,
        finishes: ['gold', 'nickel', 'rose'],
        measures: attributeTable({
          width: { tr: 'Gövde Ø 2,4 mm, top Ø 3,2 mm', en: 'Body Ø 2.4 mm, ball Ø 3.2 mm' },
          fixing: { tr: 'Açık halka, Ø 5 mm', en: 'Open ring, Ø 5 mm' },
          zip: 'No. 3',
        }),
        formerName: 'Çubuk Elcik 18 mm',
      },
      {
        code: 'FE-6425',
        size: mm(25),
        weight: 1.8,
        pack: 500,
        measures: attributeTable({
          width: { tr: 'Gövde Ø 3 mm, top Ø 4 mm', en: 'Body Ø 3 mm, ball Ø 4 mm' },
          fixing: { tr: 'Açık halka, Ø 6 mm', en: 'Open ring, Ø 6 mm' },
          zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
        }),
        formerName: 'Çubuk Elcik 25 mm',
      },
      {
        code: 'FE-6432',
        size: mm(32),
        weight: 2.9,
        pack: 500,
        finishes: ['gold', 'nickel', 'gunmetal'],
        measures: attributeTable({
          width: { tr: 'Gövde Ø 3,5 mm, top Ø 4,6 mm', en: 'Body Ø 3.5 mm, ball Ø 4.6 mm' },
          fixing: { tr: 'Açık halka, Ø 7 mm', en: 'Open ring, Ø 7 mm' },
          zip: 'No. 5',
        }),
      },
    ],
    transporter_types: [],
    is_featured: true,
    pictures: gallery('elcik-cubuk-parlak-altin'),
  },
];
