import { facts, material, pieces, plated } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Sürgülü ve mandallı: they set the length of webbing without a stitch. */
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
    attributes: facts({
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
    pictures: gallery('toka-surgulu-hero', 'kare-halka-hero'),
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
    attributes: facts({
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
    pictures: gallery('toka-surgulu-hero', 'kare-halka-hero'),
  },
];
