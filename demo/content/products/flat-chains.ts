import { facts, material, perMetre, plated } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Gurmet, figaro; and the chains without links: bilyalı, yılan. */
export const flatChains: readonly DemoProduct[] = [
  {
    code: 'ZN-3111',
    category: 'gurmet-zincir',
    name: { tr: 'Gurmet Zincir 11 mm', en: 'Curb Chain 11 mm' },
    summary: {
      tr: 'Çanta sapı için yassı, parlak altın pirinç zincir.',
      en: 'A flat, bright gold chain in brass for bag handles.',
    },
    description: {
      tr: '<p>Baklalar burulduktan sonra iki yüzden düzlenir: zincir omuzda dönmez, kumaşa takılmaz. Düzlenen yüzler ışığı tek parça verir, gurmetin parıltısı buradan gelir.</p><p>Bakla ağızları gümüş kaynakla kapatılır. İstenen boyda kesilir, ucuna karabina ya da halka takılarak da gönderilir.</p><h3>Nerede kullanılır?</h3><ul><li>El çantası ve portföy sapı</li><li>Kemer ve pantolon zinciri</li><li>Ayakkabı ve giyim süsü</li></ul>',
      en: '<p>The links are twisted and then planed on both faces: the chain does not roll on the shoulder or catch in cloth. The planed faces return the light in one piece, which gives curb chain its sparkle.</p><p>The links are closed with silver solder. Cut to length, and fitted with hooks or rings on request.</p><h3>Where it is used</h3><ul><li>Handles of handbags and clutches</li><li>Belt and trouser chains</li><li>Trims on shoes and clothing</li></ul>',
    },
    attributes: facts({
      material: material.brassWire,
      wire: '3 mm',
      link: '15 × 11 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal'),
      weight: perMetre('200'),
      pack: { tr: '25 m top', en: '25 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: gallery('zincir-gurmet-hero', 'zincir-gurmet-detay'),
  },
  {
    code: 'ZN-3108',
    category: 'gurmet-zincir',
    name: { tr: 'Gurmet Zincir 8 mm', en: 'Curb Chain 8 mm' },
    summary: {
      tr: 'Mini çanta, gözlük ve ayakkabı için ince gurmet. Metresi 105 gram.',
      en: 'A finer curb for mini bags, spectacles and shoes. 105 grams to the metre.',
    },
    description: {
      tr: '<p>11 mm’lik gurmetin yarı ağırlığında. Dokuma kumaştan hafif çantalarda sap gövdeyi aşağı çekmez.</p><p>Deri şerit örülerek kullanılacaksa bakla içi 4 mm’ye kadar şerit alır; şeridi geçirmek için zincir gevşek (düzlenmemiş) istenmelidir.</p>',
      en: '<p>Half the weight of the 11 mm curb. On light cloth bags the handle does not pull the body out of shape.</p><p>If a leather lace is to be woven through, the links take up to 4 mm; order the chain unplaned for that.</p>',
    },
    attributes: facts({
      material: material.brassWire,
      wire: '2,1 mm',
      link: '11 × 8 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal', 'rose'),
      weight: perMetre('105'),
      pack: { tr: '50 m makara', en: '50 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-gurmet-hero', 'zincir-gurmet-detay'),
  },
  {
    code: 'ZN-3348',
    category: 'bilyali-zincir',
    name: { tr: 'Bilyalı Zincir No. 10', en: 'Ball Chain No. 10' },
    summary: {
      tr: 'Etiket, künye ve anahtarlık için füme bilyalı zincir.',
      en: 'Ball chain in gunmetal for tags, badges and key rings.',
    },
    description: {
      tr: '<p>Sacdan basılan içi boş bilyalar kısa çubuklarla birbirine bağlanır; zincir her yöne döner, burulmaz. Yan keskiyle iki bilya arasından kesilir, kapsül kilitle kapanır.</p><p>Kilit ayrıca sipariş edilir; aynı kaplamada, 100’lük paketlerde bulunur.</p><h3>Nerede kullanılır?</h3><ul><li>Ürün etiketi ve künye</li><li>Anahtarlık</li><li>Stor perde ve aydınlatma çekmesi</li></ul>',
      en: '<p>Hollow balls pressed from sheet are joined by short pins: the chain turns every way and never twists. Cut it between two balls with side cutters and close it with a capsule.</p><p>Capsules are ordered separately, in the same finish and in packs of 100.</p><h3>Where it is used</h3><ul><li>Product tags and name badges</li><li>Key rings</li><li>Pulls for roller blinds and lamps</li></ul>',
    },
    attributes: facts({
      material: material.steelSheet,
      ball: '4,8 mm',
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'lightGold', 'antiqueBrass'),
      weight: perMetre('38'),
      pack: { tr: '100 m makara', en: '100 m reel' },
    }),
    transporter_types: ['zincir'],
    pictures: gallery('zincir-bilyali-hero'),
  },
  {
    code: 'ZN-3332',
    category: 'bilyali-zincir',
    name: { tr: 'Bilyalı Zincir No. 6', en: 'Ball Chain No. 6' },
    summary: {
      tr: '3,2 mm bilyalı; 12 cm kesilmiş ve kilidi takılmış hâlde de verilir.',
      en: 'Balls of 3.2 mm; also cut to 12 cm with the connector fitted.',
    },
    description: {
      tr: '<p>Giyim etiketinde en çok kullanılan kalınlık. Kesim ve kilit takma işini bizde yaptırırsanız 12 ve 15 cm’lik parçalar 1.000’lik poşetlerde, düğümlenmeden düz dizilmiş gelir.</p><p>Çekiş 9 kg’ı geçince kilit bilyayı bırakır, zincir kopmaz.</p>',
      en: '<p>The gauge most garment tags hang on. Leave cutting and fitting to us and lengths of 12 and 15 cm arrive in bags of 1,000, laid straight and free of knots.</p><p>Above a pull of 9 kg the connector lets go of the ball, and the chain stays whole.</p>',
    },
    attributes: facts({
      material: material.steelSheet,
      ball: '3,2 mm',
      pitch: '4,4 mm',
      capsule: { tr: 'Kapsül kilit, takılı istenebilir', en: 'Capsule, fitted on request' },
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'lightGold'),
      weight: perMetre('18'),
      pack: { tr: '100 m makara', en: '100 m reel' },
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('zincir-bilyali-hero'),
  },
];
