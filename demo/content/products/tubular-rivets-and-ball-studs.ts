import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const tubularRivetsAndBallStuds: readonly DemoProduct[] = [
  {
    code: 'PR-82',
    category: 'boru-percin',
    name: { tr: 'Boru Perçin', en: 'Tubular Rivet' },
    summary: {
      tr: 'Ucu kıvrılarak kapanan, boru saplı perçin.',
      en: 'A rivet with a tubular post, closed by rolling its end.',
    },
    description: {
      tr: '<p>Sap boydan boya boştur. Çakılınca ucu dışa kıvrılır ve pula ya da doğrudan deriye yaslanır; dolu perçin gibi şişip deliği yarmaz. Bu yüzden brandada ve sert plastikte de deride olduğu kadar rahat çalışır.</p><p>Sapı toplam kalınlıktan 2,5–3,5 mm uzun seçin. Alt kalıp kıvrım yuvalı olmalıdır: düz örste uç çatlar, çizik yuvada yıldız gibi açılır. Bakır kat 5 mikrondur ve verniklidir; kıvrım verniği kırar, arka yüz zamanla koyulaşır.</p><h3>6 mm</h3><p>Alet kılıfı, mukavva valiz ve ince sap için. El presinde tek vuruşta kıvrılır; kıvrım küçük olduğundan ince deri büzülmez. Deliği dar açmayın, boru yana yatar. Kutu ve klasör hattında titreşimli besleyiciden yürür; bunun için kafa çapı en çok 0,1 mm sapar. Sapın 4 ve 6 mm’lik boyları da stoktadır.</p>',
      en: '<p>The post is hollow from end to end. When set, its end rolls outwards against a washer or directly against the leather; it does not swell and split the hole as a solid rivet can. So it works as well in tarpaulin and hard plastic as in leather.</p><p>Choose a post 2.5 to 3.5 mm longer than the total thickness. The lower die needs a curved groove: on a flat anvil the end cracks, in a scratched groove it opens like a star. The copper is 5 microns thick and lacquered; the roll breaks the lacquer, and the back darkens with time.</p><h3>6 mm</h3><p>For tool sheaths, board cases and thin handles. One stroke of a hand press rolls it, and the roll is small enough not to pucker thin leather. Do not punch the hole too tight, or the tube leans over. On box and folder lines it runs through a bowl feeder; for this, head diameters vary by no more than 0.1 mm. Posts of 4 and 6 mm are in stock too.</p>',
    },
    attributes: attributeTable({ material: material.brass, named: { tr: 'Kafa çapı', en: 'Head diameter' } }),
    finishes: ['copper', 'nickel', 'antiqueBrass', 'rawBrass'],
    sizes: [
      {
        code: 'PR-8206',
        size: mm(6),
        weight: 0.5,
        pack: 5000,
        finishes: ['copper'],
        measures: attributeTable({ post: '8 mm', postDiameter: '3 mm', grip: '5–6 mm', hole: '3,2 mm' }),
        formerName: 'Boru Perçin 6 mm',
      },
      {
        code: 'PR-8208',
        size: mm(8),
        weight: 0.9,
        pack: 2000,
        measures: attributeTable({ post: '10 mm', postDiameter: '4 mm', grip: '6,5–7,5 mm', hole: '4,2 mm' }),
        formerName: 'Boru Perçin 8 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('percin-boru-parlak-bakir'),
  },
  {
    code: 'PR-86',
    category: 'toplu-percin',
    name: { tr: 'Toplu Perçin', en: 'Ball Stud' },
    summary: {
      tr: 'Derideki yarıktan geçen top: kapak, kemer ve kılıf kapatır.',
      en: 'A ball that slips through a slit in the leather and closes flaps, belts and sheaths.',
    },
    description: {
      tr: '<p>8 mm’lik için kapağa 5 mm delik açılır, delikten geriye, uçtan uzağa doğru 6 mm yarılır. Top yarıktan zorlanarak geçer, bel deliğe oturur; çekiş beli deliğin yuvarlak kenarına bastırdığı için kapak kendiliğinden çıkmaz. Yarığın sonuna 1,5 mm delik vurun: deri oradan yırtılmaz.</p><p>Gövde tek parça torna pirinçtir, topta kalıp çizgisi yoktur. Altının altında 4 mikron nikel bulunur; tene değen işte EN 1811 raporlu beyaz bronz alt kat siparişle yapılır (en az 3.000 takım).</p><h3>6 mm</h3><p>Cüzdan, kalemlik ve defter kapağı için. İnce deride 4 mm delik ile 4 mm yarık yeter. Yeniyken sıkı kapanması doğrudur: deri kullanıldıkça yumuşar, deliği büyütmeyin. Yassı vida başı kartları çizmesin diye üstüne ince bir deri parçası yapıştırın.</p>',
      en: '<p>For the 8 mm stud, punch a 5 mm hole in the flap and cut a 6 mm slit from it, away from the tip. The ball is pushed through the slit and the neck settles in the hole; the pull presses it against the round edge, so the flap does not come off by itself. A 1.5 mm hole at the end of the slit keeps the leather from tearing.</p><p>The body is turned from one piece of brass, and the ball has no mould line. Under the gold lie 4 microns of nickel; for pieces that touch the skin, a white bronze undercoat with an EN 1811 report is made to order, from 3,000 sets.</p><h3>6 mm</h3><p>For wallets, pen rolls and notebook covers. In thin leather, a 4 mm hole with a 4 mm slit is enough. It should be stiff when new: leather softens with use, so do not widen the hole. Glue a thin piece of leather over the flat screw head so that it does not scratch cards.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna; çelik vida', en: 'Turned brass, steel screw' },
      named: { tr: 'Kafa çapı (top)', en: 'Head diameter (ball)' },
      unit: unit.set,
    }),
    finishes: ['gold', 'nickel', 'antiqueBrass', 'gunmetal'],
    sizes: [
      {
        code: 'PR-8606',
        size: mm(6),
        weight: 2.1,
        pack: 500,
        finishes: ['gold', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          outerDiameter: { tr: '8,5 mm (taban)', en: '8.5 mm (base)' },
          rise: '8 mm',
          thread: { tr: 'M2,5 × 5 mm, vidasıyla', en: 'M2.5 × 5 mm, with screw' },
          grip: '1–2,5 mm',
        }),
        formerName: 'Toplu Perçin 6 mm',
      },
      {
        code: 'PR-8608',
        size: mm(8),
        weight: 4.2,
        pack: 250,
        measures: attributeTable({
          outerDiameter: { tr: '11 mm (taban)', en: '11 mm (base)' },
          rise: '11 mm',
          thread: { tr: 'M3 × 6 mm, vidasıyla', en: 'M3 × 6 mm, with screw' },
          grip: '1,5–3,5 mm',
        }),
        formerName: 'Toplu Perçin 8 mm',
      },
    ],
    transporter_types: ['kayis'],
    pictures: gallery('percin-toplu-parlak-altin'),
  },
];
