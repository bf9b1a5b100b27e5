import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const boltAndSHooks: readonly DemoProduct[] = [
  {
    code: 'KM-72',
    category: 'bolt-kanca',
    name: { tr: 'Bolt Kanca', en: 'Bolt Snap' },
    summary: {
      tr: 'Tasma ipi, yular ve spor çanta için sürgülü, döner gözlü kanca.',
      en: 'A snap with a sliding bolt and a swivel eye, for leads, halters and sports bags.',
    },
    description: {
      tr: '<p>Ağzı bir dil değil, yuvasında kayan sürgü kapatır. Topuzu başparmakla, eldivenle de çekilir; dala ya da çite sürtününce kendiliğinden açılmaz. Yay paslanmaz çeliktir, 50.000 açma kapamada kuvvetinin onda birinden azını yitirir.</p><p>70 mm’liği 1.400 N’da (yaklaşık 140 kg) kopar; sürekli çekişte beşte birini aşmayın. Ahırda ve deniz kıyısında haftada bir tatlı suyla durulayın, sürgüye yağ değil kuru silikon sıkın: yağ kumu tutar.</p><h3>55 mm</h3><p>Küçük köpek tasması, fener ve düdük ipi için. Gözünden 8 mm örme ip geçer; bağlamadan önce ipin ucunu yakın. Sürgü 4,5 N ile açılır, çocuk eli de çeker. Kapalıyken burunla sürgü arasında 0,3 mm’den çok boşluk bırakılmaz: ince tasma halkası aradan kaçmaz.</p>',
      en: '<p>The mouth is closed not by a gate but by a bolt that slides in its barrel. The thumb pulls its knob, even in gloves; branches and fences do not push it open. The stainless steel spring loses less than a tenth of its force over 50,000 cycles.</p><p>The 70 mm snap breaks at 1,400 N (about 140 kg); keep a steady pull to a fifth of that. In stables and by the sea, rinse it with fresh water once a week, and spray the bolt with dry silicone instead of oil: oil holds sand.</p><h3>55 mm</h3><p>For small dogs’ leads, torches and whistle cords. Its eye takes 8 mm braided cord; seal the end with a flame before you tie it. The bolt opens at 4.5 N, light enough for a child’s hand. When closed, the gap between nose and bolt is never more than 0.3 mm, so that a thin collar ring cannot slip out.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Zamak 5, paslanmaz yay', en: 'Zamak 5, stainless spring' },
      named: { tr: 'Boy', en: 'Length' },
    }),
    finishes: ['antiqueBrass', 'nickel', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'KM-7255',
        size: mm(55),
        weight: 23,
        pack: 100,
        finishes: ['antiqueBrass', 'nickel', 'gunmetal'],
        measures: attributeTable({ eye: 'Ø 10 mm', gate: '9,5 mm', load: '850 N' }),
        formerName: 'Bolt Kanca 55 mm',
      },
      {
        code: 'KM-7270',
        size: mm(70),
        weight: 44,
        pack: 50,
        measures: attributeTable({ eye: 'Ø 13 mm', gate: '12 mm', load: { tr: '1.400 N', en: '1,400 N' } }),
        formerName: 'Bolt Kanca 70 mm',
      },
    ],
    transporter_types: ['kordon', 'aski'],
    is_featured: true,
    pictures: gallery('kanca-bolt-antik-sari'),
  },
  {
    code: 'KM-75',
    category: 's-kanca',
    name: { tr: 'S Kanca', en: 'S-Hook' },
    summary: {
      tr: 'Raf, tezgâh, saksı ve çanta askısı için telden bükülmüş S kanca.',
      en: 'An S-hook bent from wire, for racks, counters, plant hangers and bags.',
    },
    description: {
      tr: '<p>İki yayı eşit değildir: dar ağız zincire ya da göze takılıp orada kalır, geniş ağıza eşya asılır. Uçları hafif dışa döner ve yuvarlatılmıştır; ipi kesmez, deriyi çizmez.</p><p>S kanca kopmaz, açılır: 60 mm’likte 400 N’da geniş ağız 1 mm esner ve geri gelmez. Sürekli yük 150 N’u (yaklaşık 15 kg) geçmesin. Bakır kat 8 mikrondur ve verniklidir; mutfakta elde yıkayın, bulaşık makinesinin tuzu verniği kaldırır.</p><h3>40 mm</h3><p>Zincir ucu, saksı askısı ve vitrin etiketi için. 10 mm forse zincirin baklasına girer: askı pense istemeden bakla bakla uzar, kısalır. Taşınırken düşmemesi gerekiyorsa dar ağzı zincirin üstünde kapatın; kaplama bir bükmeye dayanır, geri açılırken çatlar. Ağız 220 N’da açılmaya başlar.</p>',
      en: '<p>The two bows differ: the narrow mouth goes on a chain or an eye and stays there, and things hang from the wide one. The ends turn out slightly and are rounded, so that they neither cut cord nor scratch leather.</p><p>An S-hook does not break, it opens: at 400 N the wide mouth of the 60 mm hook spreads permanently by 1 mm. Keep a steady load to 150 N (about 15 kg). The copper is 8 microns thick and lacquered; in kitchens, wash it by hand, as dishwasher salt lifts the lacquer.</p><h3>40 mm</h3><p>For chain ends, plant hangers and shop-window tags. It fits the links of 10 mm cable chain: a hanger can be made longer or shorter link by link, without pliers. If it must not fall off in transport, close the narrow mouth over the chain; the plating survives one bend but cracks when opened again. The mouth begins to spread at 220 N.</p>',
    },
    attributes: attributeTable({ material: material.steelWire, named: { tr: 'Boy', en: 'Length' } }),
    finishes: ['copper', 'nickel', 'antiqueBrass', 'mattBlack'],
    sizes: [
      {
        code: 'KM-7540',
        size: mm(40),
        weight: 9,
        pack: 250,
        finishes: ['copper', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          wire: '3,8 mm',
          width: '20 mm',
          gate: { tr: '6 ve 7,5 mm', en: '6 and 7.5 mm' },
        }),
        formerName: 'S Kanca 40 mm',
      },
      {
        code: 'KM-7560',
        size: mm(60),
        weight: 23,
        pack: 100,
        measures: attributeTable({
          wire: '5 mm',
          width: '29 mm',
          gate: { tr: '10 ve 12 mm', en: '10 and 12 mm' },
        }),
        formerName: 'S Kanca 60 mm',
      },
    ],
    transporter_types: ['zincir', 'aski', 'kordon'],
    pictures: gallery('kanca-s-parlak-bakir'),
  },
];
