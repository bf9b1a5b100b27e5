import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm, no } from '../sizes.ts';

export const linklessChains: readonly DemoProduct[] = [
  {
    code: 'ZN-33',
    category: 'bilyali-zincir',
    name: { tr: 'Bilyalı Zincir', en: 'Ball Chain' },
    summary: {
      tr: 'Etiket, künye ve anahtarlık için bilyalı zincir.',
      en: 'Ball chain for tags, badges and key rings.',
    },
    description: {
      tr: '<p>Sacdan basılan içi boş bilyalar kısa çubuklarla birbirine bağlanır; zincir her yöne döner, burulmaz. Yan keskiyle iki bilya arasından kesilir, kapsül kilitle kapanır.</p><p>Kilit ayrıca sipariş edilir; aynı kaplamada, 100’lük paketlerde satılır.</p><h3>No. 6</h3><p>3,2 mm bilyalı; 12 cm kesilmiş ve kilidi takılmış hâlde de verilir. Giyim etiketinde en çok bu kalınlık kullanılır. Kesim ve kilit takma işini bizde yaptırırsanız 12 ve 15 cm’lik parçalar 1.000’lik poşetlerde, düğümlenmeden düz dizilmiş gelir.</p><p>Çekiş 90 N’u (yaklaşık 9 kg) geçince kilit bilyayı bırakır, zincir kopmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Ürün etiketi ve künye</li><li>Anahtarlık</li><li>Stor perde ve aydınlatma çekmesi</li></ul>',
      en: '<p>Hollow balls pressed from sheet are joined by short pins: the chain turns every way and never twists. Cut it between two balls with side cutters and close it with a connector.</p><p>Connectors are ordered separately, in the same finish and in packs of 100.</p><h3>No. 6</h3><p>With 3.2 mm balls; also supplied cut to 12 cm with the connector fitted. The gauge most garment tags hang on. Leave cutting and fitting to us, and 12 and 15 cm lengths arrive in bags of 1,000, laid straight and free of knots.</p><p>Above a pull of 90 N (about 9 kg) the connector releases the ball, and the chain stays intact.</p><h3>Where it is used</h3><ul><li>Product tags and name badges</li><li>Key rings</li><li>Pulls for roller blinds and lamps</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelSheet,
      capsule: { tr: 'Kapsül kilit, ayrıca ya da takılı', en: 'Sold separately or fitted' },
      unit: unit.metre,
    }),
    finishes: ['gunmetal', 'nickel', 'lightGold', 'antiqueBrass'],
    sizes: [
      {
        code: 'ZN-3324',
        size: no(3),
        weight: 10,
        pack: 100,
        finishes: ['gunmetal', 'nickel'],
        measures: attributeTable({ ball: '2,4 mm', pitch: '3,2 mm' }),
      },
      {
        code: 'ZN-3332',
        size: no(6),
        weight: 18,
        pack: 100,
        finishes: ['gunmetal', 'nickel', 'lightGold'],
        measures: attributeTable({ ball: '3,2 mm', pitch: '4,4 mm' }),
        formerName: 'Bilyalı Zincir No. 6',
      },
      {
        code: 'ZN-3348',
        size: no(10),
        weight: 38,
        pack: 100,
        measures: attributeTable({ ball: '4,8 mm', pitch: '6,2 mm' }),
        formerName: 'Bilyalı Zincir No. 10',
      },
    ],
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('zincir-bilyali-fume'),
  },
  {
    code: 'ZN-35',
    category: 'yilan-zincir',
    name: { tr: 'Yılan Zincir', en: 'Snake Chain' },
    summary: {
      tr: 'Zikzak oluklu, boru gibi akan zincir; baklası görünmez.',
      en: 'A chain that flows like a tube, with zigzag grooves and no visible link.',
    },
    description: {
      tr: '<p>İnce pirinç sacdan dalgalı halkalar birbirinin içine geçirilir; yüzey kapalı, kıvrım yumuşaktır. Saça ve örgüye takılmaz, elde ses çıkarmaz.</p><p>Sert kıvrılırsa kırılır: 5 mm’likte yarıçap 20 mm’nin altına inmemelidir. Uçlar açık kesilmez; siparişte verilen boyda, yapıştırılıp sıkılmış uç kapsülüyle, 20’lik paketlerde gönderilir.</p><h3>3 mm</h3><p>Bluz askısı ve kolye ucu için ince yılan. 12 mm yarıçapa kadar kıvrılır. Tene değen işler için nikel yerine beyaz bronz kaplanır; siparişe “ten teması” diye yazın. Bu boy makarada da verilir, kapsülü ayrıca takılır.</p><h3>Nerede kullanılır?</h3><ul><li>Abiye çanta sapı</li><li>Elbise askısı ve sırt dekoltesi zinciri</li><li>Perde toplama bağı</li></ul>',
      en: '<p>Wavy rings of thin brass sheet are threaded one into the next: the surface is closed and the chain drapes softly. It does not catch in hair or knitwear, and makes no noise in the hand.</p><p>Bent too sharply, it kinks for good: keep the radius of the 5 mm chain above 20 mm. It is not sold with open ends; we send it in the length ordered, with end caps glued and crimped on, in packs of 20.</p><h3>3 mm</h3><p>A thin snake chain for camisole straps and pendants. It bends to a radius of 12 mm. For pieces worn on the skin it is plated with white bronze instead of nickel; mark the order “skin contact”. This size also comes on the reel, with end caps for you to fit.</p><h3>Where it is used</h3><ul><li>Handles of evening bags</li><li>Shoulder straps and open backs of dresses</li><li>Curtain tie-backs</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç sac', en: 'Brass sheet' },
      named: { tr: 'Dış çap', en: 'Outside diameter' },
      unit: unit.metre,
    }),
    finishes: ['nickel', 'gold', 'gunmetal', 'rose'],
    sizes: [
      {
        code: 'ZN-3503',
        size: mm(3),
        weight: 30,
        pack: 25,
        finishes: ['nickel', 'gold', 'rose'],
        measures: attributeTable({ fixing: { tr: 'Uç kapsülü ayrıca', en: 'End caps sold separately' } }),
        formerName: 'Yılan Zincir 3 mm',
      },
      {
        code: 'ZN-3505',
        size: mm(5),
        weight: 68,
        pack: null,
        finishes: ['nickel', 'gold', 'gunmetal'],
        measures: attributeTable({
          fixing: { tr: 'Uç kapsülü, gözü Ø 4 mm', en: 'End caps, eye Ø 4 mm' },
        }),
        formerName: 'Yılan Zincir 5 mm',
      },
    ],
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-yilan-nikel'),
  },
];
