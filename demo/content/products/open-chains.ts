import { facts, material, perMetre, plated } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Forse, rolo, çapa: links that stay open inside. */
export const openChains: readonly DemoProduct[] = [
  {
    code: 'ZN-3210',
    category: 'forse-zincir',
    name: { tr: 'Forse Zincir 10 mm', en: 'Cable Chain 10 mm' },
    summary: {
      tr: 'Oval baklalı, nikel kaplı çelik zincir. Her baklasına kanca takılır.',
      en: 'A nickel-plated steel chain of oval links; a hook fits into every one.',
    },
    description: {
      tr: '<p>Zincirlerin en yalını. Baklaların içi açık kalır, karabina istenen baklaya girer; sap boyu kesmeden ayarlanır.</p><p>Çelik tel, pirince göre hafif ve dayanıklıdır. Nikel kaplama parlak ya da mat istenebilir.</p><h3>Nerede kullanılır?</h3><ul><li>Ayarlı çanta askısı</li><li>Askılı aydınlatma ve mağaza teşhiri</li><li>Ceket içi ve pantolon zinciri</li></ul>',
      en: '<p>The plainest of chains. The links stay open inside, so a hook goes into any of them and the handle is set to length without cutting.</p><p>Steel wire is lighter and stronger than brass. The nickel comes bright or matt.</p><h3>Where it is used</h3><ul><li>Adjustable shoulder chains</li><li>Hanging lamps and shop displays</li><li>Jacket and trouser chains</li></ul>',
    },
    attributes: facts({
      material: material.steelWire,
      wire: '2,5 mm',
      link: '13,5 × 10 mm',
      finish: plated('brightNickel'),
      otherFinishes: plated('mattNickel', 'lightGold'),
      weight: perMetre('140'),
      pack: { tr: '50 m makara', en: '50 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: gallery('zincir-forse-hero'),
  },
  {
    code: 'ZN-3206',
    category: 'forse-zincir',
    name: { tr: 'Forse Zincir 6 mm', en: 'Cable Chain 6 mm' },
    summary: {
      tr: 'Ceket askısı, lamba çekmesi ve süs için ince forse.',
      en: 'A thin cable chain for coat hangers, lamp pulls and trims.',
    },
    description: {
      tr: '<p>Ceket ense askısının alışılmış kalınlığı: 8 cm’ye kesilmiş, iki ucuna dikiş halkası takılmış hâlde 500’lük poşetlerde verilir. Metreyle alanlar için ağızlar yalnız kapatılmıştır; lehimli istenirse belirtin.</p>',
      en: '<p>The gauge of hanger loops in jackets: supplied cut to 8 cm with a sewing ring at each end, 500 to the bag. By the metre the links are closed, not soldered; say so if you need solder.</p>',
    },
    attributes: facts({
      material: material.steelWire,
      wire: '1,6 mm',
      link: '8 × 6 mm',
      joint: { tr: 'Kapalı, istenirse lehimli', en: 'Closed; soldered on request' },
      finish: plated('brightNickel'),
      otherFinishes: plated('lightGold', 'gunmetal', 'antiqueBrass'),
      weight: perMetre('52'),
      pack: { tr: '100 m makara', en: '100 m reel' },
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('zincir-forse-hero'),
  },
];
