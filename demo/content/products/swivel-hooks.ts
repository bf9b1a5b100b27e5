import { attributeTable, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Yaylı döner kanca: hooks with a swivel eye. */
export const swivelHooks: readonly DemoProduct[] = [
  {
    code: 'KM-7125',
    category: 'yayli-doner-kanca',
    name: { tr: 'Yaylı Döner Kanca 25 mm', en: 'Swivel Snap Hook 25 mm' },
    summary: {
      tr: 'Gözü 360° dönen, baş parmakla açılan nikel kanca. 25 mm kayış.',
      en: 'A nickel hook with an eye that turns all the way, opened by the thumb. Strap of 25 mm.',
    },
    description: {
      tr: '<p>Omuz askısı çantada dönmeden durmaz; fırdöndü bu dönüşü alır, kayış burulmaz. Göz ile gövde arasındaki mil 4 mm’dir ve ucu soğuk perçinlenir: boşluk zamanla büyümez.</p><p>Dil, baş parmağın oturduğu çıkıntıdan itilir. Yay paslanmaz teldir, gövdenin içinde kapalıdır; ipliğe ve tüye takılmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Çapraz çanta ve laptop askısı</li><li>Gezdirme kayışı (15 kg’a kadar köpek)</li><li>Anahtar ve kimlik bağı</li></ul>',
      en: '<p>A shoulder strap turns as one walks; the swivel takes the turn, and the strap stays flat. The pin between eye and body is 4 mm thick and cold-riveted: its play does not grow.</p><p>The gate is pushed by a rest for the thumb. Its spring is stainless wire, closed inside the body, where it catches neither thread nor fur.</p><h3>Where it is used</h3><ul><li>Straps of shoulder and laptop bags</li><li>Leads for dogs of up to 15 kg</li><li>Leashes for keys and passes</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      innerWidth: { tr: '25 mm (göz)', en: '25 mm (eye)' },
      length: '58 mm',
      gate: '10 mm',
      swivel: { tr: '360°, soğuk perçinli mil', en: '360°, cold-riveted pin' },
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'gunmetal', 'antiqueBrass', 'mattBlack'),
      weight: '28 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('kanca-doner-hero', 'kanca-doner-detay'),
  },
  {
    code: 'KM-7120',
    category: 'yayli-doner-kanca',
    name: { tr: 'Yaylı Döner Kanca 20 mm', en: 'Swivel Snap Hook 20 mm' },
    summary: {
      tr: 'Kadın çantası askısı ve kartlık ipi için 20 mm göz.',
      en: 'An eye of 20 mm for handbag straps and lanyards.',
    },
    description: {
      tr: '<p>D halka 20 ve 23 mm ile takım çalışır. Burnu 4,5 mm’dir, forse zincirin 10 mm’lik baklasına da girer; aynı askı böylece hem halkaya hem zincire takılır.</p>',
      en: '<p>It works with D-rings of 20 and 23 mm. Its nose of 4.5 mm also enters the links of 10 mm cable chain, so that one strap fits ring and chain alike.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      innerWidth: { tr: '20 mm (göz)', en: '20 mm (eye)' },
      length: '47 mm',
      gate: '8 mm',
      swivel: { tr: '360°', en: '360°' },
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'rose', 'gunmetal'),
      weight: '19 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis', 'aski', 'zincir'],
    pictures: gallery('kanca-doner-hero', 'kanca-doner-detay'),
  },
];
