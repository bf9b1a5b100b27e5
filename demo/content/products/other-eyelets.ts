import { attributeTable, material, perSet, pieces, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Perdelik ve bağcık kuşgözleri. */
export const otherEyelets: readonly DemoProduct[] = [
  {
    code: 'KG-4242',
    category: 'perdelik-kusgozu',
    name: { tr: 'Perdelik Kuşgözü 42 mm', en: 'Curtain Eyelet 42 mm' },
    summary: {
      tr: 'Rustik boruda sessiz kayan, geniş dudaklı altın kuşgözü.',
      en: 'A gold eyelet with a wide lip that glides quietly on the rod.',
    },
    description: {
      tr: '<p>Geniş dudak kumaşın ağırlığını dağıtır, tül bile esnemez. Borunun üzerinde kayan iç yüz kıvrımlıdır; kenarı boruyu çizmez, ses çıkarmaz.</p><p>Metrede altı kuşgözü düzgün bir dalga verir; perdenin iki ucu aynı yöne baksın diye çift sayıda takılır.</p><h3>Nerede kullanılır?</h3><ul><li>Fon ve güneşlik perdesi</li><li>Duş perdesi</li><li>Sahne ve fuar fonu</li></ul>',
      en: '<p>The wide lip spreads the weight of the cloth, and even a net curtain does not stretch. The inner face is rolled, so that its edge neither scratches the rod nor rattles on it.</p><p>Six eyelets to a metre give even folds; fit an even number so that both ends of the curtain face the wall.</p><h3>Where it is used</h3><ul><li>Curtains and blackouts</li><li>Shower curtains</li><li>Backdrops of stages and fairs</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelSheet,
      innerDiameter: '42 mm',
      outerDiameter: '69 mm',
      rod: { tr: 'Ø 35 mm’ye kadar', en: 'up to 35 mm' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'mattBlack'),
      weight: perSet('19'),
      pack: sets(100),
    }),
    transporter_types: [],
    pictures: gallery('kusgozu-perdelik-hero', 'kusgozu-perdelik-yakin'),
  },
  {
    code: 'KG-4235',
    category: 'perdelik-kusgozu',
    name: { tr: 'Perdelik Kuşgözü 35 mm', en: 'Curtain Eyelet 35 mm' },
    summary: {
      tr: '28 mm boru için; el zımbasıyla evde de çakılır.',
      en: 'For rods of 28 mm; also set at home with a hand tool.',
    },
    description: {
      tr: '<p>Dar pencerelerin ince borusuna göre küçültülmüş boy. Geçmeli yapısı vardır: ön yüz kumaşın arkasındaki halkaya tık sesiyle oturur, pres istemez. Sökmek için arkadan ince bir tornavida yeter; perde yıkanırken çıkarılabilir.</p><p>Ağır kadifede geçme açılabilir. Metrekaresi 350 gramı geçen kumaşta 42 mm’lik presli kuşgözünü seçin.</p>',
      en: '<p>Reduced to the thin rods of narrow windows. The two halves snap together: the face clicks into the ring behind the cloth, and no press is needed. A small screwdriver from behind parts them again, so the eyelets come off for washing.</p><p>Heavy velvet may pull the snap open. For cloth above 350 g/m² choose the pressed eyelet of 42 mm.</p>',
    },
    attributes: attributeTable({
      material: material.steelSheet,
      innerDiameter: '35 mm',
      outerDiameter: '58 mm',
      rod: { tr: 'Ø 28 mm’ye kadar', en: 'up to 28 mm' },
      setting: { tr: 'Geçmeli, presiz', en: 'Snap-together, no press' },
      finish: plated('gold'),
      otherFinishes: plated('mattNickel', 'antiqueBrass', 'mattBlack'),
      weight: perSet('14'),
      pack: sets(100),
    }),
    transporter_types: [],
    pictures: gallery('kusgozu-perdelik-hero', 'kusgozu-perdelik-yakin'),
  },
  {
    code: 'KG-4405',
    category: 'bagcik-kusgozu',
    name: { tr: 'Bağcık Kuşgözü 5 mm', en: 'Lacing Eyelet 5 mm' },
    summary: {
      tr: 'Ayakkabı ve korse bağcığı için pulsuz bakır kuşgözü.',
      en: 'A copper eyelet without a washer, for the laces of shoes and corsets.',
    },
    description: {
      tr: '<p>Pul istemez: boynu arkada kıvrılıp kendi dudağını oluşturur. Saya katı iki dudak arasında ezilmeden kalır, bağcık yüzde parlak ağızdan kayar.</p><p>Otomatik çakma makinesinin titreşimli haznesine uygundur; çapaksız olduğundan kanalda takılmaz. Bakır vernikli, bağcık sürtmesine 3.000 çekişe kadar denenmiştir.</p><h3>Nerede kullanılır?</h3><ul><li>Klasik ayakkabı ve bot sayası</li><li>Korse ve sırt bağcığı</li><li>Defter, dosya ve etiket deliği</li></ul>',
      en: '<p>It needs no washer: the barrel rolls over behind and makes a lip of its own. The upper is held between the two lips without being crushed, and the lace runs in the bright mouth in front.</p><p>It suits the bowl feeders of automatic setters and, being free of burrs, does not jam in the track. The copper is lacquered and tested to 3,000 pulls of a lace.</p><h3>Where it is used</h3><ul><li>Uppers of shoes and boots</li><li>Corsets and laced backs</li><li>Holes in notebooks, files and tags</li></ul>',
    },
    attributes: attributeTable({
      material: material.brass,
      innerDiameter: '5 mm',
      outerDiameter: '9,5 mm',
      height: '5 mm',
      sheet: '0,35 mm',
      hole: '5,5 mm',
      finish: { tr: 'Parlak bakır, vernikli', en: 'Bright copper, lacquered' },
      weight: { tr: '410 g (1.000 adet)', en: '410 g per 1,000' },
      pack: pieces(5000),
    }),
    transporter_types: ['kordon'],
    is_featured: true,
    pictures: gallery('kusgozu-mini-hero', 'kusgozu-mini-detay'),
  },
  {
    code: 'KG-4404',
    category: 'bagcik-kusgozu',
    name: { tr: 'Bağcık Kuşgözü 4 mm', en: 'Lacing Eyelet 4 mm' },
    summary: {
      tr: 'Çocuk ayakkabısı, büstiyer ve karton etiket için 4 mm.',
      en: '4 mm for children’s shoes, bodices and cardboard tags.',
    },
    description: {
      tr: '<p>2,5 mm yuvarlak bağcık ve 6 mm saten kurdele geçer. Kartonda elle sıkılan pense yeter; ince kumaşta arkaya tela koyun, yoksa yıkamada çıkar. Çocuk ürününde her partiden çekme deneyi raporu istenebilir.</p>',
      en: '<p>It takes round laces of 2.5 mm and satin ribbon of 6 mm. Hand pliers will do for cardboard; on thin cloth put interlining behind it, or it comes out in the wash. For children’s articles ask for the pull test of the batch.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      innerDiameter: '4 mm',
      outerDiameter: '7,5 mm',
      height: '4,5 mm',
      sheet: '0,3 mm',
      grip: '1–2,5 mm',
      finish: { tr: 'Parlak bakır, vernikli', en: 'Bright copper, lacquered' },
      otherFinishes: plated('nickel', 'antiqueBrass', 'mattBlack'),
      pack: pieces(10000),
    }),
    transporter_types: ['kordon'],
    pictures: gallery('kusgozu-mini-hero', 'kusgozu-mini-detay'),
  },
];
