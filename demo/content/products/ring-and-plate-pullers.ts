import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { by, mm } from '../sizes.ts';

export const ringAndPlatePullers: readonly DemoProduct[] = [
  {
    code: 'FE-62',
    category: 'halkali-elcik',
    name: { tr: 'Halkalı Elcik', en: 'Ring Puller' },
    summary: {
      tr: 'Eldivenle de tutulan, perçinli şeritte dönen halkalı elcik.',
      en: 'A ring that turns in a riveted strip and can be gripped with gloves on.',
    },
    description: {
      tr: '<p>Yassı halka, çevresine bükülen şeridin içinde serbest döner. Parmak hangi açıdan girerse girsin çekiş fermuarın yönüne gelir; kursör yan yüklenip dişten çıkmaz. Kenarların dördü de pahlıdır, kumaşa takılmaz.</p><p>Şeridin iki kanadını tek perçin kapatır. Aşırı yükte önce bağlantı halkası açılır, 180 N’da: yenisi pense ile takılır, kursör sağlam kalır.</p><h3>28 mm</h3><p>Bot yanı, cep ve makyaj çantası için. Halkası 2,1 mm kalınlığındadır, botun yan fermuarında yatınca bacağa batmaz. Şerit No. 5 kursörün köprüsünden doğrudan geçecek kadar dardır: halka, şerit ve perçin ayrı verilirse elcik bağlantı halkası olmadan, kursörün üzerinde perçinlenir. Ayrık takım 1.000 adetten başlar.</p><h3>Nerede kullanılır?</h3><ul><li>Sırt çantası ve bavul dış cebi</li><li>Kışlık bot ve mont</li><li>Çadır, kılıf ve kamp tekstili</li></ul>',
      en: '<p>The flat ring turns freely in a strip bent round it. Whatever angle the finger comes from, the pull falls in line with the zip, and no side load forces the slider off the teeth. All four edges are chamfered and do not catch on cloth.</p><p>A single rivet closes both wings of the strip. Under overload the connecting ring opens first, at 180 N: a new one goes on with pliers, and the slider stays undamaged.</p><h3>28 mm</h3><p>For boot sides, pockets and make-up bags. The ring is 2.1 mm thick and does not press on the leg when it lies on the side zip of a boot. The strip is narrow enough to pass straight through the bridge of a No. 5 slider: supplied as ring, strip and rivet, it can be riveted on the slider itself without a connecting ring. Loose parts are sold from 1,000 sets.</p><h3>Where it is used</h3><ul><li>Outer pockets of backpacks and suitcases</li><li>Winter boots and jackets</li><li>Tents, covers and camping textiles</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, pirinç şerit', en: 'Zamak 5, brass strip' },
      named: { tr: 'Boy (bağlantı halkası hariç)', en: 'Length without connecting ring' },
    }),
    finishes: ['gunmetal', 'nickel', 'antiqueBrass', 'mattBlack', 'lightGold'],
    sizes: [
      {
        code: 'FE-6228',
        size: mm(28),
        weight: 4.3,
        pack: 500,
        finishes: ['gunmetal', 'nickel', 'lightGold'],
        measures: attributeTable({
          width: '19 mm',
          innerDiameter: '13,5 mm',
          fixing: { tr: 'Açık halka, Ø 8 mm', en: 'Open ring, Ø 8 mm' },
          zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
        }),
        formerName: 'Halkalı Elcik 28 mm',
      },
      {
        code: 'FE-6235',
        size: mm(35),
        weight: 7.4,
        pack: 250,
        finishes: ['gunmetal', 'nickel', 'antiqueBrass', 'mattBlack'],
        measures: attributeTable({
          width: '24 mm',
          innerDiameter: '17 mm',
          fixing: { tr: 'Açık halka, Ø 10 mm', en: 'Open ring, Ø 10 mm' },
          zip: { tr: 'No. 8 ve No. 10', en: 'No. 8 and No. 10' },
        }),
        formerName: 'Halkalı Elcik 35 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('elcik-halkali-fume'),
  },
  {
    code: 'FE-63',
    category: 'plaka-elcik',
    name: { tr: 'Plaka Elcik', en: 'Plate Puller' },
    summary: {
      tr: 'Pencereli plaka elcik: yalın hâliyle ya da kordon bağlanarak.',
      en: 'A plate puller with a window, used plain or with a cord tied through it.',
    },
    description: {
      tr: '<p>Pirinç sacdan kesilir, kenarları tamburda kırılır. Pencere büyük plakayı 4,4 grama indirir; içinden 4 mm kordon ya da deri şerit de geçer, ucu düğümlenince uzun bir çekme olur.</p><p>Mat siyah, 18 mikronluk kataforez boyadır ve 170 °C’de pişer. Tuz püskürtmede 96 saat kabarmadan durur. Keskin çizik yine de pirinci gösterir: iri dişli metal fermuarın üzerinde sallanacaksa füme kaplamayı seçin.</p><h3>25 × 8 mm</h3><p>Mont cebi, kalem kutusu ve laptop kılıfı için. Penceresi 3 mm kordon alır. Logo isteyene aynı kalıptan penceresiz kesilir: 14 × 5 mm alana lazerle yazılır, siyahın altından pirinç rengi çıkar. Lazerli sipariş 500 adetten başlar; vektör çizimle gelen iş üç günde numunelenir.</p>',
      en: '<p>Cut from brass sheet, with its edges broken in the tumbler. The window brings the large plate down to 4.4 grams; it also takes a 4 mm cord or a strip of leather which, knotted at the end, makes a long pull.</p><p>Matt black is an 18-micron electrophoretic coating, stoved at 170 °C. It withstands 96 hours of salt spray without blistering. A sharp scratch still shows the brass: where the puller swings over coarse metal teeth, choose gunmetal.</p><h3>25 × 8 mm</h3><p>For jacket pockets, pencil cases and laptop sleeves. The window takes a 3 mm cord. For a logo, the same tool cuts it without the window: the laser engraves an area of 14 × 5 mm and brings out the brass under the black. Laser orders start at 500 pieces; with vector artwork, samples are ready in three days.</p>',
    },
    attributes: attributeTable({ material: material.brass, named: { tr: 'Boy × en', en: 'Length × width' } }),
    finishes: ['mattBlack', 'gunmetal', 'nickel', 'lightGold'],
    sizes: [
      {
        code: 'FE-6325',
        size: by(25, 8),
        weight: 2.4,
        pack: 1000,
        finishes: ['mattBlack', 'gunmetal'],
        measures: attributeTable({
          sheet: '1,8 mm',
          window: '14 × 3 mm',
          zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
        }),
        formerName: 'Plaka Elcik 25 × 8 mm',
      },
      {
        code: 'FE-6330',
        size: by(30, 10),
        weight: 4.4,
        pack: 500,
        measures: attributeTable({
          sheet: '2 mm',
          window: '18 × 4 mm',
          zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
        }),
        formerName: 'Plaka Elcik 30 × 10 mm',
      },
    ],
    transporter_types: ['kordon'],
    pictures: gallery('elcik-plaka-mat-siyah'),
  },
];
