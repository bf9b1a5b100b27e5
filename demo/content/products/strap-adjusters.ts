import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const strapAdjusters: readonly DemoProduct[] = [
  {
    code: 'TK-15',
    category: 'surgulu-toka',
    name: { tr: 'Sürgülü Ayar Tokası', en: 'Slide Adjuster' },
    summary: {
      tr: 'Kolon bandın boyunu dikişsiz ayarlayan üç barlı toka.',
      en: 'A three-bar slide adjuster that sets the length of webbing without stitching.',
    },
    description: {
      tr: '<p>Bant alttan girer, orta barın üstünden geçer, yine alttan çıkar. Yük bindikçe sıkışır, elle çekince kayar. Barların içe bakan kenarı bandı kesmesin diye yuvarlatılmıştır.</p><p>Mat siyah, fırın boyadır: çizilmeye nikelden dayanıklıdır, ışığı geri vermez.</p><h3>30 mm</h3><p>Çapraz çanta askısının en çok kullanılan ayar tokası. 1,2–1,8 mm kalınlıkta naylon, polyester ve pamuklu kolonla denendi. İnce ipek kolonda kayma olursa orta barı tırtıllı çeşidi istenebilir.</p><p>Askı ucunda aynı ölçüde kare halka (HL-2230) ile takım oluşturur.</p><h3>Nerede kullanılır?</h3><ul><li>Çapraz çanta ve sırt çantası askısı</li><li>Fotoğraf makinesi ve enstrüman askısı</li><li>Yelek ve emniyet kıyafeti bandı (yük kemeri değildir)</li></ul>',
      en: '<p>The strap goes under, over the middle bar and under again. It grips under load and slides by hand. The inner edges of the bars are rounded so that they do not cut the webbing.</p><p>Matt black is a stove enamel: it resists scratches better than nickel and reflects no light.</p><h3>30 mm</h3><p>The size most crossbody straps use. Tested with nylon, polyester and cotton webbing 1.2 to 1.8 mm thick. If thin, silky webbing slips, ask for the version with a knurled middle bar.</p><p>It pairs with the rectangular ring of the same width (HL-2230) at the end of the strap.</p><h3>Where it is used</h3><ul><li>Shoulder straps of bags and backpacks</li><li>Straps for cameras and instruments</li><li>Vests and workwear (not for load-bearing harnesses)</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamak,
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['mattBlack', 'nickel', 'lightGold', 'gunmetal', 'copper'],
    sizes: [
      {
        code: 'TK-1525',
        size: mm(25),
        weight: 9.5,
        pack: 250,
        finishes: ['mattBlack', 'nickel', 'gunmetal'],
        measures: attributeTable({
          outerSize: '35 × 26 mm',
          frame: '3,6 × 3 mm',
          strap: { tr: '23–25 mm kolon bant', en: '23–25 mm webbing' },
        }),
      },
      {
        code: 'TK-1530',
        size: mm(30),
        weight: 13,
        pack: 250,
        measures: attributeTable({
          outerSize: '41 × 30 mm',
          frame: '4 × 3,2 mm',
          strap: { tr: '28–30 mm kolon bant', en: '28–30 mm webbing' },
        }),
        formerName: 'Sürgülü Ayar Tokası 30 mm',
      },
      {
        code: 'TK-1540',
        size: mm(40),
        weight: 20,
        pack: 200,
        finishes: ['mattBlack'],
        measures: attributeTable({
          outerSize: '52 × 37 mm',
          frame: '4,6 × 3,6 mm',
          strap: { tr: '38–40 mm kolon bant', en: '38–40 mm webbing' },
        }),
        formerName: 'Sürgülü Ayar Tokası 40 mm',
      },
    ],
    transporter_types: ['aski', 'kayis'],
    pictures: gallery('toka-surgulu-mat-siyah'),
  },
  {
    code: 'TK-16',
    category: 'mandalli-toka',
    name: { tr: 'Mandallı Toka', en: 'Cam Buckle' },
    summary: {
      tr: 'Kolon bandı dişli mandalıyla kilitleyen, tek elle açılan toka.',
      en: 'A buckle with a toothed cam that locks webbing and opens one-handed.',
    },
    description: {
      tr: '<p>Bant arka barın üstünden girer, mandalın altından geçer, ön kenarın üstünden çıkar. Mandal yatırılınca dişler banda oturur; yük arttıkça mandal kapanma yönüne döner ve daha çok sıkar. Boyu değiştirmek için mandalı başparmakla kaldırmak yeter.</p><ul><li><strong>Gövde ve mandal:</strong> basınçlı döküm, kenarları kırılmış</li><li><strong>Pim:</strong> çelik, nikel kaplı; füme gövdenin yanında açık renkte kalır</li><li><strong>Bant:</strong> naylon ya da polyester kolon, ucu yakılmış</li></ul><p>Yük bağlama ve emniyet donanımı <strong>değildir</strong>: sınırın üstünde bant kopmaz, dişlerin altından kayar.</p><h3>30 mm</h3><p>Mat ve battaniye kayışı için; ince kolonda kaymaz. Dişleri 40 mm’liğe göre alçak ve sıktır: 1 mm’lik polyester kolonu delmeden tutar. Pamuklu kolonda diş izi kalır; bant görünecekse önce numune ile deneyin.</p><p>Mandalın üst yüzü 22 × 12 mm düz alan bırakır, logo buraya lazerle işlenir.</p>',
      en: '<p>The webbing goes over the rear bar, under the cam and out over the front rim. Press the cam down and its teeth seat in the webbing; the harder the pull, the further the cam turns shut. To change the length, lift it with the thumb.</p><ul><li><strong>Body and cam:</strong> die-cast, with broken edges</li><li><strong>Pin:</strong> nickel-plated steel, bright against the gunmetal body</li><li><strong>Webbing:</strong> nylon or polyester with heat-sealed ends</li></ul><p><strong>Not for</strong> load securing or safety equipment: above the limit the webbing does not break, it slips under the teeth.</p><h3>30 mm</h3><p>For mat and blanket straps; it holds thin webbing too. Its teeth are lower and closer together than on the 40 mm buckle and hold 1 mm polyester webbing without piercing it. Cotton webbing shows tooth marks; where it will be seen, try a sample first.</p><p>The top of the cam has a flat area of 22 × 12 mm for a laser-engraved logo.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim', en: 'Zamak 5, steel pin' },
      named: { tr: 'Kolon bandın eni', en: 'Webbing width' },
    }),
    finishes: ['gunmetal', 'nickel', 'mattBlack'],
    sizes: [
      {
        code: 'TK-1630',
        size: mm(30),
        weight: 44,
        pack: 100,
        finishes: ['gunmetal'],
        measures: attributeTable({
          innerWidth: '32 mm',
          outerSize: '43 × 38 mm',
          strap: { tr: '28–30 mm kolon bant, 1–1,6 mm kalın', en: '28–30 mm webbing, 1–1.6 mm thick' },
          hold: '400 N',
          engraving: { tr: 'Lazer, 22 × 12 mm', en: 'Laser, 22 × 12 mm' },
        }),
        formerName: 'Mandallı Toka 30 mm',
      },
      {
        code: 'TK-1640',
        size: mm(40),
        weight: 66,
        pack: 50,
        measures: attributeTable({
          innerWidth: '42 mm',
          outerSize: '54 × 41 mm',
          strap: { tr: '38–40 mm kolon bant, 1,2–1,8 mm kalın', en: '38–40 mm webbing, 1.2–1.8 mm thick' },
          hold: '600 N',
        }),
        formerName: 'Mandallı Toka 40 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('toka-mandalli-fume'),
  },
];
