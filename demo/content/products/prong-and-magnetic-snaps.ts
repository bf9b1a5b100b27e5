import { attributeTable, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const prongAndMagneticSnaps: readonly DemoProduct[] = [
  {
    code: 'CD-52',
    category: 'tirnakli-citcit',
    name: { tr: 'Tırnaklı Çıtçıt', en: 'Prong Snap' },
    summary: {
      tr: 'Örme ve ince dokuma için delik istemeyen, beş tırnaklı çıtçıt.',
      en: 'A five-prong ring snap for knits and light wovens, set without punching a hole.',
    },
    description: {
      tr: '<p>Beş tırnak ilmeklerin arasından geçer ve karşı parçanın kanalında kıvrılır. İplik kesilmediği için örme kumaş kaçmaz, yıkandıkça çıtçıtın çevresi açılmaz. Tek kat süprem yükü taşımaz; arkasına tela ya da patın ikinci katı gerekir.</p><p>Füme katta nikel yoktur: beyaz bronz üzerine kalay-kobalttır ve her parti EN 1811’e göre denenir. Parçalarda çelik de bulunmaz, iğne dedektörü ses vermez.</p><h3>Çakma</h3><p>Ayaklı ya da otomatik preste, kendi ölçüsünün alt ve üst kalıbıyla çakılır. Baskıyı 0,1 mm’lik adımlarla artırın; halka elle çevrilemiyorsa ayar tamamdır. Doğru çakılmış takım 90 N çekmede kumaştan ayrılmaz.</p><h3>9,5 mm</h3><p>Bebek tulumu, badi ve nevresim için; yumuşak yaylı. Badide üç, paçadan paçaya açılan tulumda on bir takım hesaplanır. Yay 6–9 N’da bırakır: uyuyan bebeğin altı çekiştirmeden açılır. Tırnaklar 3,6 mm’dir, iki kat 180 g/m² interlokta ucu dışarı vermez.</p><p>60 °C’de elli yıkama ve tamburlu kurutmayla denenmiştir. Klorlu ağartıcı kaplamayı matlaştırır.</p>',
      en: '<p>Five prongs pass between the stitches and curl in the channel of the part behind. No yarn is cut, so a knit does not ladder and the hole does not widen in the wash. A single layer of jersey is too weak on its own; back it with interlining or the second layer of the placket.</p><p>This gunmetal contains no nickel: it is tin-cobalt over white bronze, and every batch is tested to EN 1811. There is no steel in it either, so it does not set off the needle detector.</p><h3>Setting</h3><p>Use a foot press or an automatic press with the upper and lower die for the size. Increase the stroke by 0.1 mm at a time; when the ring can no longer be turned by hand, it is right. A correctly set snap stays in the cloth at a pull of 90 N.</p><h3>9.5 mm</h3><p>For bodysuits, sleepsuits and duvet covers, with a soft spring. Allow three sets for a bodysuit and eleven for a sleepsuit that opens from ankle to ankle. The spring releases at 6 to 9 N: a sleeping baby is changed without tugging. The prongs are 3.6 mm long and do not come through two layers of 180 g/m² interlock.</p><p>Tested over fifty washes at 60 °C with tumble drying. Chlorine bleach dulls the finish.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, fosfor bronz yay', en: 'Brass, phosphor bronze spring' },
      named: { tr: 'Dış çap', en: 'Outside diameter' },
      parts: { tr: '4: iki tırnaklı halka, dişi, erkek', en: '4: two prong rings, socket, stud' },
      unit: unit.set,
    }),
    finishes: ['gunmetal', 'whiteBronze', 'mattBlack', 'mattWhite'],
    sizes: [
      {
        code: 'CD-5209',
        size: mm(9.5),
        weight: 0.7,
        pack: 2000,
        finishes: ['gunmetal', 'whiteBronze', 'mattWhite'],
        measures: attributeTable({
          hold: { tr: '6–9 N (açma)', en: '6–9 N (to open)' },
          cloth: '0,6–1,4 mm',
        }),
        formerName: 'Tırnaklı Çıtçıt 9,5 mm',
      },
      {
        code: 'CD-5211',
        size: mm(11),
        weight: 0.9,
        pack: 1000,
        finishes: ['gunmetal', 'whiteBronze', 'mattBlack'],
        measures: attributeTable({
          hold: { tr: '10–14 N (açma)', en: '10–14 N (to open)' },
          cloth: '0,8–1,8 mm',
        }),
        formerName: 'Tırnaklı Çıtçıt 11 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('citcit-tirnakli-fume'),
  },
  {
    code: 'CD-53',
    category: 'miknatisli-citcit',
    name: { tr: 'Mıknatıslı Çıtçıt', en: 'Magnetic Snap' },
    summary: {
      tr: 'Yerini kendi bulan, ayakları arkadan pulla bağlanan çanta çıtçıtı.',
      en: 'A bag snap that finds its own place; its legs are folded over a washer at the back.',
    },
    description: {
      tr: '<p>Ferrit mıknatıs dişi yarıdadır. Erkeğin pimi ortadaki yuvaya oturduğu için kapak yana kaymaz; 18 mm’liği düz çekişte 18 N tutar, kenarından kaldırılınca kolay bırakır. Kapalı takım 8 mm yüksektir.</p><p>Malzemeye iki yarık açılır, ayaklar pulun yarıklarından geçirilip dışa yatırılır. İnce deride pulun altına sert tela koyun: koymazsanız ayakların izi zamanla yüze çıkar.</p><ul><li>Mıknatıs iğne dedektörünü çaldırır; dedektörden <em>sonra</em> takılır.</li><li>Yarılar birbirine kapalı paketlenir: alan kolinin dışına taşmaz, mal uçakla da gider.</li><li>Yıkanan üründe kullanılmaz; su alan ayaklar paslanır.</li></ul><h3>14 mm</h3><p>Cüzdan, gözlük kılıfı ve ajanda kapağı için. Tutma kuvveti 9 N’dur: kapak tek elle açılır, çantada kendiliğinden açılmaz. Cüzdanda manyetik şeritli karttan en az 25 mm uzağa yerleştirin; otel ve otopark kartı ilk bozulandır. Ayaklar 7 mm’dir ve içe yatırılırsa pulun dışına çıkmaz, üstü astarla kapanır.</p>',
      en: '<p>The ferrite magnet is in the socket half. The pin of the stud half drops into the well, so that the flap cannot slide sideways: the 18 mm snap holds 18 N against a straight pull but releases easily when its edge is lifted. Closed, the set is 8 mm high.</p><p>Cut two slits, put the legs through them and through the slots of the washer, and fold them outwards. Under thin leather, put stiff interlining below the washer: without it, the legs show through on the face in time.</p><ul><li>The magnet sets off the needle detector; fit the snap <em>after</em> detection.</li><li>The halves are packed closed in pairs: the magnetic field stays within the carton, and the goods can go by air.</li><li>Not for products that are washed; wet legs rust.</li></ul><h3>14 mm</h3><p>For wallets, spectacle cases and the covers of diaries. It holds 9 N: the cover opens with one hand and stays shut in a bag. In a wallet keep it 25 mm away from cards with a magnetic stripe; hotel and car-park cards are the first to fail. The 7 mm legs, if folded inwards, end within the washer and disappear under the lining.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Çelik sac, ferrit mıknatıs', en: 'Steel sheet, ferrite magnet' },
      named: { tr: 'Dış çap', en: 'Outside diameter' },
      parts: { tr: '4: dişi, erkek, iki pul', en: '4: socket, stud, two washers' },
      unit: unit.set,
    }),
    finishes: ['gold', 'nickel', 'gunmetal', 'antiqueBrass'],
    sizes: [
      {
        code: 'CD-5314',
        size: mm(14),
        weight: 5.2,
        pack: 200,
        finishes: ['gold', 'nickel', 'gunmetal'],
        measures: attributeTable({
          hold: '9 N',
          washer: { tr: 'Ø 13 mm, iki yarıklı', en: 'Ø 13 mm, two slots' },
          grip: '0,8–2 mm',
        }),
        formerName: 'Mıknatıslı Çıtçıt 14 mm',
      },
      {
        code: 'CD-5318',
        size: mm(18),
        weight: 9.5,
        pack: 100,
        measures: attributeTable({
          hold: '18 N',
          washer: { tr: 'Ø 16,5 mm, iki yarıklı', en: 'Ø 16.5 mm, two slots' },
          grip: '1–3 mm',
        }),
        formerName: 'Mıknatıslı Çıtçıt 18 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('citcit-miknatisli-parlak-altin'),
  },
];
