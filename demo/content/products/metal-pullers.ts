import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const metalPullers: readonly DemoProduct[] = [
  {
    code: 'FE-61',
    category: 'damla-elcik',
    name: { tr: 'Damla Elcik', en: 'Teardrop Puller' },
    summary: {
      tr: 'Parmağa oturan, kenarı kabarık damla elcik; sonradan takılır.',
      en: 'A teardrop with a raised rim that fits the finger; can be added to a finished zip.',
    },
    description: {
      tr: '<p>Alt ucu geniş, boynu dar: baş ve işaret parmağı kendiliğinden doğru yere gider. Kalınlık uçta 3 mm, boyunda 2 mm’dir; cep kapağı altında kabarmaz.</p><p>Halkası açık gelir. Kursörün köprüsüne geçirip pense ile kapatın; fermuar dikilmiş olsa da takılır.</p><h3>26 mm</h3><p>Çanta iç cebi ve ince giyim fermuarı için. No. 3 fermuarın küçük kursörüne ağır elcik takılırsa fermuar kendiliğinden iner. Bu boy 3,4 gramdır; kilitli kursörle birlikte yelek ve elbise fermuarında güvenle kullanılır.</p>',
      en: '<p>Wide at the end and narrow at the neck: thumb and forefinger find their place by themselves. At 3 mm thick at the tip and 2 mm at the neck, it lies flat under a pocket flap.</p><p>The ring comes open. Hook it into the bridge of the slider and close it with pliers, even if the zip is already sewn in.</p><h3>26 mm</h3><p>For inner pockets and light garment zips. A heavy puller on the small slider of a No. 3 zip opens it by its own weight. This one weighs 3.4 grams; with a locking slider it is safe on waistcoats and dresses.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      named: { tr: 'Boy (halka hariç)', en: 'Length without ring' },
    }),
    finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass', 'rose'],
    sizes: [
      {
        code: 'FE-6126',
        size: mm(26),
        weight: 3.4,
        pack: 500,
        finishes: ['nickel', 'lightGold', 'gunmetal', 'rose'],
        measures: attributeTable({
          width: '10,5 mm',
          fixing: { tr: 'Açık halka, Ø 7 mm', en: 'Open ring, Ø 7 mm' },
          zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
        }),
        formerName: 'Damla Elcik 26 mm',
      },
      {
        code: 'FE-6132',
        size: mm(32),
        weight: 5.6,
        pack: 500,
        finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({
          width: '13 mm',
          fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, Ø 9 mm' },
          zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
        }),
        formerName: 'Damla Elcik 32 mm',
      },
      {
        code: 'FE-6140',
        size: mm(40),
        weight: 9.5,
        pack: 250,
        finishes: ['nickel', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({
          width: '16 mm',
          fixing: { tr: 'Açık halka, Ø 11 mm', en: 'Open ring, Ø 11 mm' },
          zip: { tr: 'No. 8 ve No. 10', en: 'No. 8 and No. 10' },
        }),
      },
    ],
    transporter_types: [],
    pictures: gallery('elcik-damla-nikel', 'elcik-damla-kullanim', 'elcik-damla-yakin'),
  },
];
