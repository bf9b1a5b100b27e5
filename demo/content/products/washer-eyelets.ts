import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { by, mm } from '../sizes.ts';

export const washerEyelets: readonly DemoProduct[] = [
  {
    code: 'KG-40',
    category: 'yuvarlak-kusgozu',
    name: { tr: 'Yuvarlak Kuşgözü', en: 'Round Eyelet' },
    summary: {
      tr: 'Boynu pulun içine kıvrılan pirinç kuşgözü, puluyla takım.',
      en: 'A brass eyelet that rolls over into its washer, supplied as a set.',
    },
    description: {
      tr: '<p>Boynu delikten geçer, pulun içine kıvrılır; deri ya da kumaş iki dudak arasında sıkışır. Kıvrım çatlamadan açılsın diye pirinç tavlanarak basılır.</p><p>Antik sarı elle fırçalanır: çukurlar koyu, sırtlar açık kalır. Her takım birbirinden bir ton ayrılabilir, bu kaplamanın doğasıdır.</p><h3>12 mm</h3><p>Branda ve çanta ağzı için. Branda atölyelerinin standart ölçüsü. 0,6–2,5 mm kalınlıkta tek ya da katlı malzemeye çakılır; 2,5 mm üstünde 8 mm boyunlu çeşidi isteyin.</p><h3>Çakma</h3><ol><li>Deliği 13 mm zımba ile temiz kesin.</li><li>Kuşgözünü yüzden, pulu bombeli yanı dışa gelecek biçimde arkadan yerleştirin.</li><li>Presin strokunu boyun kıvrılıp pulu tam kavrayacak kadar ayarlayın; fazlası dudağı çatlatır.</li></ol><h3>Nerede kullanılır?</h3><ul><li>Bot ve iş ayakkabısı bağı</li><li>Büzgülü çanta ve torba</li><li>Kemer, korse ve kostüm</li></ul>',
      en: '<p>The barrel goes through the hole and rolls over into the washer; leather or cloth is held between the two lips. The brass is annealed so that the roll opens without cracking.</p><p>Antique brass is brushed by hand: dark in the hollows, light on the ridges. Sets may differ by a shade; that is in the nature of this finish.</p><h3>12 mm</h3><p>For tarpaulins and bag openings; the standard size in tarpaulin workshops. It sets in single or folded material of 0.6 to 2.5 mm; above that, ask for the version with an 8 mm barrel.</p><h3>Setting</h3><ol><li>Cut a clean hole with a 13 mm punch.</li><li>Insert the eyelet from the face and place the washer at the back, curved side out.</li><li>Set the stroke of the press so that the barrel rolls over and just grips the washer; any more will crack the lip.</li></ol><h3>Where it is used</h3><ul><li>Boot and work-shoe laces</li><li>Drawstring bags and pouches</li><li>Belts, corsets and costumes</li></ul>',
    },
    attributes: attributeTable({
      material: material.brass,
      named: { tr: 'İç çap', en: 'Inside diameter' },
      setting: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' },
      unit: unit.set,
    }),
    finishes: ['antiqueBrass', 'nickel', 'gunmetal', 'rawBrass'],
    sizes: [
      {
        code: 'KG-4010',
        size: mm(10),
        weight: 2.6,
        pack: 1000,
        finishes: ['antiqueBrass', 'nickel'],
        measures: attributeTable({ outerDiameter: '18 mm', height: '5 mm', sheet: '0,6 mm', hole: '11 mm' }),
      },
      {
        code: 'KG-4012',
        size: mm(12),
        weight: 3.8,
        pack: 1000,
        measures: attributeTable({
          outerDiameter: '22 mm',
          height: '5,5 mm',
          sheet: '0,7 mm',
          hole: '13 mm',
        }),
        formerName: 'Yuvarlak Kuşgözü 12 mm',
      },
      {
        code: 'KG-4014',
        size: mm(14),
        weight: 5,
        pack: 500,
        finishes: ['antiqueBrass', 'nickel', 'gunmetal'],
        measures: attributeTable({ outerDiameter: '25 mm', height: '6 mm', sheet: '0,7 mm', hole: '15 mm' }),
        formerName: 'Yuvarlak Kuşgözü 14 mm',
      },
    ],
    transporter_types: ['kordon', 'aski'],
    pictures: gallery('kusgozu-antik-sari', 'kusgozu-kullanim', 'kusgozu-yakin'),
  },
  {
    code: 'KG-41',
    category: 'oval-kusgozu',
    name: { tr: 'Oval Kuşgözü', en: 'Oval Eyelet' },
    summary: {
      tr: 'Yassı kordon ve branda mandalı için oval kuşgözü, puluyla takım.',
      en: 'An oval eyelet with its washer, for flat cord and turn-button fasteners.',
    },
    description: {
      tr: '<p>Yassı kordon yuvarlak delikte katlanır; ovalde düz akar. Uzun kenarlar düz olduğundan kayış ucu da zorlanmadan girer.</p><p>Çakma kalıbı ölçüye özeldir; kalıp ve el presi istenirse birlikte gönderilir.</p><h3>20 × 10 mm</h3><p>Eşofman beli ve kapüşon için küçük oval. 10 mm yassı bağcık serbest geçer. Örme kumaşta deliğin çevresine 3 cm çapında tela yapıştırılması gerekir, yoksa kumaş dudağın altından sıyrılır. Yıkamada kararmayan nikel, 60 °C’ye kadar denenmiştir.</p><h3>Nerede kullanılır?</h3><ul><li>Branda ve tente</li><li>Sırt çantası ve spor çanta ağzı</li><li>Kapüşon kordonu</li></ul>',
      en: '<p>Flat cord folds up in a round hole but runs flat through an oval one. The long sides are straight, so the end of a strap goes in easily too.</p><p>The setting die is specific to the size; die and hand press can be supplied with your order.</p><h3>20 × 10 mm</h3><p>The small oval for jogger waistbands and hoods. 10 mm flat laces run freely. On knitted cloth, fuse a 3 cm patch of interlining round the hole, or the cloth creeps out from under the lip. The nickel does not tarnish in the wash; it is tested up to 60 °C.</p><h3>Where it is used</h3><ul><li>Tarpaulins and awnings</li><li>Backpack and sports-bag openings</li><li>Hood cords</li></ul>',
    },
    attributes: attributeTable({
      material: material.brass,
      named: { tr: 'İç ölçü', en: 'Inside size' },
      setting: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' },
      unit: unit.set,
    }),
    finishes: ['nickel', 'gunmetal', 'lightGold'],
    sizes: [
      {
        code: 'KG-4120',
        size: by(20, 10),
        weight: 3.9,
        pack: 500,
        measures: attributeTable({
          outerSize: '28 × 18 mm',
          height: '5 mm',
          cord: { tr: '10 mm’ye kadar yassı bağcık', en: 'flat laces up to 10 mm wide' },
        }),
        formerName: 'Oval Kuşgözü 20 × 10 mm',
      },
      {
        code: 'KG-4126',
        size: by(26, 12),
        weight: 6,
        pack: 250,
        finishes: ['nickel', 'gunmetal'],
        measures: attributeTable({
          outerSize: '35 × 21 mm',
          height: '6 mm',
          cord: { tr: '25 mm’ye kadar yassı kordon', en: 'flat cord up to 25 mm wide' },
        }),
        formerName: 'Oval Kuşgözü 26 × 12 mm',
      },
    ],
    transporter_types: ['kordon', 'kayis'],
    pictures: gallery('kusgozu-oval-nikel'),
  },
  {
    code: 'KG-43',
    category: 'kare-kusgozu',
    name: { tr: 'Kare Kuşgözü', en: 'Square Eyelet' },
    summary: {
      tr: 'Köşeleri yuvarlatılmış kare kuşgözü, puluyla takım.',
      en: 'A square eyelet with rounded corners, supplied with its washer.',
    },
    description: {
      tr: '<p>Zincir ve yassı şerit kare ağızda ortalanır; yuvarlakta dibe kayar. Boyun köşelerde yırtılmasın diye 4 mm yarıçapla döner, zımba da aynı yarıçapla kesilir.</p><p>Kareyi düz çakmak dayama ister: kalıbımızda deriye batan iki merkezleme pimi vardır, ağızlar aynı hizada durur.</p><h3>14 mm</h3><p>Mini çanta ve spor ayakkabı dili için küçük kare. 8 mm’ye kadar gurmet geçer. 1–2,5 mm deride el presi yeter; daha kalınında 7 mm boyunlusu istenir. Füme, çakma sırasında köşede açılabilir: kalıbı kuru değil, ince yağla çalıştırın.</p><h3>Nerede kullanılır?</h3><ul><li>Zincir saplı çanta ağzı</li><li>Şerit geçirilen kemer</li><li>Dekoratif yastık ve panel</li></ul>',
      en: '<p>Chain and flat tape stay centred in a square mouth, where a round one lets them slide to the bottom. The barrel turns its corners with a 4 mm radius so that they do not split; the punch cuts the same radius.</p><p>Squares need a guide to stand straight: our die has two locating pins that prick the leather and keep the row in line.</p><h3>14 mm</h3><p>The small square for mini bags and the tongues of trainers. Curb chain up to 8 mm runs through it. A hand press will do for 1 to 2.5 mm leather; for thicker, ask for the version with a 7 mm barrel. Gunmetal may crack at a corner during setting: run the die with a little oil, never dry.</p><h3>Where it is used</h3><ul><li>Openings of bags with chain handles</li><li>Belts laced with tape</li><li>Cushions and panels</li></ul>',
    },
    attributes: attributeTable({
      material: material.brass,
      setting: { tr: 'Kuşgözü + pul', en: 'Eyelet and washer' },
      unit: unit.set,
    }),
    finishes: ['gunmetal', 'nickel', 'lightGold', 'antiqueBrass'],
    sizes: [
      {
        code: 'KG-4314',
        size: mm(14),
        weight: 4.4,
        pack: 500,
        measures: attributeTable({
          innerSize: '14 × 14 mm',
          outerSize: '23 × 23 mm',
          height: '5,5 mm',
          sheet: '0,6 mm',
          grip: '1–2,5 mm',
        }),
        formerName: 'Kare Kuşgözü 14 mm',
      },
      {
        code: 'KG-4320',
        size: mm(20),
        weight: 7.5,
        pack: 250,
        finishes: ['gunmetal', 'nickel'],
        measures: attributeTable({
          innerSize: '20 × 20 mm',
          outerSize: '30 × 30 mm',
          height: '6 mm',
          sheet: '0,7 mm',
          grip: '1,5–3 mm',
        }),
        formerName: 'Kare Kuşgözü 20 mm',
      },
    ],
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('kusgozu-kare-fume'),
  },
];
