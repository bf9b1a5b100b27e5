import { attributeTable, material, perSet, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Kapsül perçin ve albüm vidası: fasteners for several layers. */
export const rivets: readonly DemoProduct[] = [
  {
    code: 'PR-8109',
    category: 'kapsul-percin',
    name: { tr: 'Çift Taraflı Kapsül Perçin 9 mm', en: 'Double-Cap Rivet 9 mm' },
    summary: {
      tr: 'İki yüzü de şapkalı, nikel kaplı deri perçini.',
      en: 'A leather rivet in nickel with a cap on both sides.',
    },
    description: {
      tr: '<p>Kemerin arkası da görünüyorsa tek şapka yetmez. Sap, karşı şapkanın içinde mantarlaşır; iki yüz aynı bombeyle kapanır.</p><h3>Sap boyu seçimi</h3><p>Malzeme kalınlığına 2–3 mm eklenir. Sap uzun kalırsa eğilir, kısa kalırsa tutmaz:</p><table><thead><tr><th>Malzeme</th><th>Sap</th></tr></thead><tbody><tr><td>2–4 mm</td><td>6 mm</td></tr><tr><td>4–6 mm</td><td>8 mm</td></tr><tr><td>6–8 mm</td><td>10 mm</td></tr></tbody></table>',
      en: '<p>Where the back of a belt shows too, one cap is not enough. The post mushrooms inside the other cap, and both faces close with the same dome.</p><h3>Choosing the post</h3><p>Add 2 to 3 mm to the material. Too long and it bends, too short and it does not hold:</p><table><thead><tr><th>Material</th><th>Post</th></tr></thead><tbody><tr><td>2–4 mm</td><td>6 mm</td></tr><tr><td>4–6 mm</td><td>8 mm</td></tr><tr><td>6–8 mm</td><td>10 mm</td></tr></tbody></table>',
    },
    attributes: attributeTable({
      material: material.brass,
      cap: { tr: '9 mm, iki yüzde', en: '9 mm, on both faces' },
      post: '6, 8, 10 mm',
      postDiameter: '3,2 mm',
      grip: '2–8 mm',
      finish: plated('nickel'),
      otherFinishes: plated('antiqueBrass', 'lightGold', 'gunmetal'),
      weight: perSet('1,3'),
      pack: sets(1000),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('percin-kapsul-hero', 'percin-kapsul-detay'),
  },
  {
    code: 'PR-8107',
    category: 'kapsul-percin',
    name: { tr: 'Çift Taraflı Kapsül Perçin 7 mm', en: 'Double-Cap Rivet 7 mm' },
    summary: {
      tr: 'Cüzdan, etiket ve ince kayış için 7 mm şapka.',
      en: 'A cap of 7 mm for wallets, labels and thin straps.',
    },
    description: {
      tr: '<p>El presi ya da çekiçle, 7 mm’lik çukur örs üzerinde çakılır. Örs çukuru küçük gelirse şapka çizilir, büyük gelirse yassılır; kalıbı perçinle birlikte isteyin.</p>',
      en: '<p>Set with a hand press or a hammer on a dished anvil of 7 mm. On a smaller dish the cap is scratched, on a larger one it goes flat: order the die with the rivets.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      cap: { tr: '7 mm, iki yüzde', en: '7 mm, on both faces' },
      post: '5, 7 mm',
      postDiameter: '2,8 mm',
      grip: '1,5–5 mm',
      hole: '3 mm',
      finish: plated('nickel'),
      otherFinishes: plated('antiqueBrass', 'lightGold', 'copper'),
      pack: sets(2000),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-kapsul-hero', 'percin-kapsul-detay'),
  },
  {
    code: 'PR-8310',
    category: 'album-vidasi',
    name: { tr: 'Albüm Vidası 10 × 8 mm', en: 'Chicago Screw 10 × 8 mm' },
    summary: {
      tr: 'Sökülüp takılan, erkek ve dişi iki parça; altın kaplı pirinç.',
      en: 'Two parts, male and female, that come apart again; brass in gold.',
    },
    description: {
      tr: '<p>Kemer tokası değiştirilecekse, menü kapağına sayfa eklenecekse perçin değil vida kullanılır. Her iki baş da yassı ve yarıklıdır; biri tırnakla tutulurken öbürü tornavidayla sıkılır.</p><p>Titreşimde gevşememesi için dişe bir damla sökülebilir sabitleyici sürün. Fabrikada sabitleyicisi kurumuş hâlde (mavi dişli) de verilir.</p>',
      en: '<p>Where a buckle is to be changed or pages are added to a menu, take a screw and not a rivet. Both heads are flat and slotted: hold one, tighten the other.</p><p>So that it does not work loose, put a drop of removable thread lock on it. It is also supplied with the lock already dried on the thread (blue).</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      head: '10 mm',
      post: '8 mm',
      postDiameter: '5 mm',
      thread: 'M4',
      grip: '7–9 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'antiqueBrass', 'gunmetal'),
      pack: sets(250),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-vidali-hero', 'percin-vidali-yakin'),
  },
  {
    code: 'PR-8305',
    category: 'album-vidasi',
    name: { tr: 'Albüm Vidası 10 × 5 mm', en: 'Chicago Screw 10 × 5 mm' },
    summary: {
      tr: 'İki kat kemer derisi için kısa saplı vida.',
      en: 'The short screw for two layers of belt leather.',
    },
    description: {
      tr: '<p>4–6 mm toplam kalınlıkta, toka değiştirilebilen kemerlerde iki adet kullanılır. Sap kayışın içinde kalır, arkadan yalnız yassı baş görünür. 5 mm’lik zımba ile delinir.</p>',
      en: '<p>Two of them hold the buckle of a belt 4 to 6 mm thick that is made to be changed. The post stays inside the strap; behind, only a flat head shows. Punch with 5 mm.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna', en: 'Turned brass' },
      head: '10 mm',
      post: '5 mm',
      thread: 'M4',
      grip: '4–6 mm',
      hole: '5 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'mattBlack'),
      pack: sets(250),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-vidali-hero', 'percin-vidali-yakin'),
  },
];
