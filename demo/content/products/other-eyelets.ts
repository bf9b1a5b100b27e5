import { facts, material, perSet, plated, sets } from '../facts.ts';
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
    attributes: facts({
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
    pictures: gallery('kusgozu-perdelik-hero', 'atolye-genis'),
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
    attributes: facts({
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
    pictures: gallery('kusgozu-perdelik-hero', 'atolye-genis'),
  },
];
