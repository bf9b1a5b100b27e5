import { label, measure } from './attribute-labels.ts';
import type { DemoProduct } from './demo-content.ts';

export const chains: readonly DemoProduct[] = [
  {
    code: 'ZN-3111',
    category: 'gurmet-zincir',
    name: { tr: 'Gurmet Zincir 11 mm', en: 'Curb Chain 11 mm' },
    summary: {
      tr: 'Çanta sapı için yassı, parlak altın pirinç zincir.',
      en: 'A flat, bright gold chain in brass for bag handles.',
    },
    description: {
      tr: '<p>Baklalar burulduktan sonra iki yüzden düzlenir: zincir omuzda dönmez, kumaşa takılmaz. Düzlenen yüzler ışığı tek parça verir, gurmetin parıltısı buradan gelir.</p><p>Bakla ağızları gümüş kaynakla kapatılır. İstenen boyda kesilir, ucuna karabina ya da halka takılarak da gönderilir.</p><h3>Nerede kullanılır?</h3><ul><li>El çantası ve portföy sapı</li><li>Kemer ve pantolon zinciri</li><li>Ayakkabı ve giyim süsü</li></ul>',
      en: '<p>The links are twisted and then planed on both faces: the chain does not roll on the shoulder or catch in cloth. The planed faces return the light in one piece, which gives curb chain its sparkle.</p><p>The links are closed with silver solder. Cut to length, and fitted with hooks or rings on request.</p><h3>Where it is used</h3><ul><li>Handles of handbags and clutches</li><li>Belt and trouser chains</li><li>Trims on shoes and clothing</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Pirinç tel', en: 'Brass wire' } },
      { label: label.wire, value: measure('3 mm') },
      { label: label.link, value: measure('15 × 11 mm') },
      { label: label.finish, value: { tr: 'Parlak altın', en: 'Bright gold' } },
      { label: label.otherFinishes, value: { tr: 'Nikel, füme', en: 'Nickel, gunmetal' } },
      { label: label.weight, value: { tr: '200 g/m', en: '200 g per metre' } },
      { label: label.pack, value: { tr: '25 m top', en: '25 m reel' } },
    ],
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: [
      {
        file: 'zincir-gurmet-hero.jpg',
        alt: { tr: 'Kıvrım yapan parlak altın gurmet zincir', en: 'Bright gold curb chain in a curve' },
      },
      {
        file: 'zincir-gurmet-detay.jpg',
        alt: {
          tr: 'Gurmet zincir baklalarının yakın çekimi',
          en: 'The links of the curb chain from close by',
        },
      },
    ],
  },
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
    attributes: [
      { label: label.material, value: { tr: 'Çelik tel', en: 'Steel wire' } },
      { label: label.wire, value: measure('2,5 mm') },
      { label: label.link, value: measure('13,5 × 10 mm') },
      { label: label.finish, value: { tr: 'Parlak nikel', en: 'Bright nickel' } },
      { label: label.otherFinishes, value: { tr: 'Mat nikel, açık altın', en: 'Matt nickel, light gold' } },
      { label: label.weight, value: { tr: '140 g/m', en: '140 g per metre' } },
      { label: label.pack, value: { tr: '50 m makara', en: '50 m reel' } },
    ],
    transporter_types: ['zincir', 'aski'],
    is_featured: true,
    pictures: [
      {
        file: 'zincir-forse-hero.jpg',
        alt: { tr: 'Oval baklalı nikel forse zincir', en: 'Nickel cable chain with oval links' },
      },
    ],
  },
  {
    code: 'ZN-3348',
    category: 'bilyali-zincir',
    name: { tr: 'Bilyalı Zincir No. 10', en: 'Ball Chain No. 10' },
    summary: {
      tr: 'Etiket, künye ve anahtarlık için füme bilyalı zincir.',
      en: 'Ball chain in gunmetal for tags, badges and key rings.',
    },
    description: {
      tr: '<p>Sacdan basılan içi boş bilyalar kısa çubuklarla birbirine bağlanır; zincir her yöne döner, burulmaz. Yan keskiyle iki bilya arasından kesilir, kapsül kilitle kapanır.</p><p>Kilit ayrıca sipariş edilir; aynı kaplamada, 100’lük paketlerde bulunur.</p><h3>Nerede kullanılır?</h3><ul><li>Ürün etiketi ve künye</li><li>Anahtarlık</li><li>Stor perde ve aydınlatma çekmesi</li></ul>',
      en: '<p>Hollow balls pressed from sheet are joined by short pins: the chain turns every way and never twists. Cut it between two balls with side cutters and close it with a capsule.</p><p>Capsules are ordered separately, in the same finish and in packs of 100.</p><h3>Where it is used</h3><ul><li>Product tags and name badges</li><li>Key rings</li><li>Pulls for roller blinds and lamps</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Çelik sac', en: 'Steel sheet' } },
      { label: label.ball, value: measure('4,8 mm') },
      { label: label.finish, value: { tr: 'Füme (siyah nikel)', en: 'Gunmetal (black nickel)' } },
      {
        label: label.otherFinishes,
        value: { tr: 'Nikel, açık altın, antik sarı', en: 'Nickel, light gold, antique brass' },
      },
      { label: label.weight, value: { tr: '38 g/m', en: '38 g per metre' } },
      { label: label.pack, value: { tr: '100 m makara', en: '100 m reel' } },
    ],
    transporter_types: ['zincir'],
    pictures: [
      {
        file: 'zincir-bilyali-hero.jpg',
        alt: { tr: 'Sarmal duran füme bilyalı zincir', en: 'Ball chain in gunmetal lying in a coil' },
      },
    ],
  },
];
