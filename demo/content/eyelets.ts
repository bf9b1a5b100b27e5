import { label, measure } from './attribute-labels.ts';
import type { DemoProduct } from './demo-content.ts';

export const eyelets: readonly DemoProduct[] = [
  {
    code: 'KG-4014',
    category: 'yuvarlak-kusgozu',
    name: { tr: 'Yuvarlak Kuşgözü 14 mm', en: 'Round Eyelet 14 mm' },
    summary: {
      tr: 'Antik sarı pirinç kuşgözü, pulu ile takım.',
      en: 'A brass eyelet in antique finish, with its washer.',
    },
    description: {
      tr: '<p>Boynu delikten geçer, pulun içine kıvrılır; deri ya da kumaş iki dudak arasında sıkışır. Kıvrım çatlamadan açılsın diye pirinç tavlanarak basılır.</p><p>Antik sarı elle fırçalanır: çukurlar koyu, sırtlar açık kalır. Her takım birbirinden bir ton ayrılabilir, bu kaplamanın doğasıdır.</p><h3>Nerede kullanılır?</h3><ul><li>Ayakkabı ve bot bağı</li><li>Büzgülü çanta ve torba</li><li>Kemer, korse ve kostüm</li></ul>',
      en: '<p>The barrel goes through the hole and rolls over into the washer; leather or cloth is held between the two lips. The brass is annealed before pressing so that the roll does not crack.</p><p>The antique finish is brushed by hand: dark in the hollows, light on the ridges. Sets may differ by a shade, as this finish does.</p><h3>Where it is used</h3><ul><li>Laces of shoes and boots</li><li>Drawstring bags and pouches</li><li>Belts, corsets and costumes</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Pirinç', en: 'Brass' } },
      { label: label.innerDiameter, value: measure('14 mm') },
      { label: label.outerDiameter, value: measure('25 mm') },
      { label: label.height, value: measure('6 mm') },
      { label: label.sheet, value: measure('0,7 mm') },
      { label: label.finish, value: { tr: 'Antik sarı', en: 'Antique brass' } },
      { label: label.setting, value: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' } },
      { label: label.weight, value: { tr: '5 g (takım)', en: '5 g (set)' } },
      { label: label.pack, value: { tr: '500 takım', en: '500 sets' } },
    ],
    transporter_types: ['kordon', 'aski'],
    is_featured: true,
    pictures: [
      {
        file: 'kusgozu-hero.jpg',
        alt: {
          tr: 'Antik sarı iki kuşgözü ve bir pul',
          en: 'Two eyelets and a washer in antique brass',
        },
      },
    ],
  },
  {
    code: 'KG-4126',
    category: 'oval-kusgozu',
    name: { tr: 'Oval Kuşgözü 26 × 12 mm', en: 'Oval Eyelet 26 × 12 mm' },
    summary: {
      tr: 'Yassı kordon ve branda mandalı için nikel oval kuşgözü, pulu ile takım.',
      en: 'A nickel oval eyelet with washer, for flat cord and turn-button fasteners.',
    },
    description: {
      tr: '<p>Yassı kordon yuvarlak delikte katlanır; ovalde düz akar. Uzun kenarlar düz olduğundan kayış ucu da zorlanmadan girer.</p><p>Çakma kalıbı ölçüye özeldir; kalıp ve el presi istenirse birlikte gönderilir.</p><h3>Nerede kullanılır?</h3><ul><li>Branda ve tente</li><li>Sırt çantası ve spor çanta ağzı</li><li>Kapüşon kordonu</li></ul>',
      en: '<p>Flat cord folds in a round hole and runs straight through an oval one. The long sides are parallel, so the end of a strap goes in easily too.</p><p>The setting die is made for this size; die and hand press can be sent along.</p><h3>Where it is used</h3><ul><li>Tarpaulins and awnings</li><li>Openings of backpacks and sports bags</li><li>Cords of hoods</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Pirinç', en: 'Brass' } },
      { label: label.innerSize, value: measure('26 × 12 mm') },
      { label: label.outerSize, value: measure('35 × 21 mm') },
      { label: label.height, value: measure('6 mm') },
      { label: label.finish, value: { tr: 'Nikel', en: 'Nickel' } },
      { label: label.setting, value: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' } },
      { label: label.weight, value: { tr: '6 g (takım)', en: '6 g (set)' } },
      { label: label.pack, value: { tr: '250 takım', en: '250 sets' } },
    ],
    transporter_types: ['kordon', 'kayis'],
    pictures: [
      {
        file: 'kusgozu-oval-hero.jpg',
        alt: { tr: 'Nikel iki oval kuşgözü ve bir pul', en: 'Two oval eyelets and a washer in nickel' },
      },
    ],
  },
  {
    code: 'KG-4242',
    category: 'perdelik-kusgozu',
    name: { tr: 'Perdelik Kuşgözü 42 mm', en: 'Curtain Eyelet 42 mm' },
    summary: {
      tr: 'Rustik boruda sessiz kayan, geniş dudaklı altın kuşgözü.',
      en: 'A gold eyelet with a wide lip that glides quietly on the rod.',
    },
    description: {
      tr: '<p>Geniş dudak kumaşın ağırlığını dağıtır, tül bile esnemez. Borunun üzerinde kayan iç yüz kıvrımlıdır; kenarı boruyu çizmez, ses çıkarmaz.</p><p>Metrede altı kuşgözü düzgün bir dalga verir; perdenin iki ucu aynı yöne baksın diye çift sayıda takılır.</p><h3>Nerede kullanılır?</h3><ul><li>Fon ve güneşlik perdesi</li><li>Duş perdesi</li><li>Sahne ve fuar fonu</li></ul>',
      en: '<p>The wide lip spreads the weight of the cloth, and even a net curtain does not stretch. The inner face is rolled, so that its edge neither scratches the rod nor rattles on it.</p><p>Six eyelets to a metre give even folds; fit an even number so that both ends of the curtain face the wall.</p><h3>Where it is used</h3><ul><li>Curtains and blackouts</li><li>Shower curtains</li><li>Backdrops of stages and fairs</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Çelik sac', en: 'Steel sheet' } },
      { label: label.innerDiameter, value: measure('42 mm') },
      { label: label.outerDiameter, value: measure('69 mm') },
      { label: label.strap, value: { tr: '35 mm’ye kadar boru', en: 'rods up to 35 mm' } },
      { label: label.finish, value: { tr: 'Parlak altın', en: 'Bright gold' } },
      { label: label.otherFinishes, value: { tr: 'Nikel, mat siyah', en: 'Nickel, matt black' } },
      { label: label.weight, value: { tr: '19 g (takım)', en: '19 g (set)' } },
      { label: label.pack, value: { tr: '100 takım', en: '100 sets' } },
    ],
    transporter_types: [],
    is_featured: true,
    pictures: [
      {
        file: 'kusgozu-perdelik-hero.jpg',
        alt: {
          tr: 'Keten kumaşa takılı geniş altın perde kuşgözü',
          en: 'Wide gold curtain eyelet set in linen',
        },
      },
    ],
  },
];
