import { attributeTable, perSet, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Tırnaklı ve mıknatıslı çıtçıtlar: snaps that need no hole. */
export const prongAndMagneticSnaps: readonly DemoProduct[] = [
  {
    code: 'CD-5211',
    category: 'tirnakli-citcit',
    name: { tr: 'Tırnaklı Çıtçıt 11 mm', en: 'Prong Snap 11 mm' },
    summary: {
      tr: 'Örme ve ince dokuma için delik istemeyen, beş tırnaklı açık halka çıtçıt. Füme.',
      en: 'An open-ring snap with five prongs for knits and light wovens, set without a hole. Gunmetal.',
    },
    description: {
      tr: '<p>Beş tırnak ilmeklerin arasından geçer ve karşı parçanın kanalında kıvrılır. İplik kesilmediği için örme kumaş kaçmaz, yıkandıkça çıtçıtın çevresi açılmaz. Tek kat süprem yükü taşımaz; arkasına tela ya da patın ikinci katı gerekir.</p><p>Füme katta nikel yoktur: beyaz bronz üzerine kalay-kobalttır ve her parti EN 1811’e göre denenir. Parçalarda çelik de bulunmaz, iğne dedektörü ses vermez.</p><h3>Çakma</h3><p>Pedallı ya da otomatik preste, 11 mm’lik alt ve üst kalıpla çakılır. Baskıyı 0,1 mm’lik adımlarla artırın; halka elle çevrilemiyorsa ayar tamamdır. Doğru çakılmış takım 90 N çekmede kumaştan ayrılmaz.</p>',
      en: '<p>Five prongs pass between the stitches and curl in the channel of the part behind. No yarn is cut, so that a knit does not ladder and the place does not widen in the wash. Single jersey on its own is too weak; back it with interlining or with the second layer of the placket.</p><p>There is no nickel in this gunmetal: it is tin-cobalt over white bronze, and every batch is tested to EN 1811. With no steel in it either, it passes the needle detector in silence.</p><h3>Setting</h3><p>Use a foot press or an automatic one, with the upper and lower die of 11 mm. Raise the pressure by 0.1 mm at a time; when the ring no longer turns by hand it is right. A set put on like this stays in the cloth at a pull of 90 N.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, fosfor bronz yay', en: 'Brass, phosphor bronze spring' },
      outerDiameter: '11 mm',
      parts: { tr: '4: iki tırnaklı halka, dişi, erkek', en: '4: two prong rings, socket, stud' },
      hold: { tr: '10–14 N (açma)', en: '10–14 N (to open)' },
      cloth: '0,8–1,8 mm',
      die: { tr: '11 mm, alt ve üst', en: '11 mm, upper and lower' },
      finish: plated('gunmetal'),
      otherFinishes: { tr: 'Beyaz bronz, mat siyah', en: 'White bronze, matt black' },
      pack: sets(1000),
    }),
    transporter_types: [],
    pictures: gallery('citcit-tirnakli-hero', 'citcit-tirnakli-yakin'),
  },
  {
    code: 'CD-5209',
    category: 'tirnakli-citcit',
    name: { tr: 'Tırnaklı Çıtçıt 9,5 mm', en: 'Prong Snap 9.5 mm' },
    summary: {
      tr: 'Bebek tulumu, badi ve nevresim için 9,5 mm; yumuşak yaylı.',
      en: '9.5 mm for bodysuits, sleepsuits and duvet covers, with a soft spring.',
    },
    description: {
      tr: '<p>Badide üç, paçadan paçaya açılan tulumda on bir takım hesaplanır. Yay 6–9 N’da bırakır: uyuyan bebeğin altı çekiştirmeden açılır. Tırnaklar 3,6 mm’dir, iki kat 180 g/m² interlokta ucu dışarı vermez.</p><p>60 °C’de elli yıkama ve tamburlu kurutmayla denenmiştir. Klorlu ağartıcı kaplamayı matlaştırır.</p>',
      en: '<p>Count three sets for a bodysuit, eleven for a sleepsuit that opens from ankle to ankle. The spring lets go at 6 to 9 N: a sleeping baby is changed without tugging. The prongs are 3.6 mm long, and no point comes out of two layers of interlock of 180 g/m².</p><p>Tested through fifty washes at 60 °C with tumble drying. Chlorine bleach dulls the finish.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, fosfor bronz yay', en: 'Brass, phosphor bronze spring' },
      outerDiameter: '9,5 mm',
      parts: { tr: '4: iki tırnaklı halka, dişi, erkek', en: '4: two prong rings, socket, stud' },
      hold: { tr: '6–9 N (açma)', en: '6–9 N (to open)' },
      cloth: '0,6–1,4 mm',
      finish: plated('gunmetal'),
      otherFinishes: { tr: 'Beyaz bronz, mat beyaz boya', en: 'White bronze, matt white enamel' },
      weight: perSet('0,7'),
      pack: sets(2000),
    }),
    transporter_types: [],
    pictures: gallery('citcit-tirnakli-hero', 'citcit-tirnakli-yakin'),
  },
  {
    code: 'CD-5318',
    category: 'miknatisli-citcit',
    name: { tr: 'Mıknatıslı Çıtçıt 18 mm', en: 'Magnetic Snap 18 mm' },
    summary: {
      tr: 'Yerini kendi bulan, ayakları arkadan pulla bağlanan altın çanta çıtçıtı.',
      en: 'A bag snap in gold that finds its own place; its legs fold over a washer behind.',
    },
    description: {
      tr: '<p>Ferrit mıknatıs dişi yarıdadır. Erkeğin pimi ortadaki yuvaya oturduğu için kapak yana kaymaz; düz çekişte 18 N tutar, kenarından kaldırılınca kolay bırakır. Kapalı takım 8 mm yüksektir.</p><p>Malzemeye iki yarık açılır, ayaklar pulun yarıklarından geçirilip dışa yatırılır. İnce deride pulun altına sert tela koyun: koymazsanız ayakların izi zamanla yüze çıkar.</p><ul><li>Mıknatıs iğne dedektörünü çaldırır; dedektörden <em>sonra</em> takılır.</li><li>Yarılar birbirine kapalı paketlenir: alan kolinin dışına taşmaz, mal uçakla da gider.</li><li>Yıkanan üründe kullanılmaz; su alan ayaklar paslanır.</li></ul>',
      en: '<p>The ferrite magnet is in the socket half. The pin of the other half sits down in the well, and the flap cannot slide sideways: 18 N against a straight pull, far less when the edge is lifted. Closed, the set is 8 mm high.</p><p>Cut two slits, put the legs through them and through the slots of the washer, and fold them outwards. Under thin leather add a stiff patch below the washer: without it the legs show on the face in time.</p><ul><li>A magnet sets off the needle detector; attach it <em>afterwards</em>.</li><li>The halves are packed closed in pairs: the field stays in the carton, and the goods may fly.</li><li>Not for articles that are washed; wet legs rust.</li></ul>',
    },
    attributes: attributeTable({
      material: { tr: 'Çelik sac, ferrit mıknatıs', en: 'Steel sheet, ferrite magnet' },
      outerDiameter: '18 mm',
      parts: { tr: '4: dişi, erkek, iki pul', en: '4: socket, stud, two washers' },
      hold: '18 N',
      washer: { tr: 'Ø 16,5 mm, iki yarıklı', en: '16.5 mm, with two slots' },
      grip: '1–3 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal', 'antiqueBrass'),
      pack: sets(100),
    }),
    transporter_types: [],
    pictures: gallery('citcit-miknatisli-hero', 'citcit-miknatisli-yakin'),
  },
  {
    code: 'CD-5314',
    category: 'miknatisli-citcit',
    name: { tr: 'Mıknatıslı Çıtçıt 14 mm', en: 'Magnetic Snap 14 mm' },
    summary: {
      tr: 'Cüzdan, gözlük kılıfı ve ajanda kapağı için 14 mm.',
      en: '14 mm for wallets, spectacle cases and the covers of diaries.',
    },
    description: {
      tr: '<p>Tutma kuvveti 9 N’dur: kapak tek elle açılır, çantada kendiliğinden açılmaz. Cüzdanda manyetik şeritli karttan en az 25 mm uzağa yerleştirin; otel ve otopark kartı ilk bozulandır. Ayaklar 7 mm’dir ve içe yatırılırsa pulun dışına çıkmaz, üstü astarla kapanır.</p>',
      en: '<p>It holds 9 N: the cover opens with one hand and stays shut in a bag. In a wallet keep it 25 mm away from cards with a magnetic stripe; those of hotels and car parks are the first to fail. The legs of 7 mm, folded inwards, end within the washer and disappear under the lining.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Çelik sac, ferrit mıknatıs', en: 'Steel sheet, ferrite magnet' },
      outerDiameter: '14 mm',
      hold: '9 N',
      washer: { tr: 'Ø 13 mm, iki yarıklı', en: '13 mm, with two slots' },
      grip: '0,8–2 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'gunmetal'),
      weight: perSet('5,2'),
      pack: sets(200),
    }),
    transporter_types: [],
    pictures: gallery('citcit-miknatisli-hero', 'citcit-miknatisli-yakin'),
  },
];
