import { facts, material, pieces, plated } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Tek ve çift dilli: a prong through a hole holds the strap. */
export const beltBuckles: readonly DemoProduct[] = [
  {
    code: 'TK-1140',
    category: 'tek-dilli-toka',
    name: { tr: 'Klasik Dilli Toka 40 mm', en: 'Classic Prong Buckle 40 mm' },
    summary: {
      tr: 'Yuvarlak hatlı, tek dilli kemer tokası. Parlak nikel, 40 mm iç genişlik.',
      en: 'A belt buckle with rounded corners and one prong. Polished nickel, 40 mm inside.',
    },
    description: {
      tr: '<p>Yıllardır değişmeyen bir kalıp: köşeleri yumuşatılmış dikdörtgen çerçeve, dil tarafında dolgun, bar tarafında ince. Kayış bara sarıldığında kalınlık yapmaz, toka kemerle aynı düzlemde durur.</p><p>Çerçeve basınçlı döküm, dil çelik telden bükülür. Döküm dikişi alınır, yüzey üç kademe parlatılır, nikel bunun üzerine gelir.</p><h3>Nerede kullanılır?</h3><ul><li>35–40 mm deri ve örme kemer</li><li>Çanta kapağı ve yan kayışı</li><li>Evcil hayvan tasması</li></ul>',
      en: '<p>A shape that has not changed for years: a rectangle with softened corners, full where the prong rests and slim at the bar. The strap folds round the bar without a bulge, and the buckle lies flush with the belt.</p><p>The frame is die-cast, the prong is bent from steel. The parting line is removed and the surface polished in three steps before the nickel goes on.</p><h3>Where it is used</h3><ul><li>Leather and woven belts of 35 to 40 mm</li><li>Flaps and side straps of bags</li><li>Pet collars</li></ul>',
    },
    attributes: facts({
      material: material.zamakSteelProng,
      innerWidth: '40 mm',
      outerSize: '57 × 47 mm',
      frame: '7,4 × 4,2 mm',
      finish: { tr: 'Parlak nikel', en: 'Polished nickel' },
      otherFinishes: plated('lightGold', 'antiqueBrass', 'gunmetal'),
      strap: { tr: '35–40 mm kayış', en: 'straps of 35–40 mm' },
      weight: '30 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis', 'aski'],
    is_featured: true,
    pictures: gallery('toka-klasik-hero', 'toka-klasik-detay'),
  },
  {
    code: 'TK-1135',
    category: 'tek-dilli-toka',
    name: { tr: 'Dilli Toka 35 mm', en: 'Prong Buckle 35 mm' },
    summary: {
      tr: 'Pantolon kemerinin alışılmış ölçüsü: 35 mm, nikel, 24 gram.',
      en: 'The usual size for trouser belts: 35 mm, nickel, 24 grams.',
    },
    description: {
      tr: '<p>TK-1140’ın takım elbise kemerine inen boyu. Çerçeve yarım milimetre inceltildi; köprüden geçerken kumaşı çekmez, ceketin altında iz yapmaz.</p><p>Astarlı, 3,5 mm’ye kadar kalınlıkta kayışla çalışır. Daha kalın köselede 40 mm’lik gövde seçilmelidir.</p>',
      en: '<p>TK-1140 brought down to the belt of a suit. The frame is half a millimetre thinner: it does not drag on belt loops and leaves no mark under a jacket.</p><p>It takes lined straps of up to 3.5 mm. For thicker sole leather choose the 40 mm body.</p>',
    },
    attributes: facts({
      material: material.zamakSteelProng,
      innerWidth: '35 mm',
      outerSize: '51 × 43 mm',
      frame: '6,8 × 3,7 mm',
      finish: plated('brightNickel'),
      otherFinishes: plated('lightGold', 'gunmetal'),
      strap: { tr: '33–35 mm kayış, en çok 3,5 mm kalın', en: 'straps of 33–35 mm, up to 3.5 mm thick' },
      weight: '24 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('toka-klasik-hero', 'toka-klasik-detay'),
  },
  {
    code: 'TK-1250',
    category: 'cift-dilli-toka',
    name: { tr: 'Çift Dilli Toka 50 mm', en: 'Double-Prong Buckle 50 mm' },
    summary: {
      tr: 'Geniş kemerler için füme kaplı, iki dilli döküm toka.',
      en: 'A cast buckle with two prongs in gunmetal, for wide belts.',
    },
    description: {
      tr: '<p>Geniş kayışta tek dil deliği zamanla uzatır. İki dil yükü paylaşır, kayış dönmez, delik sırası yerinde kalır.</p><p>Füme kaplama siyah nikel üzerine ince bir vernikle korunur; rengi partiden partiye değişmez.</p><h3>Nerede kullanılır?</h3><ul><li>50 mm iş ve asker tipi kemer</li><li>Valiz ve alet çantası kayışı</li><li>Bot ve tozluk</li></ul>',
      en: '<p>On a wide strap a single prong draws its hole long. Two prongs share the pull: the strap does not turn, and the holes stay in line.</p><p>The gunmetal finish is black nickel under a thin lacquer, and keeps its tone from batch to batch.</p><h3>Where it is used</h3><ul><li>Work and military belts of 50 mm</li><li>Straps on luggage and tool bags</li><li>Boots and gaiters</li></ul>',
    },
    attributes: facts({
      material: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prongs' },
      innerWidth: '50 mm',
      outerSize: '67 × 50 mm',
      prong: { tr: '2 adet, 23 mm aralıklı', en: 'two, 23 mm apart' },
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'antiqueBrass'),
      weight: '38 g',
      pack: pieces(50),
    }),
    transporter_types: ['kayis'],
    is_featured: true,
    pictures: gallery('toka-cift-dil-hero', 'toka-klasik-detay'),
  },
  {
    code: 'TK-1245',
    category: 'cift-dilli-toka',
    name: { tr: 'Çift Dilli Toka 45 mm', en: 'Double-Prong Buckle 45 mm' },
    summary: {
      tr: 'Kuşgözlü kemere göre 19 mm dil aralığı, 45 mm iç genişlik.',
      en: 'Prongs 19 mm apart for eyelet belts, 45 mm inside.',
    },
    description: {
      tr: '<p>İki sıra kuşgözü çakılmış kemerler için ölçülendirildi: dil uçları 19 mm aralıkla durur ve 5 mm iç çaplı kuşgözüne boşluksuz oturur. Kemerin deliği daha seyrekse sipariş notuna aralığı yazmanız yeterli, diller buna göre takılır.</p>',
      en: '<p>Made to measure for belts with two rows of eyelets: the prong tips stand 19 mm apart and seat without play in eyelets of 5 mm. If your rows are further apart, note the distance with the order and the prongs are fitted to it.</p>',
    },
    attributes: facts({
      material: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prongs' },
      innerWidth: '45 mm',
      outerSize: '61 × 48 mm',
      prong: { tr: '2 adet, 19 mm aralıklı', en: 'two, 19 mm apart' },
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'mattBlack'),
      weight: '33 g',
      pack: pieces(50),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('toka-cift-dil-hero', 'toka-klasik-detay'),
  },
];
