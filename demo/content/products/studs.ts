import { facts, material, perSet, plated, sets } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Konik ve piramit trokslar: studs that adorn. */
export const studs: readonly DemoProduct[] = [
  {
    code: 'PR-8410',
    category: 'konik-troks',
    name: { tr: 'Konik Troks 10 mm', en: 'Cone Stud 10 mm' },
    summary: {
      tr: 'Deri ceket ve bot için vidalı koni; füme.',
      en: 'A screw-in cone in gunmetal for leather jackets and boots.',
    },
    description: {
      tr: '<p>Tepe 0,8 mm yarıçapla köreltilmiştir: sivri görünür, kumaşı ve eli çizmez. Koni doludur, vida tabandan 4 mm girer; yumruk yese de çökmez.</p><p>Sıralı dizimde eksenler arası en az 12 mm bırakın. Delik şablonu (10 × 10 ve baklava) çıktı olarak istenebilir.</p>',
      en: '<p>The tip is blunted to a radius of 0.8 mm: it looks sharp and scratches neither cloth nor hand. The cone is solid and takes 4 mm of screw; a blow does not dent it.</p><p>In rows leave at least 12 mm from centre to centre. Hole templates, square and diamond, are sent on request.</p>',
    },
    attributes: facts({
      material: material.zamak,
      head: { tr: '10 mm (taban)', en: '10 mm (base)' },
      height: '10 mm',
      thread: { tr: 'M3 × 6 mm, vidası ile', en: 'M3 × 6 mm, with screw' },
      grip: '1,2–3 mm',
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'gold', 'mattBlack'),
      weight: perSet('2,7'),
      pack: sets(250),
    }),
    transporter_types: [],
    is_featured: true,
    pictures: gallery('percin-konik-hero'),
  },
  {
    code: 'PR-8407',
    category: 'konik-troks',
    name: { tr: 'Konik Troks 7 mm', en: 'Cone Stud 7 mm' },
    summary: {
      tr: 'Tasma, bileklik ve çanta kenarı için küçük koni.',
      en: 'A small cone for collars, bracelets and the edges of bags.',
    },
    description: {
      tr: '<p>Köpek tasmasında sırt tarafına dizilir; vida başı hayvana değmesin diye arkaya astar kapatılır. 20 mm kayışta tek sıra, 30 mm’de iki sıra durur.</p>',
      en: '<p>On dog collars it is set along the outside, and a lining covers the screw heads. A strap of 20 mm takes one row, 30 mm takes two.</p>',
    },
    attributes: facts({
      material: material.zamak,
      head: { tr: '7 mm (taban)', en: '7 mm (base)' },
      height: '7,5 mm',
      thread: { tr: 'M2,5 × 5 mm', en: 'M2.5 × 5 mm' },
      grip: '1–2,5 mm',
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'antiqueBrass'),
      weight: perSet('1,1'),
      pack: sets(500),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-konik-hero'),
  },
];
