import { attributeTable, material, perSet, pieces, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Istakoz, karabina ve çanta mandalı. */
export const hooksAndClasps: readonly DemoProduct[] = [
  {
    code: 'KM-7338',
    category: 'istakoz-kanca',
    name: { tr: 'Istakoz Kanca 38 mm', en: 'Lobster Clasp 38 mm' },
    summary: {
      tr: 'Tetikli, küçük gözlü altın kanca: zincir sap ve anahtarlık ucu.',
      en: 'A gold clasp with a lever and a small eye, for chain handles and key rings.',
    },
    description: {
      tr: '<p>Tetik gövdenin kıvrımına gömülüdür, dışarı taşmaz; fermuarlı gözün içinde kendiliğinden açılmaz. Göz, zincirin son baklasına açık halka ile bağlanır.</p><p>İki yarı kalıptan çıkar, dikiş çizgisi elde alınır. Altın kaplamada parmak izi görünmesin diye sırt hafif satine bırakılabilir.</p>',
      en: '<p>The lever lies in the curve of the body and does not stand out; inside a zipped pocket it will not open by itself. An open ring joins its eye to the last link of the chain.</p><p>The seam of the two mould halves is removed by hand. In gold the back can be left slightly satin, so that fingerprints do not show.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik yay', en: 'Zamak 5, steel spring' },
      length: '38 mm',
      eye: 'Ø 5 mm',
      gate: '7 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal', 'antiqueBrass'),
      weight: '14 g',
      pack: pieces(200),
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('kanca-istakoz-hero', 'kanca-istakoz-yakin'),
  },
  {
    code: 'KM-7330',
    category: 'istakoz-kanca',
    name: { tr: 'Istakoz Kanca 30 mm', en: 'Lobster Clasp 30 mm' },
    summary: {
      tr: 'İnce zincir ve deri bileklik için küçük ıstakoz.',
      en: 'A small lobster for thin chains and leather bracelets.',
    },
    description: {
      tr: '<p>7–9 mm zincire oranı tutan boy. Bileklikte tek elle takılabilmesi için tetiği 0,5 mm uzatılmış çeşidi de stoktadır. Yay kuvveti 4 N; tırnak kırmaz, kendiliğinden de açılmaz.</p>',
      en: '<p>In proportion with chain of 7 to 9 mm. For bracelets a kind with the lever lengthened by half a millimetre is in stock, to be closed with one hand. The spring is set to 4 N: easy on nails, yet it stays shut.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik yay', en: 'Zamak 5, steel spring' },
      length: '30 mm',
      eye: 'Ø 4 mm',
      gate: '5,5 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'rose'),
      weight: '8 g',
      pack: pieces(250),
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('kanca-istakoz-hero', 'kanca-istakoz-yakin'),
  },
  {
    code: 'KM-7460',
    category: 'karabina',
    name: { tr: 'Karabina 60 mm', en: 'Carabiner 60 mm' },
    summary: {
      tr: 'Armut gövdeli, tel pimli kapısı olan füme karabina.',
      en: 'A pear-shaped carabiner in gunmetal with a wire-pin gate.',
    },
    description: {
      tr: '<p>Geniş karın üç askıyı birden taşır, dar uç kayışı ortada tutar. Kapı 14 mm açılır; sırt çantasına matara, çadıra ip takmak için eldiven çıkarmak gerekmez.</p><p><strong>Dağcılık malzemesi değildir.</strong> 80 kg’da kapı eğilir; tırmanışta, salıncakta, hamakta kullanmayın.</p>',
      en: '<p>The wide belly carries three straps at once, the narrow end keeps a strap in the middle. With the gate open by 14 mm a bottle goes on the pack and a line on the tent without taking gloves off.</p><p><strong>Not for climbing.</strong> At 80 kg the gate bends; do not use it for ropes, swings or hammocks.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim ve yay', en: 'Zamak 5, steel pin and spring' },
      outerSize: '60 × 34 mm',
      thickness: '5,5 mm',
      gate: '14 mm',
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'mattBlack'),
      weight: '32 g',
      pack: pieces(50),
    }),
    transporter_types: ['kordon', 'kayis', 'aski', 'zincir'],
    is_featured: true,
    pictures: gallery('kanca-karabina-hero', 'kanca-karabina-detay'),
  },
  {
    code: 'KM-7450',
    category: 'karabina',
    name: { tr: 'Karabina 50 mm', en: 'Carabiner 50 mm' },
    summary: {
      tr: 'Promosyon anahtarlığı ve çanta askısı için 50 mm.',
      en: '50 mm for promotional key rings and bag straps.',
    },
    description: {
      tr: '<p>Düz sırtında 4 × 22 mm lazer alanı vardır; 250 adetten başlayan siparişlerde logo işlenir. Üç renk mat boya (siyah, haki, kırmızı) stoktan gönderilir.</p>',
      en: '<p>The straight back has a field of 4 × 22 mm for laser marking, done from 250 pieces. Three matt colours are in stock: black, khaki and red.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim ve yay', en: 'Zamak 5, steel pin and spring' },
      outerSize: '50 × 29 mm',
      thickness: '4,8 mm',
      gate: '11 mm',
      engraving: { tr: 'Lazer, 4 × 22 mm', en: 'Laser, 4 × 22 mm' },
      finish: plated('gunmetal'),
      otherFinishes: { tr: 'Nikel, mat boyalı renkler', en: 'Nickel, matt enamel colours' },
      weight: '21 g',
      pack: pieces(100),
    }),
    transporter_types: ['kordon', 'aski'],
    pictures: gallery('kanca-karabina-hero', 'kanca-karabina-detay'),
  },
  {
    code: 'KM-7635',
    category: 'canta-mandali',
    name: { tr: 'Döndürmeli Mandal 35 mm', en: 'Turn Lock 35 mm' },
    summary: {
      tr: 'Kapaklı çantanın bildik kilidi: oval plaka, dönen dil, karşı plaka.',
      en: 'The lock that flap bags are known by: oval plate, turning tongue, counter plate.',
    },
    description: {
      tr: '<p>Dil çeyrek tur döner, her iki konumda yaylı bilya ile durur; ses tok, boşluk azdır. Çerçeve kapağa iki tırnakla, dilli gövde çantaya arkadan iki vidayla bağlanır: astar söküldüğünde değiştirilebilir.</p><p>Kapakta 21 × 8 mm oval yuva kesilir. Kesim şablonu her pakete konur.</p><h3>Ölçüler (mm)</h3><table><tbody><tr><th>Plaka</th><td>35 × 22</td></tr><tr><th>Yuva</th><td>21 × 8</td></tr><tr><th>Dil yüksekliği</th><td>9</td></tr></tbody></table>',
      en: '<p>The tongue turns by a quarter, and a sprung ball holds it in both positions; the click is full, the play small. Two claws fix the frame to the flap, two screws from behind fix the body to the bag: with the lining open it can be replaced.</p><p>Cut an oval slot of 21 × 8 mm into the flap. A template lies in every pack.</p><h3>Measures (mm)</h3><table><tbody><tr><th>Plate</th><td>35 × 22</td></tr><tr><th>Slot</th><td>21 × 8</td></tr><tr><th>Height of the tongue</th><td>9</td></tr></tbody></table>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik vida', en: 'Zamak 5, steel screws' },
      outerSize: '35 × 22 mm',
      grip: '1,5–3,5 mm',
      fixing: { tr: 'Kapak tırnaklı, gövde vidalı', en: 'Claws on the flap, screws on the body' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal', 'antiqueBrass'),
      weight: perSet('26'),
      pack: sets(50),
    }),
    transporter_types: [],
    pictures: gallery('mandal-dondurmeli-hero', 'mandal-dondurmeli-detay'),
  },
  {
    code: 'KM-7628',
    category: 'canta-mandali',
    name: { tr: 'Döndürmeli Mandal 28 mm', en: 'Turn Lock 28 mm' },
    summary: {
      tr: 'Cüzdan, mini çanta ve kutu defter için küçük mandal.',
      en: 'The small lock for wallets, mini bags and notebook covers.',
    },
    description: {
      tr: '<p>Gövde de tırnaklıdır, vidası yoktur; 1 mm deriye takılabilir. Tırnaklar iki yöne (içe ve dışa) kıvrılabilir: ince işlerde içe kıvırın ve üstüne ince tela yapıştırın.</p>',
      en: '<p>Here the body has claws too and no screws, and fits leather from 1 mm. The claws fold inwards or outwards: on thin work fold them in and glue a patch over them.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      outerSize: '28 × 17 mm',
      grip: '1–2,2 mm',
      fixing: { tr: 'Tırnaklı', en: 'Claws' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'rose'),
      weight: perSet('17'),
      pack: sets(100),
    }),
    transporter_types: [],
    pictures: gallery('mandal-dondurmeli-hero', 'mandal-dondurmeli-detay'),
  },
];
