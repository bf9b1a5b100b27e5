import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const flatChains: readonly DemoProduct[] = [
  {
    code: 'ZN-31',
    category: 'gurmet-zincir',
    name: { tr: 'Gurmet Zincir', en: 'Curb Chain' },
    summary: {
      tr: 'Çanta sapı için yassı pirinç gurmet zincir.',
      en: 'A flat brass curb chain for bag handles.',
    },
    description: {
      tr: '<p>Baklalar burulduktan sonra iki yüzden düzlenir: zincir omuzda dönmez, kumaşa takılmaz. Düzlenen yüzler ışığı tek parça verir, gurmetin parıltısı buradan gelir.</p><p>Bakla ağızları gümüş lehimle kapatılır. İstenen boyda kesilir, ucuna karabina ya da halka takılarak da gönderilir.</p><h3>8 mm</h3><p>Mini çanta, gözlük ve ayakkabı için ince gurmet; 11 mm’lik gurmetin yarı ağırlığındadır. Dokuma kumaştan hafif çantalarda sap gövdeyi aşağı çekmez.</p><p>Deri şerit örülerek kullanılacaksa bakla içi 4 mm’ye kadar şerit alır; şeridi geçirmek için zincir gevşek (düzlenmemiş) istenmelidir.</p><h3>Nerede kullanılır?</h3><ul><li>El çantası ve portföy sapı</li><li>Kemer ve pantolon zinciri</li><li>Ayakkabı ve giyim süsü</li></ul>',
      en: '<p>The links are twisted and then flattened on both faces: the chain does not roll on the shoulder or catch on cloth. The flat faces reflect the light as one, which gives curb chain its sparkle.</p><p>The links are closed with silver solder. Cut to length, and fitted with hooks or rings on request.</p><h3>8 mm</h3><p>A finer curb chain for mini bags, spectacles and shoes, at half the weight of the 11 mm one. On light fabric bags, the handle does not pull the body out of shape.</p><p>For weaving a leather lace through, the links take up to 4 mm; order the chain unflattened for that.</p><h3>Where it is used</h3><ul><li>Handles of handbags and clutches</li><li>Belt and trouser chains</li><li>Trims on shoes and clothing</li></ul>',
    },
    attributes: attributeTable({ material: material.brassWire, unit: unit.metre }),
    finishes: ['gold', 'nickel', 'gunmetal', 'rose'],
    sizes: [
      {
        code: 'ZN-3106',
        size: mm(6),
        weight: 58,
        pack: 50,
        finishes: ['gold', 'nickel', 'rose'],
        measures: attributeTable({ wire: '1,6 mm', link: '8,2 × 6 mm' }),
      },
      {
        code: 'ZN-3108',
        size: mm(8),
        weight: 105,
        pack: 50,
        measures: attributeTable({ wire: '2,1 mm', link: '11 × 8 mm' }),
        formerName: 'Gurmet Zincir 8 mm',
      },
      {
        code: 'ZN-3111',
        size: mm(11),
        weight: 200,
        pack: 25,
        finishes: ['gold', 'nickel', 'gunmetal'],
        measures: attributeTable({ wire: '3 mm', link: '15 × 11 mm' }),
        formerName: 'Gurmet Zincir 11 mm',
      },
    ],
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: gallery('zincir-gurmet-parlak-altin'),
  },
  {
    code: 'ZN-34',
    category: 'figaro-zincir',
    name: { tr: 'Figaro Zincir', en: 'Figaro Chain' },
    summary: {
      tr: 'Üç kısa, bir uzun baklanın tekrar ettiği zincir.',
      en: 'Three short links, then a long one, again and again.',
    },
    description: {
      tr: '<p>Gurmet gibi burulur ve düzlenir, yalnız her dördüncü bakla uzundur. Zincirin ritmi buradan gelir; kısa saplarda ve kemerde gurmetten hareketli durur.</p><p>Kesim her dizinin sonundan yapılır, böylece iki uç aynı baklayla biter. 9 mm’liği 38 mm’nin katı boylarda isteyin; ara boylar kısa bakladan kesilir.</p><h3>6 mm</h3><p>Gözlük, telefon askısı ve ayakkabı bileği için. Metresi 50 gramdır, boyunda ağırlık yapmaz. Uzun baklanın içi 11 × 2,8 mm boştur: ince tel kanca her uzun baklaya girer, zincir kesilmeden kısalır.</p><h3>Nerede kullanılır?</h3><ul><li>Portföy ve abiye çanta sapı</li><li>Elbise ve pantolon üstü zincir kemer</li><li>Loafer ve babet süsü</li></ul>',
      en: '<p>Twisted and flattened like curb chain, but every fourth link is a long one. That gives the chain its rhythm and makes it livelier than curb chain on short handles and belts.</p><p>It is cut at the end of a group, so that both ends finish on the same link. Order the 9 mm chain in multiples of 38 mm; for lengths in between, the cut falls on a short link.</p><h3>6 mm</h3><p>For spectacles, phone straps and ankle straps. At 50 grams per metre it does not weigh on the neck. The long links measure 11 × 2.8 mm inside: a thin wire hook fits any of them, so the chain can be shortened without cutting.</p><h3>Where it is used</h3><ul><li>Handles of clutches and evening bags</li><li>Chain belts over dresses and trousers</li><li>Trims on loafers and flats</li></ul>',
    },
    attributes: attributeTable({ material: material.brassWire, unit: unit.metre }),
    finishes: ['gold', 'nickel', 'gunmetal', 'rose'],
    sizes: [
      {
        code: 'ZN-3406',
        size: mm(6),
        weight: 50,
        pack: 50,
        finishes: ['gold', 'nickel', 'rose'],
        measures: attributeTable({
          wire: '1,6 mm',
          link: { tr: '8 × 6 mm kısa, 14,5 × 6 mm uzun', en: '8 × 6 mm short, 14.5 × 6 mm long' },
          repeat: '25,5 mm',
        }),
        formerName: 'Figaro Zincir 6 mm',
      },
      {
        code: 'ZN-3409',
        size: mm(9),
        weight: 112,
        pack: 25,
        measures: attributeTable({
          wire: '2,4 mm',
          link: { tr: '12 × 9 mm kısa, 22 × 9 mm uzun', en: '12 × 9 mm short, 22 × 9 mm long' },
          repeat: '38 mm',
        }),
        formerName: 'Figaro Zincir 9 mm',
      },
    ],
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-figaro-parlak-altin'),
  },
];
