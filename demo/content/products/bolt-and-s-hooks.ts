import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Bolt kanca ve S kanca: hooks for cord and chain. */
export const boltAndSHooks: readonly DemoProduct[] = [
  {
    code: 'KM-7270',
    category: 'bolt-kanca',
    name: { tr: 'Bolt Kanca 70 mm', en: 'Bolt Snap 70 mm' },
    summary: {
      tr: 'Tasma ipi, yular ve spor çanta için sürgülü, döner gözlü antik sarı kanca.',
      en: 'A hook in antique brass with a sliding bolt and a swivel eye, for leads, halters and sports bags.',
    },
    description: {
      tr: '<p>Ağzı bir dil değil, yuvasında kayan sürgü kapatır. Topuzu baş parmakla, eldivenle de çekilir; dala ya da çite sürtününce kendiliğinden açılmaz. Yay paslanmaz çeliktir, 50.000 açma kapamada kuvvetinin onda birinden azını yitirir.</p><p>Bu boy 140 daN’da kopar; sürekli çekişte beşte birini aşmayın. Ahırda ve deniz kıyısında haftada bir tatlı suyla durulayın, sürgüye yağ değil kuru silikon sıkın: yağ kumu tutar.</p>',
      en: '<p>A bolt that slides in a barrel closes the mouth in place of a gate. The thumb pulls its knob, in gloves too; branches and fences do not push it open. The spring is stainless steel and loses less than a tenth of its force over 50,000 strokes.</p><p>This size breaks at 140 daN; keep a steady pull to a fifth of that. In stables and by the sea rinse it with fresh water once a week, and give the bolt dry silicone instead of oil: oil holds sand.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      length: '70 mm',
      eye: 'Ø 13 mm',
      gate: '12 mm',
      load: '140 daN',
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'gunmetal', 'mattBlack'),
      weight: '44 g',
      pack: pieces(50),
    }),
    transporter_types: ['kordon', 'aski'],
    is_featured: true,
    pictures: gallery('kanca-bolt-hero', 'kanca-bolt-yakin'),
  },
  {
    code: 'KM-7255',
    category: 'bolt-kanca',
    name: { tr: 'Bolt Kanca 55 mm', en: 'Bolt Snap 55 mm' },
    summary: {
      tr: 'Küçük köpek tasması, fener ve düdük ipi için 55 mm.',
      en: '55 mm for the leads of small dogs, for torches and whistle cords.',
    },
    description: {
      tr: '<p>Gözünden 8 mm örme ip geçer; bağlamadan önce ipin ucunu yakın. Sürgü 4,5 N ile açılır, çocuk eli de çeker. Kapalıyken burunla sürgü arasında 0,3 mm’den çok boşluk bırakılmaz: ince tasma halkası aradan kaçmaz.</p>',
      en: '<p>Its eye takes braided cord of 8 mm; seal the end with a flame before you tie it. The bolt needs 4.5 N, which a child’s hand can pull. Closed, nose and bolt stand no more than 0.3 mm apart, and the thin ring of a collar does not slip out.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      length: '55 mm',
      eye: 'Ø 10 mm',
      gate: '9,5 mm',
      load: '85 daN',
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'gunmetal'),
      weight: '23 g',
      pack: pieces(100),
    }),
    transporter_types: ['kordon', 'aski'],
    pictures: gallery('kanca-bolt-hero', 'kanca-bolt-yakin'),
  },
  {
    code: 'KM-7560',
    category: 's-kanca',
    name: { tr: 'S Kanca 60 mm', en: 'S-Hook 60 mm' },
    summary: {
      tr: 'Raf, tezgâh ve çanta askısı için 5 mm telden bükülmüş bakır S.',
      en: 'An S of 5 mm wire in copper, for racks, counters and bag hangers.',
    },
    description: {
      tr: '<p>İki yayı eşit değildir: dar ağız zincire ya da göze takılıp orada kalır, geniş ağıza eşya asılır. Uçları hafif dışa döner ve yuvarlatılmıştır; ipi kesmez, deriyi çizmez.</p><p>S kanca kopmaz, açılır: 40 daN’da geniş ağız 1 mm esner ve geri gelmez. Sürekli yükü 15 daN’da tutun. Bakır kat 8 mikrondur ve verniklidir; mutfakta elde yıkayın, bulaşık makinesinin tuzu verniği kaldırır.</p>',
      en: '<p>Its bows are not alike: the narrow mouth goes on a chain or an eye and stays there, and things hang from the wide one. The ends turn out a little and are rounded; they neither cut cord nor mark leather.</p><p>An S-hook does not break, it opens: at 40 daN the wide mouth spreads by 1 mm for good. Keep a steady load to 15 daN. The copper, 8 microns thick, is lacquered; in kitchens wash it by hand, since dishwasher salt lifts the lacquer.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      wire: '5 mm',
      length: '60 mm',
      width: '29 mm',
      gate: { tr: '10 ve 12 mm', en: '10 and 12 mm' },
      finish: plated('copper'),
      otherFinishes: plated('nickel', 'antiqueBrass', 'mattBlack'),
      weight: '23 g',
      pack: pieces(100),
    }),
    transporter_types: ['zincir', 'aski'],
    pictures: gallery('kanca-s-hero', 'kanca-s-yakin'),
  },
  {
    code: 'KM-7540',
    category: 's-kanca',
    name: { tr: 'S Kanca 40 mm', en: 'S-Hook 40 mm' },
    summary: {
      tr: 'Zincir ucu, saksı askısı ve vitrin etiketi için 40 mm.',
      en: '40 mm for chain ends, plant hangers and tags in shop windows.',
    },
    description: {
      tr: '<p>10 mm forse zincirin baklasına girer: askı pense istemeden bakla bakla uzar, kısalır. Taşınırken düşmemesi gerekiyorsa dar ağzı zincirin üstünde kapatın; kaplama bir bükmeye dayanır, geri açılırken çatlar. Ağız 22 daN’da açılmaya başlar.</p>',
      en: '<p>It enters the links of 10 mm cable chain: a hanger is made longer or shorter link by link, without pliers. Where it must not fall off in transport, close the narrow mouth over the chain; the plating stands one bend and cracks when it is opened again. The mouth begins to spread at 22 daN.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      wire: '3,8 mm',
      length: '40 mm',
      width: '20 mm',
      gate: { tr: '6 ve 7,5 mm', en: '6 and 7.5 mm' },
      finish: plated('copper'),
      otherFinishes: plated('nickel', 'antiqueBrass'),
      weight: '9 g',
      pack: pieces(250),
    }),
    transporter_types: ['zincir', 'kordon'],
    pictures: gallery('kanca-s-hero', 'kanca-s-yakin'),
  },
];
