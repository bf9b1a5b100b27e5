import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const hooksAndClasps: readonly DemoProduct[] = [
  {
    code: 'KM-73',
    category: 'istakoz-kanca',
    name: { tr: 'Istakoz Kanca', en: 'Lobster Clasp' },
    summary: {
      tr: 'Tetikli, küçük gözlü kanca: zincir sap ve anahtarlık ucu.',
      en: 'A clasp with a lever and a small eye, for chain handles and key rings.',
    },
    description: {
      tr: '<p>Tetik gövdenin kıvrımına gömülüdür, dışarı taşmaz; fermuarlı gözün içinde kendiliğinden açılmaz. Göz, zincirin son baklasına açık halkayla bağlanır.</p><p>İki yarı kalıptan çıkar, dikiş çizgisi elde alınır. Altın kaplamada parmak izi görünmesin diye sırt hafif satine bırakılabilir.</p><h3>30 mm</h3><p>İnce zincir ve deri bileklik için. 7–9 mm zincire oranı tutan boy. Bileklikte tek elle takılabilmesi için tetiği 0,5 mm uzatılmış çeşidi de stoktadır. Yay kuvveti 4 N; tırnak kırmaz, kendiliğinden de açılmaz.</p>',
      en: '<p>The lever is set into the curve of the body and does not stick out; inside a zipped pocket it will not open by itself. An open ring joins its eye to the last link of the chain.</p><p>The parting line of the mould is removed by hand. In gold, the back can be left slightly satin so that fingerprints do not show.</p><h3>30 mm</h3><p>For thin chains and leather bracelets. In proportion with 7 to 9 mm chain. For bracelets, a version with a lever half a millimetre longer is in stock, so that it can be fastened with one hand. The spring force is 4 N: easy on nails, yet it stays shut.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik yay', en: 'Zamak 5, steel spring' },
      named: { tr: 'Boy', en: 'Length' },
    }),
    finishes: ['gold', 'nickel', 'gunmetal', 'antiqueBrass', 'rose'],
    sizes: [
      {
        code: 'KM-7330',
        size: mm(30),
        weight: 8,
        pack: 250,
        finishes: ['gold', 'nickel', 'rose'],
        measures: attributeTable({ eye: 'Ø 4 mm', gate: '5,5 mm' }),
        formerName: 'Istakoz Kanca 30 mm',
      },
      {
        code: 'KM-7338',
        size: mm(38),
        weight: 14,
        pack: 200,
        finishes: ['gold', 'nickel', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({ eye: 'Ø 5 mm', gate: '7 mm' }),
        formerName: 'Istakoz Kanca 38 mm',
      },
    ],
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('kanca-istakoz-parlak-altin'),
  },
  {
    code: 'KM-74',
    category: 'karabina',
    name: { tr: 'Karabina', en: 'Carabiner' },
    summary: {
      tr: 'Armut gövdeli, tel pimli kapısı olan karabina.',
      en: 'A pear-shaped carabiner with a wire-pin gate.',
    },
    description: {
      tr: '<p>Geniş karın üç askıyı birden taşır, dar uç kayışı ortada tutar. 60 mm’liğin kapısı 14 mm açılır; sırt çantasına matara, çadıra ip takmak için eldiven çıkarmak gerekmez.</p><p><strong>Dağcılık malzemesi değildir.</strong> 800 N’da (yaklaşık 80 kg) kapı eğilir; tırmanışta, salıncakta, hamakta kullanmayın.</p><h3>50 mm</h3><p>Promosyon anahtarlığı ve çanta askısı için. Düz sırtında 4 × 22 mm lazer alanı vardır; 250 adetten başlayan siparişlerde logo işlenir. Üç renk mat boya (siyah, haki, kırmızı) stoktan gönderilir.</p>',
      en: '<p>The wide belly carries three straps at once, and the narrow end keeps a strap centred. The gate of the 60 mm size opens 14 mm: you can clip a bottle to a backpack or a line to a tent without taking your gloves off.</p><p><strong>Not for climbing.</strong> At 800 N (about 80 kg) the gate bends; do not use it for climbing, swings or hammocks.</p><h3>50 mm</h3><p>For promotional key rings and bag straps. The straight back has a 4 × 22 mm area for laser engraving; logos are engraved from 250 pieces. Three matt colours (black, khaki, red) ship from stock.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim ve yay', en: 'Zamak 5, steel pin and spring' },
    }),
    finishes: ['gunmetal', 'nickel', 'mattBlack', 'khaki', 'red'],
    sizes: [
      {
        code: 'KM-7440',
        size: mm(40),
        weight: 12,
        pack: 100,
        finishes: ['gunmetal', 'nickel'],
        measures: attributeTable({ outerSize: '40 × 23 mm', thickness: '4 mm', gate: '8,5 mm' }),
      },
      {
        code: 'KM-7450',
        size: mm(50),
        weight: 21,
        pack: 100,
        measures: attributeTable({
          outerSize: '50 × 29 mm',
          thickness: '4,8 mm',
          gate: '11 mm',
          engraving: { tr: 'Lazer, 4 × 22 mm', en: 'Laser, 4 × 22 mm' },
        }),
        formerName: 'Karabina 50 mm',
      },
      {
        code: 'KM-7460',
        size: mm(60),
        weight: 32,
        pack: 50,
        finishes: ['gunmetal', 'nickel', 'mattBlack'],
        measures: attributeTable({ outerSize: '60 × 34 mm', thickness: '5,5 mm', gate: '14 mm' }),
        formerName: 'Karabina 60 mm',
      },
    ],
    transporter_types: ['kordon', 'kayis', 'aski', 'zincir'],
    is_featured: true,
    pictures: gallery('kanca-karabina-fume'),
  },
  {
    code: 'KM-76',
    category: 'canta-mandali',
    name: { tr: 'Döndürmeli Mandal', en: 'Turn Lock' },
    summary: {
      tr: 'Kapaklı çantanın bildik kilidi: oval plaka, dönen dil, karşı plaka.',
      en: 'The classic flap-bag lock: oval plate, turning tongue and counter plate.',
    },
    description: {
      tr: '<p>Dil çeyrek tur döner, her iki konumda yaylı bilya ile durur; ses tok, boşluk azdır. Çerçeve kapağa iki tırnakla, dilli gövde çantaya arkadan iki vidayla bağlanır: astar söküldüğünde değiştirilebilir.</p><p>35 mm’lik için kapakta 21 × 8 mm oval yuva kesilir. Kesim şablonu her pakete konur.</p><h3>35 mm’liğin ölçüleri (mm)</h3><table><tbody><tr><th>Plaka</th><td>35 × 22</td></tr><tr><th>Yuva</th><td>21 × 8</td></tr><tr><th>Dil yüksekliği</th><td>9</td></tr></tbody></table><h3>28 mm</h3><p>Cüzdan, mini çanta ve kutu defter için küçük mandal. Gövde de tırnaklıdır, vidası yoktur; 1 mm deriye takılabilir. Tırnaklar iki yöne (içe ve dışa) kıvrılabilir: ince işlerde içe kıvırın ve üstüne ince tela yapıştırın.</p>',
      en: '<p>The tongue makes a quarter turn, and a sprung ball holds it in either position, with a solid click and little play. Two claws fix the frame to the flap; two screws from behind fix the body to the bag: open the lining and it can be replaced.</p><p>For the 35 mm lock, cut a 21 × 8 mm oval slot in the flap. Every pack includes a template.</p><h3>Dimensions of the 35 mm lock (mm)</h3><table><tbody><tr><th>Plate</th><td>35 × 22</td></tr><tr><th>Slot</th><td>21 × 8</td></tr><tr><th>Tongue height</th><td>9</td></tr></tbody></table><h3>28 mm</h3><p>The small lock for wallets, mini bags and notebook covers. Here the body has claws too instead of screws, and it fits leather from 1 mm. The claws can be folded inwards or outwards: on thin work, fold them in and glue interlining over them.</p>',
    },
    attributes: attributeTable({ unit: unit.set }),
    finishes: ['gold', 'nickel', 'gunmetal', 'antiqueBrass', 'rose'],
    sizes: [
      {
        code: 'KM-7628',
        size: mm(28),
        weight: 17,
        pack: 100,
        finishes: ['gold', 'nickel', 'rose'],
        measures: attributeTable({
          material: material.zamak,
          outerSize: '28 × 17 mm',
          grip: '1–2,2 mm',
          fixing: { tr: 'Tırnaklı', en: 'Claws' },
        }),
        formerName: 'Döndürmeli Mandal 28 mm',
      },
      {
        code: 'KM-7635',
        size: mm(35),
        weight: 26,
        pack: 50,
        finishes: ['gold', 'nickel', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({
          material: { tr: 'Zamak 5, çelik vida', en: 'Zamak 5, steel screws' },
          outerSize: '35 × 22 mm',
          grip: '1,5–3,5 mm',
          fixing: { tr: 'Kapak tırnaklı, gövde vidalı', en: 'Claws on the flap, screws on the body' },
        }),
        formerName: 'Döndürmeli Mandal 35 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('mandal-dondurmeli-parlak-altin', 'mandal-dondurmeli-kullanim'),
  },
];
