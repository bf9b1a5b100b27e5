import { attributeTable, material, perSet, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Yaylı çıtçıtlar. */
export const snaps: readonly DemoProduct[] = [
  {
    code: 'CD-5115',
    category: 'yayli-citcit',
    name: { tr: 'Yaylı Çıtçıt 15 mm', en: 'Spring Snap 15 mm' },
    summary: {
      tr: 'Deri ve dış giyim için dört parçalı, S yaylı çıtçıt. Nikel pirinç.',
      en: 'A four-part snap with an S-spring, for leather and outerwear. Nickel on brass.',
    },
    description: {
      tr: '<p>Dişinin içindeki fosfor bronz yay erkeğin boynunu iki yandan sıkar. Sesi tok, açma kuvveti yumuşaktır; deri ceketin kapağı yırtılmadan binlerce kez açılır.</p><table><tbody><tr><th>Parça</th><th>Malzeme</th></tr><tr><td>Şapka</td><td>Pirinç, 15 mm</td></tr><tr><td>Dişi ve yay</td><td>Pirinç, fosfor bronz</td></tr><tr><td>Erkek</td><td>Pirinç</td></tr><tr><td>Alt (sap)</td><td>Pirinç, 6 mm boyun</td></tr></tbody></table><p>Açma kuvveti 15–20 N arasında ayarlıdır. Çocuk giyimi için 10 N’luk yaylı çeşidi aynı şapkayla verilir.</p>',
      en: '<p>Inside the socket a spring of phosphor bronze grips the neck of the stud from both sides. It closes with a full click and opens softly: the flap of a leather jacket survives thousands of openings.</p><table><tbody><tr><th>Part</th><th>Material</th></tr><tr><td>Cap</td><td>Brass, 15 mm</td></tr><tr><td>Socket and spring</td><td>Brass, phosphor bronze</td></tr><tr><td>Stud</td><td>Brass</td></tr><tr><td>Post</td><td>Brass, barrel of 6 mm</td></tr></tbody></table><p>The opening force is set between 15 and 20 N. For children’s clothing the same cap comes with a spring of 10 N.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      cap: '15 mm',
      parts: { tr: '4: şapka, dişi, erkek, alt', en: '4: cap, socket, stud, post' },
      spring: { tr: 'S yay, fosfor bronz', en: 'S-spring, phosphor bronze' },
      cloth: '1,5–3,5 mm',
      die: { tr: 'No. 54', en: 'No. 54' },
      finish: plated('nickel'),
      otherFinishes: plated('gunmetal', 'antiqueBrass', 'lightGold'),
      pack: sets(1000),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('citcit-yayli-hero', 'citcit-yayli-detay'),
  },
  {
    code: 'CD-5112',
    category: 'yayli-citcit',
    name: { tr: 'Yaylı Çıtçıt 12,5 mm', en: 'Spring Snap 12.5 mm' },
    summary: {
      tr: 'Cüzdan, gömlek cebi ve ince deri için 12,5 mm şapka.',
      en: 'A cap of 12.5 mm for wallets, shirt pockets and thin leather.',
    },
    description: {
      tr: '<p>Boynu 4,5 mm’dir; cüzdanda iki kat 0,9 mm deriyi ezmeden tutar. Cüzdan gözünün altında kalan tarafta sap yerine yassı alt parça kullanılırsa kartlar kabarmaz.</p>',
      en: '<p>Its barrel of 4.5 mm holds two layers of 0.9 mm leather without crushing them. Where it sits under a card slot use the flat post, and the cards do not bulge.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      cap: '12,5 mm',
      parts: { tr: '4: şapka, dişi, erkek, alt', en: '4: cap, socket, stud, post' },
      spring: { tr: 'S yay, fosfor bronz', en: 'S-spring, phosphor bronze' },
      cloth: '0,8–2,2 mm',
      finish: plated('nickel'),
      otherFinishes: plated('antiqueBrass', 'lightGold'),
      weight: perSet('1,6'),
      pack: sets(1000),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('citcit-yayli-hero', 'citcit-yayli-detay'),
  },
];
