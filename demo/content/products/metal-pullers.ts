import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Damla elcikler. */
export const metalPullers: readonly DemoProduct[] = [
  {
    code: 'FE-6132',
    category: 'damla-elcik',
    name: { tr: 'Damla Elcik 32 mm', en: 'Teardrop Puller 32 mm' },
    summary: {
      tr: 'Parmağa oturan, kenarı kabarık nikel damla. Sonradan takılır.',
      en: 'A nickel teardrop with a raised rim that fits the finger; attaches afterwards.',
    },
    description: {
      tr: '<p>Alt ucu geniş, boynu dar: baş ve işaret parmağı kendiliğinden doğru yere gider. Kalınlık uçta 3 mm, boyunda 2 mm’dir; cep kapağı altında kabarmaz.</p><p>Halkası açık gelir. Kursörün köprüsüne geçirip pense ile kapatın; fermuar dikilmiş olsa da takılır.</p>',
      en: '<p>Wide at the end and narrow at the neck: thumb and finger find their place by themselves. 3 mm thick at the tip and 2 mm at the neck, it lies flat under a pocket flap.</p><p>The ring comes open. Hang it in the bridge of the slider and close it with pliers; the zip may be sewn in already.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      length: { tr: '32 mm (halka hariç)', en: '32 mm (without the ring)' },
      width: '13 mm',
      fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, 9 mm' },
      zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'gunmetal', 'antiqueBrass'),
      weight: '5,6 g',
      pack: pieces(500),
    }),
    transporter_types: [],
    pictures: gallery('elcik-damla-hero', 'elcik-damla-detay'),
  },
  {
    code: 'FE-6126',
    category: 'damla-elcik',
    name: { tr: 'Damla Elcik 26 mm', en: 'Teardrop Puller 26 mm' },
    summary: {
      tr: 'Çanta iç cebi ve ince giyim fermuarı için küçük damla.',
      en: 'The small teardrop for inner pockets and light garment zips.',
    },
    description: {
      tr: '<p>No. 3 fermuarın küçük kursörüne ağır elcik takılırsa fermuar kendiliğinden iner. Bu boy 3,4 gramdır; kilitli kursörle birlikte yelek ve elbise fermuarında güvenle kullanılır.</p>',
      en: '<p>A heavy puller on the small slider of a No. 3 zip opens it by its own weight. This one weighs 3.4 grams; with a locking slider it is safe on waistcoats and dresses.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      length: '26 mm',
      width: '10,5 mm',
      zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'rose', 'gunmetal'),
      weight: '3,4 g',
      pack: pieces(500),
    }),
    transporter_types: [],
    pictures: gallery('elcik-damla-hero', 'elcik-damla-detay'),
  },
];
