import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const otherEyelets: readonly DemoProduct[] = [
  {
    code: 'KG-42',
    category: 'perdelik-kusgozu',
    name: { tr: 'Perdelik Kuşgözü', en: 'Curtain Eyelet' },
    summary: {
      tr: 'Rustik boruda sessiz kayan, geniş dudaklı perde kuşgözü.',
      en: 'A curtain eyelet with a wide lip that glides quietly on the rod.',
    },
    description: {
      tr: '<p>Geniş dudak kumaşın ağırlığını dağıtır, tül bile esnemez. Borunun üzerinde kayan iç yüz kıvrımlıdır; kenarı boruyu çizmez, ses çıkarmaz.</p><p>Metrede altı kuşgözü düzgün bir dalga verir; perdenin iki ucu aynı yöne baksın diye çift sayıda takılır.</p><h3>35 mm</h3><p>28 mm boru için; dar pencerelerin ince borusuna göre küçültülmüş, evde de takılan boy. Geçmelidir: ön yüz kumaşın arkasındaki halkaya tık sesiyle oturur, pres istemez. Sökmek için arkadan ince bir tornavida yeter; perde yıkanırken çıkarılabilir.</p><p>Ağır kadifede geçme açılabilir. Metrekaresi 350 gramı geçen kumaşta 42 mm’lik presli kuşgözünü seçin.</p><h3>Nerede kullanılır?</h3><ul><li>Fon ve güneşlik perdesi</li><li>Duş perdesi</li><li>Sahne ve fuar fonu</li></ul>',
      en: '<p>The wide lip spreads the weight of the cloth, so that even a net curtain does not stretch. The inside is rolled, so that no edge scratches the rod or rattles on it.</p><p>Six eyelets per metre give even folds; fit an even number so that both ends of the curtain face the same way.</p><h3>35 mm</h3><p>For 28 mm rods: the smaller size for narrow windows, easily fitted at home. The two halves snap together: the face clicks into the ring behind the cloth, and no press is needed. A small screwdriver from behind parts them again, so the eyelets come off for washing.</p><p>Heavy velvet may pull the halves apart. For cloth above 350 g/m², choose the pressed 42 mm eyelet.</p><h3>Where it is used</h3><ul><li>Curtains and blackouts</li><li>Shower curtains</li><li>Stage and exhibition backdrops</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelSheet,
      named: { tr: 'İç çap', en: 'Inside diameter' },
      unit: unit.set,
    }),
    finishes: ['gold', 'nickel', 'mattBlack', 'mattNickel', 'antiqueBrass'],
    sizes: [
      {
        code: 'KG-4235',
        size: mm(35),
        weight: 14,
        pack: 100,
        finishes: ['gold', 'mattBlack', 'mattNickel', 'antiqueBrass'],
        measures: attributeTable({
          outerDiameter: '58 mm',
          rod: { tr: 'Ø 28 mm’ye kadar', en: 'up to Ø 28 mm' },
          fixing: { tr: 'Geçmeli, pres istemez', en: 'Snap-together, no press' },
        }),
        formerName: 'Perdelik Kuşgözü 35 mm',
      },
      {
        code: 'KG-4242',
        size: mm(42),
        weight: 19,
        pack: 100,
        finishes: ['gold', 'nickel', 'mattBlack'],
        measures: attributeTable({
          outerDiameter: '69 mm',
          rod: { tr: 'Ø 35 mm’ye kadar', en: 'up to Ø 35 mm' },
          fixing: { tr: 'Presle çakılır', en: 'Set with a press' },
        }),
        formerName: 'Perdelik Kuşgözü 42 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('kusgozu-perdelik-parlak-altin'),
  },
  {
    code: 'KG-44',
    category: 'bagcik-kusgozu',
    name: { tr: 'Bağcık Kuşgözü', en: 'Lacing Eyelet' },
    summary: {
      tr: 'Ayakkabı ve korse bağcığı için pulsuz kuşgözü.',
      en: 'An eyelet without a washer, for shoe and corset laces.',
    },
    description: {
      tr: '<p>Pul istemez: boynu arkada kıvrılıp kendi dudağını oluşturur. Saya katı iki dudak arasında ezilmeden kalır, bağcık yüzde parlak ağızdan kayar.</p><p>Otomatik çakma makinesinin titreşimli haznesine uygundur; çapaksız olduğundan kanalda takılmaz. Bakır vernikli, bağcık sürtmesine 3.000 çekişe kadar denenmiştir.</p><h3>4 mm</h3><p>Çocuk ayakkabısı, büstiyer ve karton etiket için. 2,5 mm yuvarlak bağcık ve 6 mm saten kurdele geçer. Kartonda elle sıkılan pense yeter; ince kumaşta arkaya tela koyun, yoksa yıkamada çıkar. Çocuk ürününde her partiden çekme deneyi raporu istenebilir.</p><h3>Nerede kullanılır?</h3><ul><li>Klasik ayakkabı ve bot sayası</li><li>Korse ve sırt bağcığı</li><li>Defter, dosya ve etiket deliği</li></ul>',
      en: '<p>It needs no washer: the barrel rolls over at the back and forms its own lip. The upper is held between the two lips without being crushed, and the lace runs over the bright rim at the front.</p><p>It suits the bowl feeders of automatic setting machines and, being free of burrs, does not jam in the track. The copper is lacquered and tested against 3,000 pulls of a lace.</p><h3>4 mm</h3><p>For children’s shoes, bodices and cardboard tags. It takes 2.5 mm round laces and 6 mm satin ribbon. Hand pliers will do for cardboard; on thin cloth, put interlining behind it, or it will come out in the wash. For children’s products, ask for the pull-test report of the batch.</p><h3>Where it is used</h3><ul><li>Uppers of shoes and boots</li><li>Corsets and laced backs</li><li>Holes in notebooks, files and tags</li></ul>',
    },
    attributes: attributeTable({ material: material.brass, named: { tr: 'İç çap', en: 'Inside diameter' } }),
    finishes: ['copper', 'nickel', 'antiqueBrass', 'mattBlack'],
    sizes: [
      {
        code: 'KG-4404',
        size: mm(4),
        weight: 0.26,
        pack: 10000,
        measures: attributeTable({
          outerDiameter: '7,5 mm',
          height: '4,5 mm',
          sheet: '0,3 mm',
          hole: '4,5 mm',
          grip: '1–2,5 mm',
        }),
        formerName: 'Bağcık Kuşgözü 4 mm',
      },
      {
        code: 'KG-4405',
        size: mm(5),
        weight: 0.41,
        pack: 5000,
        finishes: ['copper', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          outerDiameter: '9,5 mm',
          height: '5 mm',
          sheet: '0,35 mm',
          hole: '5,5 mm',
          grip: '1,5–3 mm',
        }),
        formerName: 'Bağcık Kuşgözü 5 mm',
      },
    ],
    transporter_types: ['kordon'],
    is_featured: true,
    pictures: gallery('kusgozu-mini-parlak-bakir', 'kusgozu-mini-kullanim'),
  },
];
