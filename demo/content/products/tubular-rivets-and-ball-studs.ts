import { attributeTable, material, pieces, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Boru ve toplu perçinler: permanent rivets, and studs that open. */
export const tubularRivetsAndBallStuds: readonly DemoProduct[] = [
  {
    code: 'PR-8208',
    category: 'boru-percin',
    name: { tr: 'Boru Perçin 8 mm', en: 'Tubular Rivet 8 mm' },
    summary: {
      tr: 'Ucu kıvrılarak kapanan, 4 mm boru saplı bakır perçin.',
      en: 'A rivet in copper with a tubular post of 4 mm, closed by rolling its end.',
    },
    description: {
      tr: '<p>Sap boydan boya boştur. Çakılınca ucu dışa kıvrılır ve pula ya da doğrudan deriye yaslanır; dolu perçin gibi şişip deliği yarmaz. Bu yüzden brandada ve sert plastikte de deride olduğu kadar rahat çalışır.</p><p>Sapı toplam kalınlıktan 2,5–3,5 mm uzun seçin. Alt kalıp kıvrım yuvalı olmalıdır: düz örste uç çatlar, çizik yuvada yıldız gibi açılır. Bakır kat 5 mikrondur ve verniklidir; kıvrım verniği kırar, arka yüz zamanla koyulaşır.</p>',
      en: '<p>The post is hollow from end to end. Setting rolls the end outwards, on to a washer or straight on to the leather; it does not swell and split the hole as a solid rivet does. It therefore works as well in tarpaulin and hard plastic as in leather.</p><p>Choose a post 2.5 to 3.5 mm longer than the layers. The lower die needs a curved groove: on a flat anvil the end cracks, in a scratched groove it opens like a star. The copper is 5 microns thick and lacquered; the roll breaks the lacquer, and the back darkens with time.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      head: '8 mm',
      post: '10 mm',
      postDiameter: '4 mm',
      grip: '6,5–7,5 mm',
      hole: '4,2 mm',
      finish: plated('copper'),
      otherFinishes: plated('nickel', 'antiqueBrass', 'rawBrass'),
      pack: pieces(2000),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('percin-boru-hero', 'percin-boru-yakin'),
  },
  {
    code: 'PR-8206',
    category: 'boru-percin',
    name: { tr: 'Boru Perçin 6 mm', en: 'Tubular Rivet 6 mm' },
    summary: {
      tr: 'Alet kılıfı, mukavva valiz ve ince sap için 3 mm saplı boy.',
      en: 'The size with a post of 3 mm, for tool sheaths, board cases and thin handles.',
    },
    description: {
      tr: '<p>El presinde tek vuruşta kıvrılır; kıvrım küçük olduğundan ince deri büzülmez. Deliği dar açmayın, boru yana yatar. Kutu ve klasör hattında titreşimli besleyiciden yürür; bunun için kafa çapında 0,1 mm’den fazla sapma olmaz.</p>',
      en: '<p>One stroke of a hand press rolls it, and the roll is small enough not to pucker thin leather. Do not punch a tight hole: the tube leans over. On box and folder lines it runs through a bowl feeder, for which the heads are kept within 0.1 mm.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      head: '6 mm',
      post: '8 mm',
      postDiameter: '3 mm',
      grip: '5–6 mm',
      hole: '3,2 mm',
      finish: plated('copper'),
      stockSizes: { tr: '4, 6 ve 8 mm sap', en: 'posts of 4, 6 and 8 mm' },
      pack: pieces(5000),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-boru-hero', 'percin-boru-yakin'),
  },
  {
    code: 'PR-8608',
    category: 'toplu-percin',
    name: { tr: 'Toplu Perçin 8 mm', en: 'Ball Stud 8 mm' },
    summary: {
      tr: 'Derideki yarıktan geçen altın top: kapak, kemer ve kılıf kapatır.',
      en: 'A gold ball that slips through a slit in the leather and closes flaps, belts and sheaths.',
    },
    description: {
      tr: '<p>Kapağa 5 mm delik açılır, delikten geriye, uçtan uzağa doğru 6 mm yarılır. Top yarıktan zorlanarak geçer, bel deliğe oturur; çekiş beli deliğin yuvarlak kenarına bastırdığı için kapak kendiliğinden çıkmaz. Yarığın sonuna 1,5 mm delik vurun: deri oradan yırtılmaz.</p><p>Gövde tek parça torna pirinçtir, topta kalıp çizgisi yoktur. Altının altında 4 mikron nikel bulunur; tene değen işte EN 1811 raporlu beyaz bronz alt kat siparişle yapılır (en az 3.000 takım).</p>',
      en: '<p>Punch a hole of 5 mm in the flap and cut a slit of 6 mm from it, away from the tip. The ball is pushed through the slit and the neck settles in the hole; a pull presses it against the round edge, so the flap does not come off by itself. A hole of 1.5 mm at the end of the slit keeps the leather from tearing.</p><p>The body is turned from one piece of brass, and the ball has no mould line. Under the gold lie 4 microns of nickel; for work that touches the skin an undercoat of white bronze with a report to EN 1811 is made to order, from 3,000 sets.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna; çelik vida', en: 'Turned brass, steel screw' },
      head: { tr: '8 mm (top)', en: '8 mm (ball)' },
      outerDiameter: { tr: '11 mm (taban)', en: '11 mm (base)' },
      rise: '11 mm',
      thread: { tr: 'M3 × 6 mm, vidası ile', en: 'M3 × 6 mm, with screw' },
      grip: '1,5–3,5 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'antiqueBrass', 'gunmetal'),
      pack: sets(250),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-toplu-hero', 'percin-toplu-yakin'),
  },
  {
    code: 'PR-8606',
    category: 'toplu-percin',
    name: { tr: 'Toplu Perçin 6 mm', en: 'Ball Stud 6 mm' },
    summary: {
      tr: 'Cüzdan, kalemlik ve defter kapağı için 6 mm top.',
      en: 'A ball of 6 mm for wallets, pen rolls and notebook covers.',
    },
    description: {
      tr: '<p>İnce deride 4 mm delik ile 4 mm yarık yeter. Yeniyken sıkı kapanması doğrudur: deri kullanıldıkça yumuşar, deliği büyütmeyin. Yassı vida başı kartları çizmesin diye üstüne ince bir deri parçası yapıştırın.</p>',
      en: '<p>In thin leather a hole of 4 mm with a slit of 4 mm is enough. It should close stiffly when new: leather softens with use, so do not widen the hole. Glue a thin patch over the flat head of the screw, and it will not scratch cards.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, torna; çelik vida', en: 'Turned brass, steel screw' },
      head: { tr: '6 mm (top)', en: '6 mm (ball)' },
      outerDiameter: { tr: '8,5 mm (taban)', en: '8.5 mm (base)' },
      rise: '8 mm',
      thread: { tr: 'M2,5 × 5 mm, vidası ile', en: 'M2.5 × 5 mm, with screw' },
      grip: '1–2,5 mm',
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'antiqueBrass'),
      pack: sets(500),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('percin-toplu-hero', 'percin-toplu-yakin'),
  },
];
