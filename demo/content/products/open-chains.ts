import { attributeTable, material, perMetre, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Forse, rolo, çapa: chains with open links. */
export const openChains: readonly DemoProduct[] = [
  {
    code: 'ZN-3210',
    category: 'forse-zincir',
    name: { tr: 'Forse Zincir 10 mm', en: 'Cable Chain 10 mm' },
    summary: {
      tr: 'Oval baklalı, nikel kaplı çelik zincir. Her baklasına kanca takılır.',
      en: 'A nickel-plated steel chain of oval links; a hook fits into every one.',
    },
    description: {
      tr: '<p>Zincirlerin en yalını. Baklaların içi açık kalır, karabina istenen baklaya girer; sap boyu kesmeden ayarlanır.</p><p>Çelik tel, pirince göre hafif ve dayanıklıdır. Nikel kaplama parlak ya da mat istenebilir.</p><h3>Nerede kullanılır?</h3><ul><li>Ayarlı çanta askısı</li><li>Askılı aydınlatma ve mağaza teşhiri</li><li>Ceket içi ve pantolon zinciri</li></ul>',
      en: '<p>The plainest of chains. The links stay open inside, so a hook goes into any of them and the handle is set to length without cutting.</p><p>Steel wire is lighter and stronger than brass. The nickel comes bright or matt.</p><h3>Where it is used</h3><ul><li>Adjustable shoulder chains</li><li>Hanging lamps and shop displays</li><li>Jacket and trouser chains</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      wire: '2,5 mm',
      link: '13,5 × 10 mm',
      finish: plated('brightNickel'),
      otherFinishes: plated('mattNickel', 'lightGold'),
      weight: perMetre('140'),
      pack: { tr: '50 m makara', en: '50 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: gallery('zincir-forse-hero', 'zincir-forse-yakin'),
  },
  {
    code: 'ZN-3206',
    category: 'forse-zincir',
    name: { tr: 'Forse Zincir 6 mm', en: 'Cable Chain 6 mm' },
    summary: {
      tr: 'Ceket askısı, lamba çekmesi ve süs için ince forse.',
      en: 'A thin cable chain for coat hangers, lamp pulls and trims.',
    },
    description: {
      tr: '<p>Ceket ense askısının alışılmış kalınlığı: 8 cm’ye kesilmiş, iki ucuna dikiş halkası takılmış hâlde 500’lük poşetlerde verilir. Metreyle alanlar için ağızlar yalnız kapatılmıştır; lehimli istenirse belirtin.</p>',
      en: '<p>The gauge of hanger loops in jackets: supplied cut to 8 cm with a sewing ring at each end, 500 to the bag. By the metre the links are closed, not soldered; say so if you need solder.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      wire: '1,6 mm',
      link: '8 × 6 mm',
      joint: { tr: 'Kapalı, istenirse lehimli', en: 'Closed; soldered on request' },
      finish: plated('brightNickel'),
      otherFinishes: plated('lightGold', 'gunmetal', 'antiqueBrass'),
      weight: perMetre('52'),
      pack: { tr: '100 m makara', en: '100 m reel' },
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('zincir-forse-hero', 'zincir-forse-yakin'),
  },
  {
    code: 'ZN-3610',
    category: 'rolo-zincir',
    name: { tr: 'Rolo Zincir 10 mm', en: 'Rolo Chain 10 mm' },
    summary: {
      tr: 'Yuvarlak baklalı, antik sarı pirinç zincir.',
      en: 'A chain of round links in brass, antique finish.',
    },
    description: {
      tr: '<p>Bakla tam daire olduğundan zincir hangi yöne çekilse aynı durur, forse gibi boyuna uzamaz. İç boşluk 5,6 mm’dir ve komşu baklalarla dolar: kanca araya değil, uçtaki baklaya takılır.</p><p>Antik sarı burada kaplama değildir: pirinç telin kendisi oksitlenir, tamburda sırtları açılır. Çizildiğinde altından başka renk çıkmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Omuz çantası zinciri</li><li>Avize ve askılı tablo</li><li>Cep saati ve cüzdan zinciri</li></ul>',
      en: '<p>As the links are full circles the chain looks the same whichever way it is pulled, and does not draw out like cable chain. The 5.6 mm inside are taken up by the neighbours: a hook goes into the end link and not between.</p><p>The antique finish is not a plate here: the brass itself is oxidised, and the ridges are opened in the barrel. A scratch brings up no other colour.</p><h3>Where it is used</h3><ul><li>Chains of shoulder bags</li><li>Chandeliers and hanging pictures</li><li>Watch and wallet chains</li></ul>',
    },
    attributes: attributeTable({
      material: material.brassWire,
      wire: '2,2 mm',
      link: '10 × 10 mm',
      joint: { tr: 'Kapalı, lehimsiz', en: 'Closed, not soldered' },
      finish: plated('antiqueBrass'),
      otherFinishes: plated('rawBrass', 'nickel', 'gold'),
      weight: perMetre('140'),
      pack: { tr: '25 m makara', en: '25 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-rolo-hero', 'zincir-rolo-detay'),
  },
  {
    code: 'ZN-3607',
    category: 'rolo-zincir',
    name: { tr: 'Rolo Zincir 7 mm', en: 'Rolo Chain 7 mm' },
    summary: {
      tr: 'Küçük çanta ve giyim için 1,6 mm telden rolo.',
      en: 'Rolo of 1.6 mm wire for small bags and clothing.',
    },
    description: {
      tr: '<p>Baklalar gümüşle lehimlidir: ince telde ağız 12 kg’da açılırken lehimlisi 30 kg’a dayanır. Ceket düğmesi yerine iki ilik arasında 5 cm’lik parçalar hâlinde de kullanılır.</p>',
      en: '<p>The links are closed with silver: in wire this thin a joint opens at 12 kg, and soldered it stands 30 kg. Lengths of 5 cm also join two buttonholes in place of a jacket button.</p>',
    },
    attributes: attributeTable({
      material: material.brassWire,
      wire: '1,6 mm',
      link: '7 × 7 mm',
      joint: { tr: 'Gümüş lehimli', en: 'Silver-soldered' },
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'gold', 'gunmetal'),
      weight: perMetre('75'),
      pack: { tr: '50 m makara', en: '50 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-rolo-hero', 'zincir-rolo-detay'),
  },
  {
    code: 'ZN-3711',
    category: 'capa-zincir',
    name: { tr: 'Çapa Zincir 11 mm', en: 'Anchor Chain 11 mm' },
    summary: {
      tr: 'Baklası ortadan köprülü, füme döküm zincir.',
      en: 'A cast chain in gunmetal with a stud across every link.',
    },
    description: {
      tr: '<p>Gemi zincirinden bilinen biçim: ortadaki köprü baklayı ezilmeye karşı tutar, zincirin dolaşmasını önler. Her ikinci bakla komşularının üzerine dökülür; açılacak ağız kalmaz.</p><p>Köprü yüzünden baklaya kanca girmez. Sap ayarlı olacaksa uca ve istenen araya yuvarlak halka koydurun.</p><h3>Nerede kullanılır?</h3><ul><li>Kışlık çanta ve büyük boy sap</li><li>Mont ve bot süsü</li><li>Erkek bilekliği</li></ul>',
      en: '<p>The shape is known from ships: the stud keeps the link from being crushed and the chain from fouling. Every other link is cast round its neighbours, so that there is no joint to open.</p><p>Because of the stud no hook goes into a link. For an adjustable handle have round rings put in at the end and wherever they are wanted.</p><h3>Where it is used</h3><ul><li>Winter bags and oversized handles</li><li>Trims on coats and boots</li><li>Bracelets for men</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamak,
      link: '15 × 11 mm',
      thickness: '2,6 mm',
      bridge: { tr: 'Ø 1,9 mm, bakla ile tek parça', en: '1.9 mm across, in one with the link' },
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'antiqueSilver'),
      weight: perMetre('138'),
      pack: { tr: '25 m top', en: '25 m reel' },
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('zincir-baklali-hero', 'zincir-baklali-yakin'),
  },
  {
    code: 'ZN-3708',
    category: 'capa-zincir',
    name: { tr: 'Çapa Zincir 8 mm', en: 'Anchor Chain 8 mm' },
    summary: {
      tr: 'Kemer ucu, bileklik ve kapüşon süsü için 8 mm çapa.',
      en: 'Anchor chain of 8 mm for belt ends, bracelets and hoods.',
    },
    description: {
      tr: '<p>18, 20 ve 60 cm’ye kesilmiş, iki ucuna açık halka takılmış hâlde stokta durur. Metreyle alınan zincir yan keskiyle köprüden kesilir; kalan yarım bakla kendiliğinden düşer.</p>',
      en: '<p>In stock cut to 18, 20 and 60 cm, with an open ring at each end. By the metre, cut it through the stud with side cutters; what is left of that link drops off.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      link: '11 × 8 mm',
      thickness: '1,9 mm',
      finish: plated('blackNickel'),
      otherFinishes: plated('nickel', 'lightGold'),
      weight: perMetre('75'),
      pack: { tr: '50 m makara', en: '50 m reel' },
    }),
    transporter_types: ['zincir'],
    pictures: gallery('zincir-baklali-hero', 'zincir-baklali-yakin'),
  },
];
