import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const openChains: readonly DemoProduct[] = [
  {
    code: 'ZN-32',
    category: 'forse-zincir',
    name: { tr: 'Forse Zincir', en: 'Cable Chain' },
    summary: {
      tr: 'Oval baklalı çelik zincir; her baklasına kanca takılır.',
      en: 'A steel chain of oval links, each of which takes a hook.',
    },
    description: {
      tr: '<p>Zincirlerin en yalını. Baklaların içi açık kalır, karabina istenen baklaya girer; sap boyu kesmeden ayarlanır.</p><p>Çelik tel, pirince göre hafif ve dayanıklıdır. Nikel kaplama parlak ya da mat istenebilir.</p><h3>6 mm</h3><p>Ceket askısı, lamba çekmesi ve süs için ince forse. Ceket ense askısının alışılmış kalınlığı: 8 cm’ye kesilmiş, iki ucuna dikiş halkası takılmış hâlde 500’lük poşetlerde verilir. Metreyle alanlar için ağızlar yalnız kapatılmıştır; lehimli istenirse belirtin.</p><h3>Nerede kullanılır?</h3><ul><li>Ayarlı çanta askısı</li><li>Askılı aydınlatma ve mağaza teşhiri</li><li>Ceket içi ve pantolon zinciri</li></ul>',
      en: '<p>The plainest of chains. The links stay open inside, so a hook fits any of them and a handle can be adjusted without cutting.</p><p>Steel wire is lighter and stronger than brass. Nickel is available bright or matt.</p><h3>6 mm</h3><p>A thin cable chain for jacket hanger loops, lamp pulls and trims. It is the usual gauge for hanger loops: supplied cut to 8 cm with a sewing ring at each end, 500 to the bag. By the metre, the links are closed but not soldered; please say if you need them soldered.</p><h3>Where it is used</h3><ul><li>Adjustable shoulder chains</li><li>Hanging lamps and shop displays</li><li>Jacket and trouser chains</li></ul>',
    },
    attributes: attributeTable({ material: material.steelWire, unit: unit.metre }),
    finishes: ['nickel', 'mattNickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
    sizes: [
      {
        code: 'ZN-3206',
        size: mm(6),
        weight: 52,
        pack: 100,
        finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({
          wire: '1,6 mm',
          link: '8 × 6 mm',
          joint: { tr: 'Kapalı, istenirse lehimli', en: 'Closed; soldered on request' },
        }),
        formerName: 'Forse Zincir 6 mm',
      },
      {
        code: 'ZN-3208',
        size: mm(8),
        weight: 92,
        pack: 50,
        finishes: ['nickel', 'mattNickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          wire: '2 mm',
          link: '11 × 8 mm',
          joint: { tr: 'Kapalı, lehimsiz', en: 'Closed, not soldered' },
        }),
      },
      {
        code: 'ZN-3210',
        size: mm(10),
        weight: 140,
        pack: 50,
        finishes: ['nickel', 'mattNickel', 'lightGold'],
        measures: attributeTable({
          wire: '2,5 mm',
          link: '13,5 × 10 mm',
          joint: { tr: 'Kapalı, lehimsiz', en: 'Closed, not soldered' },
        }),
        formerName: 'Forse Zincir 10 mm',
      },
    ],
    transporter_types: ['zincir', 'aski', 'kordon'],
    is_featured: true,
    pictures: gallery('zincir-forse-nikel', 'zincir-forse-kullanim', 'zincir-forse-yakin'),
  },
  {
    code: 'ZN-36',
    category: 'rolo-zincir',
    name: { tr: 'Rolo Zincir', en: 'Rolo Chain' },
    summary: { tr: 'Yuvarlak baklalı pirinç zincir.', en: 'A brass chain of round links.' },
    description: {
      tr: '<p>Bakla tam daire olduğundan zincir hangi yöne çekilse aynı durur, forse gibi boyuna uzamaz. İç boşluk komşu baklalarla dolar: kanca araya değil, uçtaki baklaya takılır.</p><p>Antik sarı burada kaplama değildir: pirinç telin kendisi oksitlenir, tamburda sırtları açılır. Çizildiğinde altından başka renk çıkmaz.</p><h3>7 mm</h3><p>Küçük çanta ve giyim için 1,6 mm telden. Baklalar gümüşle lehimlidir: ince telde ağız 120 N’da açılırken lehimlisi 300 N’a dayanır. Ceket düğmesi yerine iki ilik arasında 5 cm’lik parçalar hâlinde de kullanılır.</p><h3>Nerede kullanılır?</h3><ul><li>Omuz çantası zinciri</li><li>Avize ve askılı tablo</li><li>Cep saati ve cüzdan zinciri</li></ul>',
      en: '<p>As the links are full circles, the chain looks the same whichever way it is pulled and does not stretch like cable chain. The space inside each link is filled by its neighbours: a hook goes into the end link, not in between.</p><p>Antique brass is not plating here: the brass wire itself is oxidised, and the ridges are relieved in the barrel. A scratch reveals no other colour.</p><h3>7 mm</h3><p>Made of 1.6 mm wire, for small bags and clothing. The links are silver-soldered: in wire this thin a joint opens at 120 N, while a soldered one withstands 300 N. Lengths of 5 cm also join two buttonholes in place of a jacket button.</p><h3>Where it is used</h3><ul><li>Chains of shoulder bags</li><li>Chandeliers and hanging pictures</li><li>Watch and wallet chains</li></ul>',
    },
    attributes: attributeTable({ material: material.brassWire, unit: unit.metre }),
    finishes: ['antiqueBrass', 'rawBrass', 'nickel', 'gold', 'gunmetal'],
    sizes: [
      {
        code: 'ZN-3607',
        size: mm(7),
        weight: 75,
        pack: 50,
        finishes: ['antiqueBrass', 'nickel', 'gold', 'gunmetal'],
        measures: attributeTable({
          wire: '1,6 mm',
          link: '7 × 7 mm',
          joint: { tr: 'Gümüş lehimli', en: 'Silver-soldered' },
        }),
        formerName: 'Rolo Zincir 7 mm',
      },
      {
        code: 'ZN-3610',
        size: mm(10),
        weight: 140,
        pack: 25,
        finishes: ['antiqueBrass', 'rawBrass', 'nickel', 'gold'],
        measures: attributeTable({
          wire: '2,2 mm',
          link: '10 × 10 mm',
          joint: { tr: 'Kapalı, lehimsiz', en: 'Closed, not soldered' },
        }),
        formerName: 'Rolo Zincir 10 mm',
      },
    ],
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-rolo-antik-sari'),
  },
  {
    code: 'ZN-37',
    category: 'capa-zincir',
    name: { tr: 'Çapa Zincir', en: 'Anchor Chain' },
    summary: {
      tr: 'Baklası ortadan köprülü döküm zincir.',
      en: 'A cast chain with a stud across every link.',
    },
    description: {
      tr: '<p>Gemi zincirinden bilinen biçim: ortadaki köprü baklayı ezilmeye karşı tutar, zincirin dolaşmasını önler. Her ikinci bakla komşularının üzerine dökülür; açılacak ağız kalmaz.</p><p>Köprü yüzünden baklaya kanca girmez. Sap ayarlı olacaksa uca ve istenen araya yuvarlak halka koydurun.</p><h3>8 mm</h3><p>Kemer ucu, bileklik ve kapüşon süsü için. 18, 20 ve 60 cm’ye kesilmiş, iki ucuna açık halka takılmış hâlde stokta durur. Metreyle alınan zincir yan keskiyle köprüden kesilir; kalan yarım bakla kendiliğinden düşer.</p><h3>Nerede kullanılır?</h3><ul><li>Kışlık çanta ve büyük boy sap</li><li>Mont ve bot süsü</li><li>Erkek bilekliği</li></ul>',
      en: '<p>A shape known from ships: the stud keeps the link from being crushed and the chain from tangling. Every other link is cast round its neighbours, so there is no joint to open.</p><p>Because of the stud, a hook does not fit into a link. For an adjustable handle, have round rings fitted at the end and wherever else you want them.</p><h3>8 mm</h3><p>For belt ends, bracelets and hood trims. In stock cut to 18, 20 and 60 cm, with an open ring at each end. If you buy it by the metre, cut through the stud with side cutters; the remaining half-link drops off.</p><h3>Where it is used</h3><ul><li>Winter bags and oversized handles</li><li>Trims on coats and boots</li><li>Bracelets for men</li></ul>',
    },
    attributes: attributeTable({ material: material.zamak, unit: unit.metre }),
    finishes: ['gunmetal', 'nickel', 'antiqueSilver', 'lightGold'],
    sizes: [
      {
        code: 'ZN-3708',
        size: mm(8),
        weight: 75,
        pack: 50,
        finishes: ['gunmetal', 'nickel', 'lightGold'],
        measures: attributeTable({
          link: '11 × 8 mm',
          thickness: '1,9 mm',
          bridge: { tr: 'Ø 1,4 mm, bakla ile tek parça', en: 'Ø 1.4 mm, cast in one with the link' },
        }),
        formerName: 'Çapa Zincir 8 mm',
      },
      {
        code: 'ZN-3711',
        size: mm(11),
        weight: 138,
        pack: 25,
        finishes: ['gunmetal', 'nickel', 'antiqueSilver'],
        measures: attributeTable({
          link: '15 × 11 mm',
          thickness: '2,6 mm',
          bridge: { tr: 'Ø 1,9 mm, bakla ile tek parça', en: 'Ø 1.9 mm, cast in one with the link' },
        }),
        formerName: 'Çapa Zincir 11 mm',
      },
    ],
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-baklali-fume'),
  },
];
