import { attributeTable } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const swivelHooks: readonly DemoProduct[] = [
  {
    code: 'KM-71',
    category: 'yayli-doner-kanca',
    name: { tr: 'Yaylı Döner Kanca', en: 'Swivel Snap Hook' },
    summary: {
      tr: 'Gözü 360° dönen, başparmakla açılan yaylı kanca.',
      en: 'A snap hook with a 360° swivel eye and a thumb-operated gate.',
    },
    description: {
      tr: '<p>Omuz askısı çantada dönmeden durmaz; fırdöndü bu dönüşü alır, kayış burulmaz. Göz ile gövde arasındaki mil 4 mm’dir ve ucu soğuk perçinlenir: boşluk zamanla büyümez.</p><p>Dil, başparmağın oturduğu çıkıntıdan itilir. Yay paslanmaz teldir, gövdenin içinde kapalıdır; ipliğe ve tüye takılmaz.</p><h3>20 mm</h3><p>Kadın çantası askısı ve kartlık ipi için. D halka 20 ve 23 mm ile takım çalışır. Burnu 4,5 mm’dir, forse zincirin 10 mm’lik baklasına da girer; aynı askı böylece hem halkaya hem zincire takılır.</p><h3>Nerede kullanılır?</h3><ul><li>Çapraz çanta ve laptop askısı</li><li>Gezdirme kayışı (15 kg’a kadar köpek)</li><li>Anahtar ve kimlik bağı</li></ul>',
      en: '<p>A shoulder strap turns as one walks; the swivel takes the turn, and the strap stays flat. The pin between eye and body is 4 mm thick and cold-riveted at its end: the play does not grow over time.</p><p>The gate has a raised rest for the thumb. Its stainless spring is enclosed in the body, where it catches neither thread nor fur.</p><h3>20 mm</h3><p>For handbag straps and lanyards. It works with D-rings of 20 and 23 mm. Its 4.5 mm nose also fits the links of 10 mm cable chain, so that one strap suits ring and chain alike.</p><h3>Where it is used</h3><ul><li>Straps of shoulder and laptop bags</li><li>Leads for dogs of up to 15 kg</li><li>Key and ID lanyards</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      named: { tr: 'İç genişlik (göz)', en: 'Inside width (eye)' },
      swivel: { tr: '360°, soğuk perçinli mil', en: '360°, cold-riveted pin' },
    }),
    finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass', 'mattBlack', 'rose'],
    sizes: [
      {
        code: 'KM-7116',
        size: mm(16),
        weight: 13,
        pack: 200,
        finishes: ['nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({ length: '40 mm', gate: '6,5 mm' }),
      },
      {
        code: 'KM-7120',
        size: mm(20),
        weight: 19,
        pack: 100,
        finishes: ['nickel', 'lightGold', 'gunmetal', 'rose'],
        measures: attributeTable({ length: '47 mm', gate: '8 mm' }),
        formerName: 'Yaylı Döner Kanca 20 mm',
      },
      {
        code: 'KM-7125',
        size: mm(25),
        weight: 28,
        pack: 100,
        finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass', 'mattBlack'],
        measures: attributeTable({ length: '58 mm', gate: '10 mm' }),
        formerName: 'Yaylı Döner Kanca 25 mm',
      },
      {
        code: 'KM-7130',
        size: mm(30),
        weight: 36,
        pack: 50,
        finishes: ['nickel', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({ length: '66 mm', gate: '11 mm' }),
      },
    ],
    transporter_types: ['kayis', 'aski', 'zincir'],
    pictures: gallery('kanca-doner-nikel', 'kanca-doner-kullanim', 'kanca-doner-yakin'),
  },
];
