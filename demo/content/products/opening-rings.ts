import { attributeTable } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const openingRings: readonly DemoProduct[] = [
  {
    code: 'HL-25',
    category: 'acilir-halka',
    name: { tr: 'Açılır Halka', en: 'Spring-Gate Ring' },
    summary: {
      tr: 'Dörtte biri içe açılan yaylı kapılı halka; sap ve askı değiştirmek için.',
      en: 'A ring with a sprung gate that opens inwards over a quarter of it, for interchangeable handles and straps.',
    },
    description: {
      tr: '<p>Kapı perçinli bir mafsalda içe döner; zincir ya da kayış dili sökülmeden, pense kullanılmadan takılır. Bırakınca yay kapıyı kendi yerine oturtur, kapalıyken halkada yalnız iki ince çizgi görünür.</p><ul><li><strong>Gövde:</strong> basınçlı döküm, yuvarlak kesit</li><li><strong>Mafsal:</strong> çelik pim, iki yüzden perçinli</li><li><strong>Açma kuvveti:</strong> 6 N, başparmakla</li></ul><p>Çekişi kapının karşısındaki yaya verin: kapıdan yüklenirse 250 N’da (yaklaşık 25 kg) mafsal esner.</p><h3>25 mm</h3><p>Çanta süsü, anahtar ve ince zincir sap için. 4,4 mm’lik kesit 10 mm forse ve rolo zincirin uç baklasından geçer; 8 mm’lik ağız 6 mm’ye kadar katlı deri dil alır. Çanta süsünde en çok istenen boydur: müşteri süsü kendisi takıp çıkarır, mağazada alet gerekmez.</p>',
      en: '<p>The gate turns inwards on a riveted hinge: a chain or a leather tab goes on without pliers and without unpicking a seam. Let go, and the spring seats it again; when closed, the ring shows only two fine lines.</p><ul><li><strong>Body:</strong> die-cast, round section</li><li><strong>Hinge:</strong> steel pin, riveted on both faces</li><li><strong>Opening force:</strong> 6 N, with the thumb</li></ul><p>Let the pull fall on the arc opposite the gate: if the gate itself is loaded, the hinge gives at 250 N (about 25 kg).</p><h3>25 mm</h3><p>For bag charms, keys and thin chain handles. Its 4.4 mm section passes through the end link of 10 mm cable and rolo chain; the 8 mm opening takes a folded leather tab up to 6 mm thick. It is the most popular size for bag charms: customers put the charm on and take it off themselves, and the shop needs no tool.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, çelik pim', en: 'Zamak 5, steel pin' },
      named: { tr: 'İç çap', en: 'Inside diameter' },
      spring: { tr: 'Paslanmaz tel', en: 'Stainless wire' },
    }),
    finishes: ['gold', 'nickel', 'gunmetal', 'mattBlack', 'rose'],
    sizes: [
      {
        code: 'HL-2525',
        size: mm(25),
        weight: 9,
        pack: 200,
        finishes: ['gold', 'nickel', 'gunmetal', 'rose'],
        measures: attributeTable({ outerDiameter: '33,8 mm', gate: '8 mm', thickness: '4,4 mm' }),
        formerName: 'Açılır Halka 25 mm',
      },
      {
        code: 'HL-2533',
        size: mm(33),
        weight: 15,
        pack: 100,
        finishes: ['gold', 'nickel', 'gunmetal', 'mattBlack'],
        measures: attributeTable({ outerDiameter: '43 mm', gate: '11 mm', thickness: '5 mm' }),
        formerName: 'Açılır Halka 33 mm',
      },
    ],
    transporter_types: ['zincir', 'kayis', 'aski', 'kordon'],
    is_featured: true,
    pictures: gallery('acilir-halka-parlak-altin'),
  },
  {
    code: 'HL-26',
    category: 'anahtarlik-halkasi',
    name: { tr: 'Anahtarlık Halkası', en: 'Split Ring' },
    summary: {
      tr: 'Yassı yay çeliğinden iki turlu anahtarlık halkası.',
      en: 'A split ring wound twice from flat spring steel.',
    },
    description: {
      tr: '<p>Yassı tel iki tur sarılır; turlar aralanıp anahtar çevrilince birbirine tam kapanır. Tel su verilmiş yay çeliğidir: defalarca açılsa da turların arası boş kalmaz.</p><p>Telin uçları kalıpta yuvarlatılır, cebi ve astarı delmez. Ölçü dış çaptan söylenir.</p><h3>20 mm</h3><p>Künye, kumaş etiket ve elcik bağlantısı için. İnce tel tırnakla açılır. Anahtardan çok bağlantı parçası olarak gider: bilyalı zinciri künyeye, çanta elciğini kursöre bağlar; açık halkadan farkı, çekilince esneyip açılmamasıdır.</p><h3>Nerede kullanılır?</h3><ul><li>Anahtarlık ve promosyon</li><li>Tasma künyesi</li><li>Çanta içi anahtar kayışı</li></ul>',
      en: '<p>Flat wire is wound twice; part the coils, slide the key round, and they close fully on each other again. The spring steel is hardened and tempered: however often the coils are opened, no gap is left between them.</p><p>The wire ends are rounded in the tool and do not pierce pockets or linings. The size is the outside diameter.</p><h3>20 mm</h3><p>For name tags, fabric labels and zip pullers. The thin wire opens with a fingernail. It is used less for keys than as a connecting ring: it joins ball chain to a tag, or a puller to the slider of a bag. Unlike an open ring, it does not spread when pulled.</p><h3>Where it is used</h3><ul><li>Key rings and promotional items</li><li>Tags on pet collars</li><li>Key straps inside bags</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Su verilmiş yay çeliği', en: 'Hardened and tempered spring steel' },
      named: { tr: 'Dış çap', en: 'Outside diameter' },
    }),
    finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
    sizes: [
      {
        code: 'HL-2620',
        size: mm(20),
        weight: 2.1,
        pack: 1000,
        measures: attributeTable({
          innerDiameter: '16 mm',
          wire: { tr: '2 × 1,4 mm, yassı', en: '2 × 1.4 mm, flat' },
        }),
        formerName: 'Anahtarlık Halkası 20 mm',
      },
      {
        code: 'HL-2630',
        size: mm(30),
        weight: 5,
        pack: 500,
        finishes: ['nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          innerDiameter: '25 mm',
          wire: { tr: '2,5 × 1,7 mm, yassı', en: '2.5 × 1.7 mm, flat' },
        }),
        formerName: 'Anahtarlık Halkası 30 mm',
      },
      {
        code: 'HL-2642',
        size: mm(42),
        weight: 9.5,
        pack: 250,
        finishes: ['nickel', 'lightGold'],
        measures: attributeTable({
          innerDiameter: '36 mm',
          wire: { tr: '3 × 2 mm, yassı', en: '3 × 2 mm, flat' },
        }),
      },
    ],
    transporter_types: ['kordon', 'zincir'],
    pictures: gallery('anahtarlik-halka-nikel'),
  },
];
