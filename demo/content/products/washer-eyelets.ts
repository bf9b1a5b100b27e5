import { facts, material, perSet, plated, sets } from '../facts.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Set with a washer: yuvarlak, oval, kare. */
export const washerEyelets: readonly DemoProduct[] = [
  {
    code: 'KG-4014',
    category: 'yuvarlak-kusgozu',
    name: { tr: 'Yuvarlak Kuşgözü 14 mm', en: 'Round Eyelet 14 mm' },
    summary: {
      tr: 'Antik sarı pirinç kuşgözü, pulu ile takım.',
      en: 'A brass eyelet in antique finish, with its washer.',
    },
    description: {
      tr: '<p>Boynu delikten geçer, pulun içine kıvrılır; deri ya da kumaş iki dudak arasında sıkışır. Kıvrım çatlamadan açılsın diye pirinç tavlanarak basılır.</p><p>Antik sarı elle fırçalanır: çukurlar koyu, sırtlar açık kalır. Her takım birbirinden bir ton ayrılabilir, bu kaplamanın doğasıdır.</p><h3>Nerede kullanılır?</h3><ul><li>Bot ve iş ayakkabısı bağı</li><li>Büzgülü çanta ve torba</li><li>Kemer, korse ve kostüm</li></ul>',
      en: '<p>The barrel goes through the hole and rolls over into the washer; leather or cloth is held between the two lips. The brass is annealed before pressing so that the roll does not crack.</p><p>The antique finish is brushed by hand: dark in the hollows, light on the ridges. Sets may differ by a shade, as this finish does.</p><h3>Where it is used</h3><ul><li>Laces of boots and work shoes</li><li>Drawstring bags and pouches</li><li>Belts, corsets and costumes</li></ul>',
    },
    attributes: facts({
      material: material.brass,
      innerDiameter: '14 mm',
      outerDiameter: '25 mm',
      height: '6 mm',
      sheet: '0,7 mm',
      finish: plated('antiqueBrass'),
      setting: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' },
      weight: perSet('5'),
      pack: sets(500),
    }),
    transporter_types: ['kordon', 'aski'],
    pictures: gallery('kusgozu-hero', 'kusgozu-detay'),
  },
  {
    code: 'KG-4012',
    category: 'yuvarlak-kusgozu',
    name: { tr: 'Yuvarlak Kuşgözü 12 mm', en: 'Round Eyelet 12 mm' },
    summary: {
      tr: 'Branda ve çanta ağzı için 12 mm; delik 13 mm zımbayla açılır.',
      en: '12 mm for tarpaulins and bag openings; punch the hole with 13 mm.',
    },
    description: {
      tr: '<p>Branda atölyelerinin standart ölçüsü. 0,6–2,5 mm kalınlıkta tek ya da katlı malzemeye çakılır; 2,5 mm üstünde 8 mm boyunlu çeşidi isteyin.</p><h3>Çakma</h3><ol><li>Deliği 13 mm zımba ile temiz kesin.</li><li>Kuşgözünü yüzden, pulu bombeli yanı dışa gelecek biçimde arkadan yerleştirin.</li><li>Presin strokunu boyun kıvrılıp pulu tam kavrayacak kadar ayarlayın; fazlası dudağı çatlatır.</li></ol>',
      en: '<p>The usual size in tarpaulin shops. It sets in single or folded material of 0.6 to 2.5 mm; above that ask for the barrel of 8 mm.</p><h3>Setting</h3><ol><li>Cut a clean hole with a punch of 13 mm.</li><li>Put the eyelet in from the face and the washer on the back, its curved side out.</li><li>Set the stroke so that the barrel rolls and just grips the washer; more will crack the lip.</li></ol>',
    },
    attributes: facts({
      material: material.brass,
      innerDiameter: '12 mm',
      outerDiameter: '22 mm',
      height: '5,5 mm',
      hole: '13 mm',
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'rawBrass', 'gunmetal'),
      weight: perSet('3,8'),
      pack: sets(1000),
    }),
    transporter_types: ['kordon', 'aski'],
    pictures: gallery('kusgozu-hero', 'kusgozu-detay'),
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
    attributes: facts({
      material: material.brass,
      innerSize: '26 × 12 mm',
      outerSize: '35 × 21 mm',
      height: '6 mm',
      finish: plated('nickel'),
      setting: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' },
      weight: perSet('6'),
      pack: sets(250),
    }),
    transporter_types: ['kordon', 'kayis'],
    pictures: gallery('kusgozu-oval-hero', 'kusgozu-detay'),
  },
  {
    code: 'KG-4120',
    category: 'oval-kusgozu',
    name: { tr: 'Oval Kuşgözü 20 × 10 mm', en: 'Oval Eyelet 20 × 10 mm' },
    summary: {
      tr: 'Eşofman beli ve kapüşon için küçük oval, nikel.',
      en: 'The small oval in nickel for waistbands and hoods.',
    },
    description: {
      tr: '<p>10 mm yassı bağcık serbest geçer. Örme kumaşta deliğin çevresine 3 cm çapında tela yapıştırılması gerekir, yoksa kumaş dudağın altından sıyrılır. Yıkamada kararmayan nikel, 60 °C’ye kadar denenmiştir.</p>',
      en: '<p>Flat laces of 10 mm run freely. On knitted cloth fuse a patch of interlining, 3 cm across, round the hole, or the cloth creeps out from under the lip. The nickel stays bright in the wash, tested to 60 °C.</p>',
    },
    attributes: facts({
      material: material.brass,
      innerSize: '20 × 10 mm',
      outerSize: '28 × 18 mm',
      height: '5 mm',
      finish: plated('nickel'),
      otherFinishes: plated('gunmetal', 'lightGold'),
      cord: { tr: '10 mm’ye kadar yassı bağcık', en: 'flat laces up to 10 mm' },
      weight: perSet('3,9'),
      pack: sets(500),
    }),
    transporter_types: ['kordon'],
    pictures: gallery('kusgozu-oval-hero'),
  },
];
