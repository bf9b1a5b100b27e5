import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const snaps: readonly DemoProduct[] = [
  {
    code: 'CD-51',
    category: 'yayli-citcit',
    name: { tr: 'Yaylı Çıtçıt', en: 'Spring Snap' },
    summary: {
      tr: 'Deri ve dış giyim için dört parçalı, S yaylı pirinç çıtçıt.',
      en: 'A four-part brass snap with an S-spring, for leather and outerwear.',
    },
    description: {
      tr: '<p>Dişi parçanın içindeki fosfor bronz yay, erkeğin boynunu iki yandan sıkar. Sesi tok, açma kuvveti yumuşaktır; deri ceketin kapağı yırtılmadan binlerce kez açılır.</p><table><tbody><tr><th>Parça</th><th>Malzeme</th></tr><tr><td>Şapka</td><td>Pirinç, bombeli</td></tr><tr><td>Dişi ve yay</td><td>Pirinç, fosfor bronz</td></tr><tr><td>Erkek</td><td>Pirinç</td></tr><tr><td>Alt (sap)</td><td>Pirinç, tavlı</td></tr></tbody></table><p>Açma kuvveti 15–20 N arasında ayarlıdır. Çocuk giyimi için 10 N’luk yaylı çeşidi de aynı şapkayla verilir.</p><h3>12,5 mm</h3><p>Cüzdan, gömlek cebi ve ince deri için. Boynu 4,5 mm’dir; cüzdanda iki kat 0,9 mm deriyi ezmeden tutar. Cüzdan gözünün altında kalan tarafta sap yerine yassı alt parça kullanılırsa kartlar kabarmaz.</p>',
      en: '<p>Inside the socket, a phosphor bronze spring grips the neck of the stud from both sides. It closes with a solid click and opens softly: the flap of a leather jacket withstands thousands of openings.</p><table><tbody><tr><th>Part</th><th>Material</th></tr><tr><td>Cap</td><td>Brass, domed</td></tr><tr><td>Socket and spring</td><td>Brass, phosphor bronze</td></tr><tr><td>Stud</td><td>Brass</td></tr><tr><td>Post</td><td>Brass, annealed</td></tr></tbody></table><p>The opening force is set between 15 and 20 N. For children’s clothing the same cap comes with a spring of 10 N.</p><h3>12.5 mm</h3><p>For wallets, shirt pockets and thin leather. Its 4.5 mm barrel holds two layers of 0.9 mm leather without crushing them. Under a card slot, use the flat back part instead of the post, and the cards do not bulge.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      named: { tr: 'Şapka çapı', en: 'Cap diameter' },
      parts: { tr: '4: şapka, dişi, erkek, alt', en: '4: cap, socket, stud, post' },
      spring: { tr: 'S yay, fosfor bronz', en: 'S-spring, phosphor bronze' },
      unit: unit.set,
    }),
    finishes: ['nickel', 'gunmetal', 'antiqueBrass', 'lightGold', 'mattBlack'],
    sizes: [
      {
        code: 'CD-5110',
        size: mm(10),
        weight: 1.1,
        pack: 2000,
        finishes: ['nickel', 'antiqueBrass'],
        measures: attributeTable({ cloth: '0,6–1,6 mm', die: 'No. 49', height: '4 mm' }),
      },
      {
        code: 'CD-5112',
        size: mm(12.5),
        weight: 1.6,
        pack: 1000,
        finishes: ['nickel', 'antiqueBrass', 'lightGold', 'mattBlack'],
        measures: attributeTable({ cloth: '0,8–2,2 mm', die: 'No. 51', height: '4,5 mm' }),
        formerName: 'Yaylı Çıtçıt 12,5 mm',
      },
      {
        code: 'CD-5115',
        size: mm(15),
        weight: 2.3,
        pack: 1000,
        finishes: ['nickel', 'gunmetal', 'antiqueBrass', 'lightGold'],
        measures: attributeTable({ cloth: '1,5–3,5 mm', die: 'No. 54', height: '6 mm' }),
        formerName: 'Yaylı Çıtçıt 15 mm',
      },
    ],
    transporter_types: ['kayis'],
    pictures: gallery('citcit-yayli-nikel', 'citcit-yayli-kullanim', 'citcit-yayli-yakin'),
  },
];
