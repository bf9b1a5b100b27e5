import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Halkalı ve plaka elcikler. */
export const ringAndPlatePullers: readonly DemoProduct[] = [
  {
    code: 'FE-6235',
    category: 'halkali-elcik',
    name: { tr: 'Halkalı Elcik 35 mm', en: 'Ring Puller 35 mm' },
    summary: {
      tr: 'Eldivenle de tutulan, perçinli şeritte dönen füme halka.',
      en: 'A gunmetal ring that turns in a riveted tab and can be held with gloves on.',
    },
    description: {
      tr: '<p>Yassı halka, çevresine bükülen şeridin içinde serbest döner. Parmak hangi açıdan girerse girsin çekiş fermuarın yönüne gelir; kursör yan yüklenip dişten çıkmaz. Kenarların dördü de pahlıdır, kumaşa takılmaz.</p><p>Şeridin iki kanadını tek perçin kapatır. Aşırı yükte önce bağlantı halkası açılır, 180 N’da: yenisi pense ile takılır, kursör sağlam kalır.</p><h3>Nerede kullanılır?</h3><ul><li>Sırt çantası ve bavul dış cebi</li><li>Kışlık bot ve mont</li><li>Çadır, kılıf ve kamp tekstili</li></ul>',
      en: '<p>The flat ring turns freely in a strip that is bent round it. From whatever side the finger comes, the pull falls in line with the zip, and no side load takes the slider off the teeth. All four edges are chamfered and do not catch on cloth.</p><p>One rivet closes both wings of the strip. Overloaded, the connecting ring opens first, at 180 N: pliers put on a new one, and the slider stays whole.</p><h3>Where it is used</h3><ul><li>Outer pockets of rucksacks and suitcases</li><li>Winter boots and jackets</li><li>Tents, covers and camping textiles</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, pirinç şerit', en: 'Zamak 5, brass strip' },
      length: { tr: '35 mm (bağlantı halkası hariç)', en: '35 mm (without the connecting ring)' },
      width: '24 mm',
      innerDiameter: '17 mm',
      fixing: { tr: 'Açık halka, Ø 10 mm', en: 'Open ring, 10 mm' },
      zip: { tr: 'No. 8 ve No. 10', en: 'No. 8 and No. 10' },
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'antiqueBrass', 'mattBlack'),
      pack: pieces(250),
    }),
    transporter_types: [],
    pictures: gallery('elcik-halkali-hero', 'elcik-halkali-yakin'),
  },
  {
    code: 'FE-6228',
    category: 'halkali-elcik',
    name: { tr: 'Halkalı Elcik 28 mm', en: 'Ring Puller 28 mm' },
    summary: {
      tr: 'Bot yanı, cep ve makyaj çantası için küçük halka.',
      en: 'The small ring for the sides of boots, pockets and toilet bags.',
    },
    description: {
      tr: '<p>Halkası 2,1 mm kalınlığındadır, botun yan fermuarında yatınca bacağa batmaz. Şerit No. 5 kursörün köprüsünden doğrudan geçecek kadar dardır: halka, şerit ve perçin ayrı verilirse elcik bağlantı halkası olmadan, kursörün üzerinde perçinlenir. Ayrık takım 1.000 adetten başlar.</p>',
      en: '<p>The ring is 2.1 mm thick and does not press on the leg when it lies on the side zip of a boot. Its strip is narrow enough for the bridge of a No. 5 slider: supplied as ring, strip and rivet it is riveted on the slider itself, without a connecting ring. Loose parts are sold from 1,000 sets.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, pirinç şerit', en: 'Zamak 5, brass strip' },
      length: '28 mm',
      width: '19 mm',
      innerDiameter: '13,5 mm',
      zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
      finish: plated('gunmetal'),
      otherFinishes: plated('nickel', 'lightGold'),
      weight: '4,3 g',
      pack: pieces(500),
    }),
    transporter_types: [],
    pictures: gallery('elcik-halkali-hero', 'elcik-halkali-yakin'),
  },
  {
    code: 'FE-6330',
    category: 'plaka-elcik',
    name: { tr: 'Plaka Elcik 30 × 10 mm', en: 'Plate Puller 30 × 10 mm' },
    summary: {
      tr: 'Pencereli mat siyah plaka: yalın hâliyle ya da kordon bağlanarak.',
      en: 'A matt black plate with a window, worn plain or with a cord tied in.',
    },
    description: {
      tr: '<p>Pirinç sacdan kesilir, kenarları tamburda kırılır. Pencere plakayı 4,4 grama indirir; içinden 4 mm kordon ya da deri şerit de geçer, ucu düğümlenince uzun bir çekme olur.</p><p>Mat siyah, 18 mikronluk kataforez boyadır ve 170 °C’de pişer. Tuz püskürtmede 96 saat kabarmadan durur. Keskin çizik yine de pirinci gösterir: iri dişli metal fermuarın üzerinde sallanacaksa füme kaplamayı seçin.</p>',
      en: '<p>Cut from brass sheet, its edges broken in the tumbler. The window brings it down to 4.4 grams; a cord of 4 mm or a strip of leather goes through as well and, knotted at the end, makes a long pull.</p><p>The matt black is an electrophoretic paint of 18 micron, stoved at 170 °C. It stands 96 hours of salt spray without blistering. A sharp scratch shows the brass all the same: where it swings over coarse metal teeth, take gunmetal.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      length: '30 mm',
      width: '10 mm',
      sheet: '2 mm',
      eye: '18 × 4 mm',
      zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
      finish: plated('mattBlack'),
      otherFinishes: plated('gunmetal', 'nickel', 'lightGold'),
      pack: pieces(500),
    }),
    transporter_types: ['kordon'],
    pictures: gallery('elcik-plaka-hero', 'elcik-plaka-yakin'),
  },
  {
    code: 'FE-6325',
    category: 'plaka-elcik',
    name: { tr: 'Plaka Elcik 25 × 8 mm', en: 'Plate Puller 25 × 8 mm' },
    summary: {
      tr: 'Mont cebi, kalem kutusu ve laptop kılıfı için küçük plaka.',
      en: 'The small plate for jacket pockets, pencil cases and laptop sleeves.',
    },
    description: {
      tr: '<p>Penceresi 3 mm kordon alır. Logo isteyene aynı kalıptan penceresiz kesilir: 14 × 5 mm alana lazerle yazılır, siyahın altından pirinç rengi çıkar. Lazerli sipariş 500 adetten başlar; vektör çizimle gelen iş üç günde numunelenir.</p>',
      en: '<p>Its window takes a cord of 3 mm. For a logo the same tool cuts it without the window: the laser writes on 14 × 5 mm and brings out brass from below the black. Such orders start at 500 pieces; with a vector drawing, samples are ready in three days.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      length: '25 mm',
      width: '8 mm',
      sheet: '1,8 mm',
      eye: '14 × 3 mm',
      zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
      finish: plated('mattBlack'),
      weight: '2,4 g',
      pack: pieces(1000),
    }),
    transporter_types: ['kordon'],
    pictures: gallery('elcik-plaka-hero', 'elcik-plaka-yakin'),
  },
];
