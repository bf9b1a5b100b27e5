import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const beltBuckles: readonly DemoProduct[] = [
  {
    code: 'TK-11',
    category: 'tek-dilli-toka',
    name: { tr: 'Klasik Dilli Toka', en: 'Classic Prong Buckle' },
    summary: {
      tr: 'Yuvarlak hatlı, tek dilli kemer tokası; kot kemerinden takım elbiseye üç ölçüde.',
      en: 'A single-prong belt buckle with rounded corners, in three sizes, for everything from jeans to suits.',
    },
    description: {
      tr: '<p>Yıllardır değişmeyen bir kalıp: köşeleri yumuşatılmış dikdörtgen çerçeve, dil tarafında dolgun, bar tarafında ince. Kayış bara sarıldığında kalınlık yapmaz, toka kemerle aynı düzlemde durur.</p><p>Çerçeve basınçlı döküm, dil çelik telden bükülür. Döküm dikişi alınır, yüzey üç kademe parlatılır, kaplama bunun üzerine gelir.</p><h3>35 mm</h3><p>Pantolon kemerinin alışılmış ölçüsü. Çerçevesi 40 mm’liğe göre yarım milimetre incedir; köprüden geçerken kumaşı çekmez, ceketin altında iz yapmaz.</p><p>Astarlı, 3,5 mm’ye kadar kalınlıkta kayışla çalışır. Daha kalın köselede 40 mm’liği seçin.</p><h3>Nerede kullanılır?</h3><ul><li>Deri ve örme kemer</li><li>Çanta kapağı ve yan kayışı</li><li>Evcil hayvan tasması</li></ul>',
      en: '<p>A shape that has not changed for years: a rectangle with softened corners, full where the prong rests and slim at the bar. The strap folds round the bar without bulging, and the buckle lies flush with the belt.</p><p>The frame is die-cast, the prong bent from steel wire. The parting line is removed and the surface polished in three stages before plating.</p><h3>35 mm</h3><p>The usual size for trouser belts. Its frame is half a millimetre thinner than on the 40 mm buckle: it does not drag on belt loops or leave a mark under a jacket.</p><p>It takes lined straps up to 3.5 mm thick. For thicker sole leather, choose the 40 mm buckle.</p><h3>Where it is used</h3><ul><li>Leather and woven belts</li><li>Flaps and side straps of bags</li><li>Pet collars</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['nickel', 'lightGold', 'antiqueBrass', 'gunmetal'],
    sizes: [
      {
        code: 'TK-1130',
        size: mm(30),
        weight: 19,
        pack: 200,
        finishes: ['nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          outerSize: '45 × 39 mm',
          frame: '6,2 × 3,4 mm',
          strap: { tr: '28–30 mm kayış, en çok 3,5 mm kalın', en: '28–30 mm straps, up to 3.5 mm thick' },
        }),
      },
      {
        code: 'TK-1135',
        size: mm(35),
        weight: 24,
        pack: 100,
        finishes: ['nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          outerSize: '51 × 43 mm',
          frame: '6,8 × 3,7 mm',
          strap: { tr: '33–35 mm kayış, en çok 3,5 mm kalın', en: '33–35 mm straps, up to 3.5 mm thick' },
        }),
        formerName: 'Dilli Toka 35 mm',
      },
      {
        code: 'TK-1140',
        size: mm(40),
        weight: 30,
        pack: 100,
        measures: attributeTable({
          outerSize: '57 × 47 mm',
          frame: '7,4 × 4,2 mm',
          strap: { tr: '35–40 mm kayış', en: '35–40 mm straps' },
        }),
        formerName: 'Klasik Dilli Toka 40 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    is_featured: true,
    pictures: gallery('toka-klasik-nikel', 'toka-klasik-kullanim', 'toka-klasik-yakin'),
  },
  {
    code: 'TK-13',
    category: 'tek-dilli-toka',
    name: { tr: 'Yamuk Toka', en: 'Trapezoid Buckle' },
    summary: {
      tr: 'Dile doğru genişleyen yamuk toka: kot kemeri, çanta kapağı ve kadın kemeri için.',
      en: 'A trapezoid buckle that widens towards the prong, for jeans belts, bag flaps and women’s belts.',
    },
    description: {
      tr: '<p>Çerçeve dile doğru genişler, kayışın ucu kenara sürtmeden çıkar. Kot ve iş kemerlerinde aranan, iri duran ama ağır olmayan bir toka.</p><h3>Kaplama</h3><p>Antik sarıda önce bakır, sonra pirinç kaplanır; oksitlenen yüzey fırçayla açılır ve mat vernikle kapatılır. Vernik dil ucunda aşındıkça alttan pirinç çıkar; istenen görünüş de budur.</p><h3>30 mm</h3><p>Çanta kapağı ve kadın kemeri için dar bar, geniş ağız. Postacı çantalarının kapağında çift kullanılır. Geniş ağız sayesinde kapak tek elle açılır, kayışın ucu kıvrılmaz. Dil kısa tutuldu: kapağın altındaki deriyi çizmez.</p>',
      en: '<p>The frame widens towards the prong, so that the strap end passes without rubbing the sides. A favourite for jeans and work belts: it looks large without being heavy.</p><h3>Finish</h3><p>For antique brass, the buckle is plated with copper, then brass; the surface is oxidised, relieved with a brush and sealed with a matt lacquer. Where the prong wears the lacquer away, brass shows through, which is just the look that this finish is meant to have.</p><h3>30 mm</h3><p>A narrow bar and a wide mouth, for bag flaps and women’s belts. Used in pairs on satchel flaps. The wide mouth lets the flap open with one hand, and the strap end stays flat. The prong is kept short so that it does not scratch the leather under the flap.</p>',
    },
    attributes: attributeTable({ material: material.zamakSteelProng }),
    finishes: ['antiqueBrass', 'antiqueSilver', 'antiqueCopper', 'gunmetal', 'nickel', 'lightGold'],
    sizes: [
      {
        code: 'TK-1330',
        size: mm(30),
        weight: 22,
        pack: 200,
        finishes: ['antiqueBrass', 'nickel', 'lightGold'],
        measures: attributeTable({
          innerWidth: { tr: '30 mm (bar), 37 mm (dil tarafı)', en: '30 mm (bar), 37 mm (prong side)' },
          outerSize: '46 × 40 mm',
          thickness: '3,4 mm',
        }),
        formerName: 'Yamuk Toka 30 mm',
      },
      {
        code: 'TK-1335',
        size: mm(35),
        weight: 28,
        pack: 100,
        finishes: ['antiqueBrass', 'antiqueSilver', 'gunmetal', 'nickel'],
        measures: attributeTable({
          innerWidth: { tr: '35 mm (bar), 43 mm (dil tarafı)', en: '35 mm (bar), 43 mm (prong side)' },
          outerSize: '52 × 45 mm',
          thickness: '3,7 mm',
        }),
      },
      {
        code: 'TK-1340',
        size: mm(40),
        weight: 36,
        pack: 100,
        finishes: ['antiqueBrass', 'antiqueSilver', 'antiqueCopper', 'gunmetal'],
        measures: attributeTable({
          innerWidth: { tr: '40 mm (bar), 48 mm (dil tarafı)', en: '40 mm (bar), 48 mm (prong side)' },
          outerSize: '58 × 50 mm',
          thickness: '4 mm',
        }),
        formerName: 'Yamuk Toka 40 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('toka-yamuk-antik-sari'),
  },
  {
    code: 'TK-12',
    category: 'cift-dilli-toka',
    name: { tr: 'Çift Dilli Toka', en: 'Double-Prong Buckle' },
    summary: {
      tr: 'Geniş kemerler için iki dilli döküm toka.',
      en: 'A cast buckle with two prongs, for wide belts.',
    },
    description: {
      tr: '<p>Geniş kayışta tek dil deliği zamanla uzatır. İki dil yükü paylaşır, kayış dönmez, delik sırası yerinde kalır.</p><p>Füme, ince bir vernikle korunan kalay-nikel kaplamadır; rengi partiden partiye değişmez.</p><h3>45 mm</h3><p>İki sıra kuşgözü çakılmış kemerler için ölçülendirildi: dil uçları 19 mm aralıkla durur ve 5 mm iç çaplı kuşgözüne boşluksuz oturur. Kemerin deliği daha seyrekse sipariş notuna aralığı yazmanız yeterli, diller buna göre takılır.</p><h3>Nerede kullanılır?</h3><ul><li>İş ve asker tipi kemer</li><li>Valiz ve alet çantası kayışı</li><li>Bot ve tozluk</li></ul>',
      en: '<p>On a wide strap, a single prong stretches its hole over time. Two prongs share the pull: the strap does not twist, and the holes stay in line.</p><p>Gunmetal is tin-nickel under a thin lacquer; its shade stays the same from batch to batch.</p><h3>45 mm</h3><p>Sized for belts with two rows of eyelets: the prong tips stand 19 mm apart and seat without play in 5 mm eyelets. If your rows are further apart, give the distance with your order and the prongs will be set to it.</p><h3>Where it is used</h3><ul><li>Work and military belts</li><li>Straps on luggage and tool bags</li><li>Boots and gaiters</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prongs' },
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['gunmetal', 'nickel', 'antiqueBrass', 'mattBlack'],
    sizes: [
      {
        code: 'TK-1240',
        size: mm(40),
        weight: 28,
        pack: 100,
        finishes: ['gunmetal', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          outerSize: '55 × 46 mm',
          prong: { tr: '2 adet, 17 mm aralıklı', en: 'two, 17 mm apart' },
        }),
      },
      {
        code: 'TK-1245',
        size: mm(45),
        weight: 33,
        pack: 50,
        finishes: ['gunmetal', 'nickel', 'mattBlack'],
        measures: attributeTable({
          outerSize: '61 × 48 mm',
          prong: { tr: '2 adet, 19 mm aralıklı', en: 'two, 19 mm apart' },
        }),
        formerName: 'Çift Dilli Toka 45 mm',
      },
      {
        code: 'TK-1250',
        size: mm(50),
        weight: 38,
        pack: 50,
        finishes: ['gunmetal', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          outerSize: '67 × 50 mm',
          prong: { tr: '2 adet, 23 mm aralıklı', en: 'two, 23 mm apart' },
        }),
        formerName: 'Çift Dilli Toka 50 mm',
      },
    ],
    transporter_types: ['kayis'],
    is_featured: true,
    pictures: gallery('toka-cift-dil-fume'),
  },
];
