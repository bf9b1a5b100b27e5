import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Sürgülü, mandallı: buckles that adjust the length of webbing. */
export const strapAdjusters: readonly DemoProduct[] = [
  {
    code: 'TK-1540',
    category: 'surgulu-toka',
    name: { tr: 'Sürgülü Ayar Tokası 40 mm', en: 'Slide Adjuster 40 mm' },
    summary: {
      tr: 'Kolon bandın boyunu dikişsiz ayarlayan üç barlı toka. Mat siyah.',
      en: 'A three-bar slide that sets the length of webbing without a stitch. Matt black.',
    },
    description: {
      tr: '<p>Bant alttan girer, orta barın üstünden geçer, yine alttan çıkar. Yük bindikçe sıkışır, elle çekince kayar. Barların içe bakan kenarı bandı kesmesin diye yuvarlatılmıştır.</p><p>Mat siyah, fırın boyadır: çizilmeye nikelden dayanıklıdır, ışığı geri vermez.</p><h3>Nerede kullanılır?</h3><ul><li>Çapraz çanta ve sırt çantası askısı</li><li>Fotoğraf makinesi ve enstrüman askısı</li><li>Yelek ve emniyet kıyafeti bandı (yük kemeri değildir)</li></ul>',
      en: '<p>The strap goes under, over the middle bar and under again. It grips under load and slides by hand. The inner edges of the bars are rounded so that they do not cut the webbing.</p><p>Matt black is a stove enamel: it stands up to scratches better than nickel and throws back no light.</p><h3>Where it is used</h3><ul><li>Shoulder straps of bags and backpacks</li><li>Straps for cameras and instruments</li><li>Vests and workwear (not for load-bearing harnesses)</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamak,
      innerWidth: '40 mm',
      outerSize: '52 × 37 mm',
      frame: '4,6 × 3,6 mm',
      finish: plated('blackEnamel'),
      strap: { tr: '38–40 mm kolon bant', en: 'webbing of 38–40 mm' },
      weight: '20 g',
      pack: pieces(200),
    }),
    transporter_types: ['aski', 'kayis'],
    pictures: gallery('toka-surgulu-hero', 'toka-surgulu-yakin'),
  },
  {
    code: 'TK-1530',
    category: 'surgulu-toka',
    name: { tr: 'Sürgülü Ayar Tokası 30 mm', en: 'Slide Adjuster 30 mm' },
    summary: {
      tr: 'Çapraz çanta askısının en çok kullanılan ayar tokası.',
      en: 'The adjuster most shoulder straps are made with.',
    },
    description: {
      tr: '<p>1,2–1,8 mm kalınlıkta naylon, polyester ve pamuklu kolonla denendi. İnce ipek kolonda kayma olursa orta barı tırtıllı çeşidi istenebilir.</p><p>Askı ucunda aynı ölçüde kare halka (HL-2230) ile takım oluşturur.</p>',
      en: '<p>Tested with nylon, polyester and cotton webbing of 1.2 to 1.8 mm. Should a thin, silky webbing slip, ask for the kind with a knurled middle bar.</p><p>It makes a pair with the rectangular ring of the same width (HL-2230) at the end of the strap.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      innerWidth: '30 mm',
      outerSize: '41 × 30 mm',
      frame: '4 × 3,2 mm',
      finish: plated('blackEnamel'),
      otherFinishes: plated('nickel', 'lightGold', 'gunmetal', 'copper'),
      strap: { tr: '28–30 mm kolon bant', en: 'webbing of 28–30 mm' },
      weight: '13 g',
      pack: pieces(250),
    }),
    transporter_types: ['aski'],
    pictures: gallery('toka-surgulu-hero', 'toka-surgulu-yakin'),
  },
  {
    code: 'TK-1640',
    category: 'mandalli-toka',
    name: { tr: 'Mandallı Toka 40 mm', en: 'Cam Buckle 40 mm' },
    summary: {
      tr: 'Kolon bandı dişli mandalıyla kilitleyen, tek elle açılan füme toka.',
      en: 'A gunmetal buckle with a toothed cam that locks webbing and opens with one hand.',
    },
    description: {
      tr: '<p>Bant arka barın üstünden girer, mandalın altından geçer, ön kenarın üstünden çıkar. Mandal yatırılınca dişler banda oturur; yük arttıkça mandal kapanma yönüne döner ve daha çok sıkar. Boyu değiştirmek için mandalı baş parmakla kaldırmak yeter.</p><ul><li><strong>Gövde ve mandal:</strong> basınçlı döküm, kenarları kırılmış</li><li><strong>Pim:</strong> çelik, nikel kaplı; füme gövdenin yanında açık renkte kalır</li><li><strong>Bant:</strong> naylon ya da polyester kolon, ucu yakılmış</li></ul><p>Yük bağlama ve emniyet donanımı <strong>değildir</strong>: sınırın üstünde bant kopmaz, dişlerin altından kayar.</p>',
      en: '<p>The webbing goes over the rear bar, under the cam and out over the front rim. Press the cam down and its teeth seat in the webbing; the harder the pull, the further the cam turns shut. To change the length, lift it with the thumb.</p><ul><li><strong>Body and cam:</strong> die-cast, with broken edges</li><li><strong>Pin:</strong> nickel-plated steel, which stays bright beside the dark body</li><li><strong>Webbing:</strong> nylon or polyester with a heat-cut end</li></ul><p><strong>Not for</strong> cargo or safety gear: above the limit the webbing does not part, it slips through under the teeth.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim', en: 'Zamak 5, steel pin' },
      innerWidth: '42 mm',
      outerSize: '54 × 41 mm',
      strap: { tr: '38–40 mm kolon bant, 1,2–1,8 mm kalın', en: 'webbing of 38–40 mm, 1.2–1.8 mm thick' },
      hold: '600 N',
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'mattBlack'),
      weight: '66 g',
      pack: pieces(50),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('toka-mandalli-hero', 'toka-mandalli-yakin'),
  },
  {
    code: 'TK-1630',
    category: 'mandalli-toka',
    name: { tr: 'Mandallı Toka 30 mm', en: 'Cam Buckle 30 mm' },
    summary: {
      tr: 'Mat ve battaniye kayışı için 30 mm; ince kolonda kaymaz.',
      en: '30 mm for mat and blanket straps; holds thin webbing too.',
    },
    description: {
      tr: '<p>Dişleri TK-1640’a göre alçak ve sıktır: 1 mm’lik polyester kolonu delmeden tutar. Pamuklu kolonda diş izi kalır; bant görünecekse önce numune ile deneyin.</p><p>Mandalın üst yüzü 22 × 12 mm düz alan bırakır, logo buraya lazerle işlenir.</p>',
      en: '<p>Its teeth are lower and closer than those of TK-1640, and hold polyester of 1 mm without piercing it. Cotton webbing keeps the marks of the teeth; where it will be seen, try a sample first.</p><p>The cam leaves a level field of 22 × 12 mm on its upper face for a logo by laser.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim', en: 'Zamak 5, steel pin' },
      innerWidth: '32 mm',
      outerSize: '43 × 38 mm',
      strap: { tr: '28–30 mm kolon bant, 1–1,6 mm kalın', en: 'webbing of 28–30 mm, 1–1.6 mm thick' },
      hold: '400 N',
      engraving: { tr: 'Lazer, 22 × 12 mm', en: 'By laser, 22 × 12 mm' },
      finish: plated('gunmetal'),
      weight: '44 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('toka-mandalli-hero', 'toka-mandalli-yakin'),
  },
];
