import { label, measure } from './attribute-labels.ts';
import type { DemoProduct } from './demo-content.ts';

export const buckles: readonly DemoProduct[] = [
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
    attributes: [
      { label: label.material, value: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prong' } },
      { label: label.innerWidth, value: measure('40 mm') },
      { label: label.outerSize, value: measure('57 × 47 mm') },
      { label: label.frame, value: measure('7,4 × 4,2 mm') },
      { label: label.finish, value: { tr: 'Parlak nikel', en: 'Polished nickel' } },
      {
        label: label.otherFinishes,
        value: { tr: 'Açık altın, antik sarı, füme', en: 'Light gold, antique brass, gunmetal' },
      },
      { label: label.strap, value: { tr: '35–40 mm kayış', en: 'straps of 35–40 mm' } },
      { label: label.weight, value: measure('30 g') },
      { label: label.pack, value: { tr: '100 adet', en: '100 pieces' } },
    ],
    transporter_types: ['kayis', 'aski'],
    is_featured: true,
    pictures: [
      {
        file: 'toka-klasik-hero.jpg',
        alt: {
          tr: 'Parlak nikel, köşeleri yuvarlatılmış tek dilli toka',
          en: 'Single-prong buckle with rounded corners in polished nickel',
        },
      },
      {
        file: 'toka-klasik-detay.jpg',
        alt: {
          tr: 'Aynı toka, dikişli taba deri kayış üzerinde',
          en: 'The same buckle on a stitched strap of tan leather',
        },
      },
    ],
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
    attributes: [
      { label: label.material, value: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prongs' } },
      { label: label.innerWidth, value: measure('50 mm') },
      { label: label.outerSize, value: measure('67 × 50 mm') },
      { label: label.prong, value: { tr: '2 adet, 23 mm aralıklı', en: 'two, 23 mm apart' } },
      { label: label.finish, value: { tr: 'Füme (siyah nikel)', en: 'Gunmetal (black nickel)' } },
      { label: label.otherFinishes, value: { tr: 'Nikel, antik sarı', en: 'Nickel, antique brass' } },
      { label: label.weight, value: measure('38 g') },
      { label: label.pack, value: { tr: '50 adet', en: '50 pieces' } },
    ],
    transporter_types: ['kayis'],
    is_featured: true,
    pictures: [
      {
        file: 'toka-cift-dil-hero.jpg',
        alt: { tr: 'Füme kaplı çift dilli geniş toka', en: 'Wide double-prong buckle in gunmetal' },
      },
    ],
  },
  {
    code: 'TK-1540',
    category: 'ayar-tokasi',
    name: { tr: 'Sürgülü Ayar Tokası 40 mm', en: 'Slide Adjuster 40 mm' },
    summary: {
      tr: 'Kolon bandın boyunu dikişsiz ayarlayan üç barlı toka. Mat siyah.',
      en: 'A three-bar slide that sets the length of webbing without a stitch. Matt black.',
    },
    description: {
      tr: '<p>Bant alttan girer, orta barın üstünden geçer, yine alttan çıkar. Yük bindikçe sıkışır, elle çekince kayar. Barların içe bakan kenarı bandı kesmesin diye yuvarlatılmıştır.</p><p>Mat siyah, fırın boyadır: çizilmeye nikelden dayanıklıdır, ışığı geri vermez.</p><h3>Nerede kullanılır?</h3><ul><li>Çapraz çanta ve sırt çantası askısı</li><li>Fotoğraf makinesi ve enstrüman askısı</li><li>Yelek ve emniyet kıyafeti bandı (yük kemeri değildir)</li></ul>',
      en: '<p>The strap goes under, over the middle bar and under again. It grips under load and slides by hand. The inner edges of the bars are rounded so that they do not cut the webbing.</p><p>Matt black is a stove enamel: it stands up to scratches better than nickel and throws back no light.</p><h3>Where it is used</h3><ul><li>Shoulder straps of bags and backpacks</li><li>Straps for cameras and instruments</li><li>Vests and workwear (not for load-bearing harnesses)</li></ul>',
    },
    attributes: [
      { label: label.material, value: measure('Zamak 5') },
      { label: label.innerWidth, value: measure('40 mm') },
      { label: label.outerSize, value: measure('52 × 37 mm') },
      { label: label.frame, value: measure('4,6 × 3,6 mm') },
      { label: label.finish, value: { tr: 'Mat siyah fırın boya', en: 'Matt black stove enamel' } },
      { label: label.strap, value: { tr: '38–40 mm kolon bant', en: 'webbing of 38–40 mm' } },
      { label: label.weight, value: measure('20 g') },
      { label: label.pack, value: { tr: '200 adet', en: '200 pieces' } },
    ],
    transporter_types: ['aski', 'kayis'],
    pictures: [
      {
        file: 'toka-surgulu-hero.jpg',
        alt: {
          tr: 'Kolon bant geçirilmiş mat siyah sürgülü toka',
          en: 'Matt black slide adjuster threaded with webbing',
        },
      },
    ],
  },
];
