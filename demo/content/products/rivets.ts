import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { by, mm } from '../sizes.ts';

export const rivets: readonly DemoProduct[] = [
  {
    code: 'PR-81',
    category: 'kapsul-percin',
    name: { tr: 'Çift Taraflı Kapsül Perçin', en: 'Double-Cap Rivet' },
    summary: { tr: 'İki yüzü de şapkalı deri perçini.', en: 'A leather rivet with a cap on either side.' },
    description: {
      tr: '<p>Kemerin arkası da görünüyorsa tek şapka yetmez. Sap, karşı şapkanın içinde mantarlaşır; iki yüz aynı bombeyle kapanır.</p><h3>Sap boyu seçimi</h3><p>Malzeme kalınlığına 2–3 mm eklenir. Sap uzun kalırsa eğilir, kısa kalırsa tutmaz:</p><table><thead><tr><th>Malzeme</th><th>Sap</th></tr></thead><tbody><tr><td>2–4 mm</td><td>6 mm</td></tr><tr><td>4–6 mm</td><td>8 mm</td></tr><tr><td>6–8 mm</td><td>10 mm</td></tr></tbody></table><h3>7 mm</h3><p>Cüzdan, etiket ve ince kayış için. El presi ya da çekiçle, 7 mm’lik çukur örs üzerinde çakılır. Örs çukuru küçük gelirse şapka çizilir, büyük gelirse yassılır; kalıbı perçinle birlikte sipariş edin.</p>',
      en: '<p>Where the back of a belt shows too, one cap is not enough. The post mushrooms inside the opposite cap, and both faces close with the same dome.</p><h3>Choosing the post length</h3><p>Add 2 to 3 mm to the thickness of the material. If the post is too long, it bends; too short, and it does not hold:</p><table><thead><tr><th>Material</th><th>Post</th></tr></thead><tbody><tr><td>2–4 mm</td><td>6 mm</td></tr><tr><td>4–6 mm</td><td>8 mm</td></tr><tr><td>6–8 mm</td><td>10 mm</td></tr></tbody></table><h3>7 mm</h3><p>For wallets, labels and thin straps. Set with a hand press or a hammer on a 7 mm dished anvil. A smaller dish scratches the cap, a larger one flattens it: order the die with the rivets.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      named: { tr: 'Şapka çapı, iki yüzde', en: 'Cap diameter, on both faces' },
      unit: unit.set,
    }),
    finishes: ['nickel', 'antiqueBrass', 'lightGold', 'gunmetal', 'copper'],
    sizes: [
      {
        code: 'PR-8107',
        size: mm(7),
        weight: 0.9,
        pack: 2000,
        finishes: ['nickel', 'antiqueBrass', 'lightGold', 'copper'],
        measures: attributeTable({ post: '5, 7 mm', postDiameter: '2,8 mm', grip: '1,5–5 mm', hole: '3 mm' }),
        formerName: 'Çift Taraflı Kapsül Perçin 7 mm',
      },
      {
        code: 'PR-8109',
        size: mm(9),
        weight: 1.3,
        pack: 1000,
        finishes: ['nickel', 'antiqueBrass', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          post: '6, 8, 10 mm',
          postDiameter: '3,2 mm',
          grip: '2–8 mm',
          hole: '3,5 mm',
        }),
        formerName: 'Çift Taraflı Kapsül Perçin 9 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('percin-kapsul-nikel', 'percin-kapsul-kullanim', 'percin-kapsul-yakin'),
  },
  {
    code: 'PR-83',
    category: 'album-vidasi',
    name: { tr: 'Albüm Vidası', en: 'Chicago Screw' },
    summary: {
      tr: 'Sökülüp takılan, erkek ve dişi iki parça pirinç vida.',
      en: 'A two-part brass screw, male and female, that comes apart again.',
    },
    description: {
      tr: '<p>Kemer tokası değiştirilecekse, menü kapağına sayfa eklenecekse perçin değil vida kullanılır. Her iki baş da yassı ve yarıklıdır; biri tırnakla tutulurken öbürü tornavidayla sıkılır.</p><p>Titreşimde gevşememesi için dişe bir damla sökülebilir sabitleyici sürün. Fabrikada sabitleyicisi kurumuş hâlde (mavi dişli) de verilir.</p><h3>10 × 5 mm</h3><p>İki kat kemer derisi için kısa saplı vida. 4–6 mm toplam kalınlıkta, toka değiştirilebilen kemerlerde iki adet kullanılır. Sap kayışın içinde kalır, arkadan yalnız yassı baş görünür. 5 mm’lik zımba ile delinir.</p>',
      en: '<p>Where a buckle is to be changed or pages are added to a menu, use a screw rather than a rivet. Both heads are flat and slotted: hold one and tighten the other.</p><p>To keep it from working loose, put a drop of removable threadlocker on the thread. It is also supplied with threadlocker already dried on (blue thread).</p><h3>10 × 5 mm</h3><p>The short screw for two layers of belt leather. Two of them hold the buckle of a belt 4 to 6 mm thick that is made to be changed. The post stays inside the strap; at the back, only a flat head shows. Punch a 5 mm hole.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      named: { tr: 'Kafa çapı × sap boyu', en: 'Head diameter × post length' },
      postDiameter: '5 mm',
      hole: '5 mm',
      thread: 'M4',
      unit: unit.set,
    }),
    finishes: ['gold', 'nickel', 'antiqueBrass', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'PR-8305',
        size: by(10, 5),
        weight: 3.4,
        pack: 250,
        finishes: ['gold', 'nickel', 'mattBlack'],
        measures: attributeTable({ grip: '4–6 mm' }),
        formerName: 'Albüm Vidası 10 × 5 mm',
      },
      {
        code: 'PR-8310',
        size: by(10, 8),
        weight: 4.1,
        pack: 250,
        finishes: ['gold', 'nickel', 'antiqueBrass', 'gunmetal'],
        measures: attributeTable({ grip: '7–9 mm' }),
        formerName: 'Albüm Vidası 10 × 8 mm',
      },
      {
        code: 'PR-8312',
        size: by(10, 12),
        weight: 5,
        pack: 250,
        finishes: ['gold', 'nickel'],
        measures: attributeTable({ grip: '11–13 mm' }),
      },
    ],
    transporter_types: ['kayis'],
    pictures: gallery('percin-vidali-parlak-altin'),
  },
];
