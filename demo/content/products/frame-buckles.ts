import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const frameBuckles: readonly DemoProduct[] = [
  {
    code: 'TK-19',
    category: 'orta-barli-toka',
    name: { tr: 'Orta Barlı Toka', en: 'Centre-Bar Buckle' },
    summary: {
      tr: 'Beli dar, iki gözlü çerçeve; dili ortadaki bardan çıkar.',
      en: 'A waisted frame with two windows and the prong on the bar between them.',
    },
    description: {
      tr: '<p>Bar ortada olunca çerçevenin bir yarısı toka, öbür yarısı köprü olur: serbest uç dilin önünden geçer, dikişli ucun üzerine yatar. Ayrıca köprü dikmek gerekmez.</p><p>Çerçeve belde daralır, kayış barın üzerinde sağa sola kaçmaz. Fırçalı nikelin çizgileri kayış boyuncadır; tırnak ve dikiş izi parlak yüzeydeki kadar görünmez.</p><h3>25 mm</h3><p>Sandalet, trençkot kolluğu ve el çantası cebi için; 19 gram. Kolluk bandında bar dikişi tokanın altında kalır, dışarıdan görünmez. Kısa bantta kayış katlandığında kalınlık 5 mm’yi geçmemelidir; geçerse dil kenara tam inmez.</p><h3>Nerede kullanılır?</h3><ul><li>Trençkot ve elbise kemeri</li><li>Bot bileği ve çizme konçu</li><li>Sırt çantası yan kayışı</li></ul>',
      en: '<p>With the bar in the middle, one half of the frame is the buckle and the other acts as the keeper: the free end passes in front of the prong and lies on the sewn end. No separate keeper is needed.</p><p>The frame narrows at the waist, so the strap stays centred on the bar. The brush lines of the nickel run along the strap and hide the small marks that show on a bright finish.</p><h3>25 mm</h3><p>For sandals, coat cuffs and handbag pockets; it weighs 19 grams. On a cuff, the seam at the bar stays under the buckle, out of sight. Folded round the bar, the strap should be no thicker than 5 mm, or the prong will not come down fully on the rim.</p><h3>Where it is used</h3><ul><li>Belts of trench coats and dresses</li><li>Ankles and shafts of boots</li><li>Side straps of backpacks</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      named: { tr: 'İç genişlik (barda)', en: 'Inside width (at the bar)' },
    }),
    finishes: ['brushedNickel', 'lightGold', 'gunmetal', 'antiqueBrass', 'mattBlack'],
    sizes: [
      {
        code: 'TK-1925',
        size: mm(25),
        weight: 19,
        pack: 200,
        finishes: ['brushedNickel', 'lightGold', 'mattBlack'],
        measures: attributeTable({
          outerSize: '47 × 47 mm',
          frame: '5,6 × 3,6 mm',
          bar: { tr: 'Ø 3 mm, çerçeveyle tek parça', en: 'Ø 3 mm, cast in one with the frame' },
        }),
        formerName: 'Orta Barlı Toka 25 mm',
      },
      {
        code: 'TK-1930',
        size: mm(30),
        weight: 32,
        pack: 100,
        finishes: ['brushedNickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({
          outerSize: '56 × 56 mm',
          frame: '6,6 × 4,2 mm',
          bar: { tr: 'Ø 3,5 mm, çerçeveyle tek parça', en: 'Ø 3.5 mm, cast in one with the frame' },
        }),
        formerName: 'Orta Barlı Toka 30 mm',
      },
    ],
    transporter_types: ['kayis'],
    is_featured: true,
    pictures: gallery('toka-orta-barli-fircali-nikel'),
  },
  {
    code: 'TK-14',
    category: 'makarali-toka',
    name: { tr: 'Makaralı Toka', en: 'Roller Buckle' },
    summary: {
      tr: 'Kayışı ezmeden çeken, dönen makaralı tel toka.',
      en: 'A wire buckle with a free-turning roller that tightens a strap without scuffing it.',
    },
    description: {
      tr: '<p>Çekme yönündeki kenara serbest dönen bir boru geçirilmiştir. Kayış sürtünmez, yuvarlanır: deri yüzü soyulmaz, kuvvetli çekişte bile dil deliği yerinde kalır.</p><ul><li><strong>Çerçeve:</strong> çelik tel, ağzı alın kaynaklı</li><li><strong>Makara:</strong> 0,8 mm sacdan sarılmış boru, ek yeri içte</li><li><strong>Dil:</strong> makaranın üzerine yaslanır, ucu kanallıdır</li></ul><p>Saraçlıkta, koşum takımında ve alet kemerinde ilk akla gelen tokadır.</p><h3>32 mm</h3><p>Büyük köpek tasmasında ve bavul bağında kullanılan ara ölçü. Tasmada ıslanan kayış şişer; makara o hâlde de döner, toka iki parmakla sıkılır. Paslanmaz gövdesi (AISI 304) siparişle, 2.000 adetten başlayarak yapılır.</p>',
      en: '<p>A free-turning tube sits on the side that takes the pull. The strap rolls instead of rubbing: the grain is not scuffed, and the prong hole keeps its shape however hard you pull.</p><ul><li><strong>Frame:</strong> steel wire, butt-welded</li><li><strong>Roller:</strong> tube rolled from 0.8 mm sheet, its seam inside</li><li><strong>Prong:</strong> rests on the roller, with a grooved tip</li></ul><p>The first choice in saddlery, harness and tool belts.</p><h3>32 mm</h3><p>The in-between size, for large dog collars and luggage straps. A wet collar swells; the roller still turns, and two fingers tighten the buckle. A stainless steel version (AISI 304) is made to order, from 2,000 pieces.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['nickel', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'TK-1425',
        size: mm(25),
        weight: 14,
        pack: 250,
        finishes: ['nickel', 'mattBlack'],
        measures: attributeTable({
          outerSize: '33 × 31 mm',
          wire: '3,5 mm',
          roller: { tr: 'Ø 5 mm, serbest döner', en: 'Ø 5 mm, turns freely' },
        }),
      },
      {
        code: 'TK-1432',
        size: mm(32),
        weight: 23,
        pack: 200,
        finishes: ['nickel', 'gunmetal'],
        measures: attributeTable({
          outerSize: '40 × 37 mm',
          wire: '4 mm',
          roller: { tr: 'Ø 6 mm, serbest döner', en: 'Ø 6 mm, turns freely' },
        }),
        formerName: 'Makaralı Toka 32 mm',
      },
      {
        code: 'TK-1440',
        size: mm(40),
        weight: 34,
        pack: 100,
        measures: attributeTable({
          outerSize: '49 × 44 mm',
          wire: '4,5 mm',
          roller: { tr: 'Ø 7 mm, serbest döner', en: 'Ø 7 mm, turns freely' },
        }),
        formerName: 'Makaralı Toka 40 mm',
      },
    ],
    transporter_types: ['kayis'],
    pictures: gallery('toka-makarali-nikel'),
  },
];
