import { attributeTable, material, perMetre, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Bilyalı, yılan: chains without links. */
export const linklessChains: readonly DemoProduct[] = [
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
    attributes: attributeTable({
      material: material.steelSheet,
      ball: '4,8 mm',
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'lightGold', 'antiqueBrass'),
      weight: perMetre('38'),
      pack: { tr: '100 m makara', en: '100 m reel' },
    }),
    transporter_types: ['zincir'],
    pictures: gallery('zincir-bilyali-hero', 'zincir-bilyali-yakin'),
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
    attributes: attributeTable({
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
    pictures: gallery('zincir-bilyali-hero', 'zincir-bilyali-yakin'),
  },
  {
    code: 'ZN-3505',
    category: 'yilan-zincir',
    name: { tr: 'Yılan Zincir 5 mm', en: 'Snake Chain 5 mm' },
    summary: {
      tr: 'Zikzak oluklu, boru gibi akan nikel zincir; baklası görünmez.',
      en: 'A nickel chain that flows like a tube, with zigzag grooves and no visible link.',
    },
    description: {
      tr: '<p>İnce pirinç sacdan dalgalı halkalar birbirinin içine geçirilir; yüzey kapalı, kıvrım yumuşaktır. Saça ve örgüye takılmaz, elde ses çıkarmaz.</p><p>Sert kıvrılırsa kırılır: yarıçap 20 mm’nin altına inmemelidir. Uçlar açık kesilmez; siparişte verilen boyda, yapıştırılıp sıkılmış uç kapsülüyle gönderilir.</p><h3>Nerede kullanılır?</h3><ul><li>Abiye çanta sapı</li><li>Elbise askısı ve sırt dekoltesi zinciri</li><li>Perde toplama bağı</li></ul>',
      en: '<p>Wavy rings of thin brass sheet are threaded one into the next: the skin is closed and the bend soft. It does not catch in hair or knitwear, and makes no noise in the hand.</p><p>Bent too sharply it kinks for good: keep the radius above 20 mm. The ends are not left open; it is sent in the length ordered, with end caps glued and crimped on.</p><h3>Where it is used</h3><ul><li>Handles of evening bags</li><li>Shoulder straps and open backs of dresses</li><li>Curtain tie-backs</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç sac', en: 'Brass sheet' },
      outerDiameter: '5 mm',
      fixing: { tr: 'Uç kapsülü, gözü Ø 4 mm', en: 'End caps with an eye of 4 mm' },
      finish: plated('nickel'),
      otherFinishes: plated('gold', 'gunmetal'),
      weight: perMetre('68'),
      pack: { tr: 'Kesilmiş boy, 20 adet', en: 'Cut lengths, 20 pieces' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-yilan-hero', 'zincir-yilan-detay', 'zincir-genis'),
  },
  {
    code: 'ZN-3503',
    category: 'yilan-zincir',
    name: { tr: 'Yılan Zincir 3 mm', en: 'Snake Chain 3 mm' },
    summary: {
      tr: 'Bluz askısı ve kolye ucu için ince yılan; metresi 30 gram.',
      en: 'A thin snake for camisole straps and pendants, 30 grams to the metre.',
    },
    description: {
      tr: '<p>12 mm yarıçapa kadar kıvrılır. Tene değen işler için nikel yerine beyaz bronz kaplanır; siparişe “ten teması” diye yazın. Bu boy makarada da verilir, kapsülü ayrıca takılır.</p>',
      en: '<p>It bends to a radius of 12 mm. For work worn on the skin it is plated with white bronze in place of nickel; mark the order “skin contact”. This size also comes on the reel, with the caps to be fitted by you.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç sac', en: 'Brass sheet' },
      outerDiameter: '3 mm',
      fixing: { tr: 'Uç kapsülü ayrıca', en: 'End caps separately' },
      finish: plated('nickel'),
      otherFinishes: plated('gold', 'rose'),
      weight: perMetre('30'),
      pack: { tr: '25 m makara', en: '25 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-yilan-hero', 'zincir-yilan-detay'),
  },
];
