import type { DemoPicture, DemoText } from './demo-content.ts';
import { finishPictureText } from './finish-pictures.ts';

/**
 * Alternative texts by file name without `.jpg`; each text fits every place that shows
 * the picture.
 */
const pictures = {
  'toka-klasik-nikel': {
    tr: 'Nikel, köşeleri yuvarlatılmış tek dilli toka',
    en: 'Single-prong buckle with rounded corners in nickel',
  },
  'toka-klasik-kullanim': {
    tr: 'Dikişli taba deri kayışa takılmış nikel dilli toka',
    en: 'Nickel prong buckle on a stitched strap of tan leather',
  },
  'toka-klasik-yakin': {
    tr: 'Nikel tokanın dili ve yuvarlatılmış köşesi, yakından',
    en: 'Prong and rounded corner of the nickel buckle, close up',
  },
  'toka-cift-dil-fume': {
    tr: 'Füme kaplı çift dilli geniş toka',
    en: 'Wide double-prong buckle in gunmetal',
  },
  'toka-surgulu-mat-siyah': {
    tr: 'Kolon bant geçirilmiş mat siyah sürgülü toka',
    en: 'Matt black slide adjuster threaded with webbing',
  },
  'toka-oval-parlak-altin': {
    tr: 'Barı ortadan geçen parlak altın oval toka',
    en: 'Oval buckle in bright gold with the bar across its middle',
  },
  'toka-kalp-parlak-bakir': {
    tr: 'Barı omuzlarından ucuna inen bakır kalp toka',
    en: 'Heart-shaped buckle in copper, its bar running down to the point',
  },
  'toka-yamuk-antik-sari': {
    tr: 'Bar tarafı dar, antik sarı yamuk toka',
    en: 'Trapezoid buckle in antique brass, narrow at the bar',
  },
  'toka-makarali-nikel': {
    tr: 'Dili makaraya yaslanan nikel makaralı toka',
    en: 'Nickel roller buckle with its prong resting on the roller',
  },
  'toka-orta-barli-fircali-nikel': {
    tr: 'Beli dar, ortadan barlı fırçalı nikel toka',
    en: 'Waisted buckle in brushed nickel with a bar across its middle',
  },
  'toka-mandalli-fume': {
    tr: 'Kahverengi kolon bandı tutan füme mandallı toka',
    en: 'Gunmetal cam buckle on brown webbing',
  },
  'dhalka-acik-altin': {
    tr: 'Açık altın iki D halka, biri küçük',
    en: 'Two D-rings in light gold, one smaller',
  },
  'dhalka-kullanim': {
    tr: 'Deri dile dikilmiş açık altın D halka',
    en: 'D-ring in light gold, sewn into a leather tab',
  },
  'dhalka-yakin': {
    tr: 'Açık altın D halkanın düz kenarındaki ek yeri, yakından',
    en: 'The joint in the straight side of the light gold D-ring, close up',
  },
  'yuvarlak-halka-nikel': { tr: 'Üç boy nikel yuvarlak halka', en: 'Nickel O-rings in three sizes' },
  'kare-halka-parlak-bakir': {
    tr: 'Dokuma banda geçirilmiş parlak bakır kare halka',
    en: 'Rectangular ring in bright copper on webbing',
  },
  'dokme-halka-fume': {
    tr: 'Üç boy, pahlı kenarlı füme döküm halka',
    en: 'Cast rectangular rings with chamfered edges in gunmetal, three sizes',
  },
  'ucgen-halka-antik-sari': {
    tr: 'Antik sarı iki üçgen halka, biri büyüğüne yaslı',
    en: 'Two triangle rings in antique brass, the smaller leaning on the larger',
  },
  'acilir-halka-parlak-altin': {
    tr: 'Biri kapalı, birinin kapısı içe açık iki altın halka',
    en: 'Two gold rings with spring gates, one closed and one open',
  },
  'anahtarlik-halka-nikel': {
    tr: 'Yassı telden sarılmış üç boy nikel anahtarlık halkası',
    en: 'Nickel split rings of flat wire in three sizes',
  },
  'zincir-gurmet-parlak-altin': {
    tr: 'Kıvrım yapan parlak altın gurmet zincir',
    en: 'Bright gold curb chain in a curve',
  },
  'zincir-forse-nikel': { tr: 'Oval baklalı nikel forse zincir', en: 'Nickel cable chain with oval links' },
  'zincir-forse-yakin': {
    tr: 'Nikel forse zincirin bir yatık bir dik oval baklaları',
    en: 'Oval links of the nickel cable chain, alternately flat and upright',
  },
  'zincir-forse-kullanim': {
    tr: 'Kahverengi deri çantanın D halkasına bağlı nikel forse zincir',
    en: 'Nickel cable chain on the D-ring of a brown leather bag',
  },
  'zincir-bilyali-fume': {
    tr: 'Sarmal duran füme bilyalı zincir',
    en: 'Ball chain in gunmetal lying in a coil',
  },
  'zincir-rolo-antik-sari': {
    tr: 'Kıvrılarak uzanan antik sarı rolo zincir',
    en: 'Rolo chain in antique brass laid in a bend',
  },
  'zincir-figaro-parlak-altin': {
    tr: 'Üç kısa bir uzun baklalı altın figaro zincir',
    en: 'Gold figaro chain, three short links to a long one',
  },
  'zincir-yilan-nikel': {
    tr: 'Kendi üzerinden geçen nikel yılan zincir',
    en: 'Nickel snake chain crossing over itself',
  },
  'zincir-baklali-fume': {
    tr: 'Baklaları ortadan köprülü füme çapa zincir',
    en: 'Gunmetal anchor chain with a stud in every link',
  },
  'kusgozu-antik-sari': {
    tr: 'Antik sarı iki kuşgözü ve bir pul',
    en: 'Two eyelets and a washer in antique brass',
  },
  'kusgozu-kullanim': {
    tr: 'Dikişli koyu deriye sırayla çakılmış antik sarı kuşgözleri',
    en: 'A row of antique brass eyelets set in dark sewn leather',
  },
  'kusgozu-yakin': {
    tr: 'Antik sarı kuşgözünün yuvarlak dudağı, yakından',
    en: 'The rounded lip of an antique brass eyelet, close up',
  },
  'kusgozu-oval-nikel': {
    tr: 'Nikel iki oval kuşgözü ve bir pul',
    en: 'Two oval eyelets and a washer in nickel',
  },
  'kusgozu-perdelik-parlak-altin': {
    tr: 'Keten kumaşa takılı geniş altın perde kuşgözü',
    en: 'Wide gold curtain eyelet set in linen',
  },
  'kusgozu-kare-fume': {
    tr: 'Füme iki kare kuşgözü ve bir pul',
    en: 'Two square eyelets and a washer in gunmetal',
  },
  'kusgozu-mini-parlak-bakir': {
    tr: 'Dağınık duran küçük bakır bağcık kuşgözleri',
    en: 'A handful of small copper lacing eyelets',
  },
  'citcit-yayli-nikel': {
    tr: 'Nikel yaylı çıtçıtın dört parçası: şapka, dişi, erkek ve alt',
    en: 'The four parts of a spring snap in nickel: cap, socket, stud and post',
  },
  'citcit-yayli-kullanim': {
    tr: 'Taba deri kapakta nikel çıtçıt şapkaları, siyah bantta erkekleri',
    en: 'Nickel snap caps on a tan leather flap, their studs on a black strap',
  },
  'citcit-yayli-yakin': {
    tr: 'Nikel çıtçıtın dişisi, yakından',
    en: 'The socket of the nickel snap, close up',
  },
  'citcit-tirnakli-fume': {
    tr: 'Füme tırnaklı çıtçıtın parçaları: iki tırnaklı halka, açık halka ve dişi',
    en: 'Parts of a prong snap in gunmetal: two prong rings, open ring and socket',
  },
  'citcit-miknatisli-parlak-altin': {
    tr: 'Altın mıknatıslı çıtçıt: mıknatıslı dişi, ayakları yukarıda erkek ve yarıklı iki pul',
    en: 'Gold magnetic snap: socket with its magnet, stud with its legs up, two slotted washers',
  },
  'dugme-kot-antik-sari': {
    tr: 'Boncuk çevreli antik sarı kot düğmeleri ve çivileri',
    en: 'Jeans buttons with a beaded rim in antique brass, tacks beside them',
  },
  'dugme-ayakli-parlak-altin': {
    tr: 'Halat kenarlı dört altın düğme: ikisi yüzünden, ikisi tel ayağından görünüyor',
    en: 'Four gold buttons with roped rims, two showing the face and two the wire shank',
  },
  'dugme-delikli-fircali-nikel': {
    tr: 'Fırçalı nikel üç dört delikli düğme, biri yanındakine yaslı',
    en: 'Three four-hole buttons in brushed nickel, one leaning on its neighbour',
  },
  'elcik-damla-nikel': {
    tr: 'Kenarı kabarık nikel damla elcikler ve halkaları',
    en: 'Nickel teardrop pullers with raised rims and their rings',
  },
  'elcik-damla-kullanim': {
    tr: 'Metal fermuarın kursöründen sarkan nikel damla elcik',
    en: 'Nickel teardrop puller hanging from the slider of a metal zip',
  },
  'elcik-damla-yakin': {
    tr: 'Nikel damla elciğin kabarık kenarı ve halkası, yakından',
    en: 'Raised rim and ring of the nickel teardrop puller, close up',
  },
  'elcik-halkali-fume': {
    tr: 'Füme iki halkalı elcik ve bağlantı halkaları',
    en: 'Two ring pullers in gunmetal with their connecting rings',
  },
  'elcik-plaka-mat-siyah': {
    tr: 'Ortası pencereli iki mat siyah plaka elcik ve halkaları',
    en: 'Two matt black plate pullers with windows, on their rings',
  },
  'elcik-cubuk-parlak-altin': {
    tr: 'Boynu yivli, ucu toplu iki altın çubuk elcik',
    en: 'Two gold bar pullers, grooved at the neck, with a ball at the end',
  },
  'elcik-derili-antik-sari': {
    tr: 'Antik sarı perçinli ve halkalı, dikişli iki kahverengi deri elcik',
    en: 'Two stitched pullers of brown leather with rivets and rings in antique brass',
  },
  'elcik-bilyali-parlak-bakir': {
    tr: 'Kısa bilyalı zincirin ucunda sarkıtlı iki bakır elcik',
    en: 'Two copper pullers, each a drop on a short ball chain',
  },
  'kanca-doner-nikel': {
    tr: 'Yaylı dilli, gözü dönen nikel kanca',
    en: 'Nickel swivel snap hook with a spring gate',
  },
  'kanca-doner-kullanim': {
    tr: 'Katlanıp dikilmiş siyah deri kayışa takılı nikel döner kanca',
    en: 'Nickel swivel hook on a black leather strap, folded and sewn',
  },
  'kanca-doner-yakin': {
    tr: 'Nikel döner kancanın yaylı dili ve dönen boynu, yakından',
    en: 'Spring gate and swivel neck of the nickel hook, close up',
  },
  'kanca-istakoz-parlak-altin': {
    tr: 'Tetikli altın ıstakoz kancalar',
    en: 'Gold lobster clasps with their levers and end rings',
  },
  'kanca-karabina-fume': { tr: 'Armut biçimli füme karabina', en: 'Pear-shaped carabiner in gunmetal' },
  'kanca-bolt-antik-sari': {
    tr: 'Yuvarlak gözü dönen, sürgülü antik sarı bolt kanca',
    en: 'Bolt snap in antique brass with a round swivel eye',
  },
  'kanca-s-parlak-bakir': { tr: 'İki boy bakır S kanca', en: 'Copper S-hooks in two sizes' },
  'mandal-dondurmeli-parlak-altin': {
    tr: 'Altın döndürmeli mandal: çerçeve, dilli gövde ve karşı plaka',
    en: 'Gold turn lock: frame, body with its tongue and counter plate',
  },
  'percin-kapsul-nikel': {
    tr: 'Nikel kapsül perçinler: şapkalar, saplar ve takılmış bir çift',
    en: 'Nickel double-cap rivets: caps, posts and one assembled pair',
  },
  'percin-kapsul-kullanim': {
    tr: 'Çapraz duran taba ve kahverengi kayışı bağlayan dört nikel perçin',
    en: 'Four nickel rivets joining a tan and a brown strap crosswise',
  },
  'percin-kapsul-yakin': {
    tr: 'Takılmış nikel kapsül perçinin iki şapkası, yakından',
    en: 'The two caps of an assembled nickel rivet, close up',
  },
  'percin-vidali-parlak-altin': {
    tr: 'Ayrık ve takılı duran altın albüm vidaları',
    en: 'Gold Chicago screws, apart and assembled',
  },
  'percin-konik-fume': { tr: 'Füme konik trokslar ve vidaları', en: 'Gunmetal cone studs with their screws' },
  'percin-piramit-antik-sari': {
    tr: 'Antik sarı dört piramit troks, ikisi tırnaklarını gösteriyor',
    en: 'Four pyramid studs in antique brass, two of them showing their claws',
  },
  'percin-boru-parlak-bakir': {
    tr: 'Dik ve yatık duran bakır boru perçinler',
    en: 'Copper tubular rivets, standing and lying',
  },
  'percin-toplu-parlak-altin': {
    tr: 'Biri yan yatmış üç altın toplu perçin ve vidası',
    en: 'Three gold ball studs, one on its side, with a screw',
  },
  'toka-genis': {
    tr: 'Antik sarı, nikel ve altın tokalı üç dikişli kemer: kahve, taba ve siyah deri',
    en: 'Three stitched belts in brown, tan and black leather with buckles in antique brass, nickel and gold',
  },
  'halka-genis': {
    tr: 'Üst üste dizilmiş altın D halkalar, nikel yuvarlak halkalar ve bakır kare halkalar',
    en: 'Overlapping rows of gold D-rings, nickel round rings and copper square rings',
  },
  'kusgozu-genis': {
    tr: 'Küçükten büyüğe üç sıra kuşgözü: nikel, antik sarı ve füme',
    en: 'Three rows of eyelets from small to large in nickel, antique brass and gunmetal',
  },
  'citcit-genis': {
    tr: 'Siyah deri kayışa takılmış nikel çıtçıtlar, önünde altın ve nikel parçaları',
    en: 'Nickel snaps set in a black leather strap, their parts in gold and nickel before it',
  },
  'elcik-genis': {
    tr: 'Yan yana sekiz fermuar elciği: damla, plaka, halka ve çubuk, çeşitli kaplamalarda',
    en: 'Eight zip pullers side by side: drops, plates, rings and bars in several finishes',
  },
  'kanca-genis': {
    tr: 'Bolt kanca, döner kancalar, karabina, ıstakoz kancalar ve bakır S kanca',
    en: 'Bolt snap, swivel hooks, carabiner, lobster clasps and a copper S-hook',
  },
  'percin-genis': {
    tr: 'Siyah kayışta altın piramit trokslar, önünde nikel kapsül perçinler ve antik sarı trokslar',
    en: 'Gold pyramid studs on a black strap, with nickel cap rivets and antique brass studs before it',
  },
  'dugme-kot-kullanim': {
    tr: 'Sarı dikişli kot kumaşta antik sarı kot düğmesi',
    en: 'Jeans button in antique brass on denim with yellow stitching',
  },
  'kusgozu-mini-kullanim': {
    tr: 'Kahve deride karşılıklı iki sıra bakır bağcık kuşgözü',
    en: 'Two facing rows of copper lacing eyelets in brown leather',
  },
  'mandal-dondurmeli-kullanim': {
    tr: 'Taba çanta kapağını kapatan altın döndürmeli mandal',
    en: 'Gold turn lock closing the flap of a tan bag',
  },
  'percin-konik-kullanim': {
    tr: 'Siyah deri kayışta sıra sıra füme konik troks',
    en: 'Rows of gunmetal cone studs on a black leather strap',
  },
  'hero-genis': {
    tr: 'Krem zeminde karışık kaplamalı tokalar, halkalar, kuşgözleri ve gurmet zincir',
    en: 'Buckles, rings, eyelets and curb chain in mixed finishes on a cream background',
  },
  'atolye-genis': {
    tr: 'Sıra sıra dizilmiş halka, toka ve kuşgözleri',
    en: 'Rings, buckles and eyelets laid out in rows',
  },
  'zincir-genis': {
    tr: 'Yan yana uzanan altın, nikel, bakır ve füme zincirler',
    en: 'Chains in gold, nickel, copper and gunmetal side by side',
  },
  'tezgah-genis': {
    tr: 'Meşe tezgâhta kuşgözü çakılan taba kayış, zımba, örs ve parçalar',
    en: 'A tan strap being fitted with eyelets on an oak bench, with punch, anvil and parts',
  },
  'sira-genis': {
    tr: 'Sıralar hâlinde çıtçıt, düğme, perçin ve trokslar',
    en: 'Snaps, buttons, rivets and studs in rows',
  },
  'deri-genis': {
    tr: 'Makaralı tokalı taba kayış, altın kancalı siyah kayış ve altın D halka',
    en: 'A tan strap with a roller buckle, a black one with a gold hook, and a gold D-ring',
  },
  'kaplama-genis': {
    tr: 'Meşe çıtaya yaslanan altı kaplamada D halka: nikel, altın, bakır, antik sarı, füme, mat siyah',
    en: 'A D-ring in six finishes against an oak rail: nickel, gold, copper, antique brass, gunmetal, matt black',
  },
  'numune-genis': {
    tr: 'Üç kaplamada parçalar dizilmiş numune kartı, deri ve kolon bant örnekleri',
    en: 'Sample card with parts in three finishes, beside swatches of leather and webbing',
  },
  'aski-genis': {
    tr: 'Kaplama askısında iki sıra açık altın D halka',
    en: 'Two rows of D-rings in light gold on a plating rack',
  },
  'kumpas-genis': {
    tr: 'Teknik çizimin üstünde, kumpasla ölçülen D halka',
    en: 'A D-ring measured with callipers on its technical drawing',
  },
  'talas-genis': {
    tr: 'Tornadan çıkmış pirinç toplu perçinler, talaş ve takım',
    en: 'Turned brass ball studs with swarf, bar and cutting tool',
  },
  'kutu-genis': {
    tr: 'Kutularda gümüş rengi, altın ve füme perçinler',
    en: 'Silver, gold and gunmetal rivets in boxes',
  },
  'fuar-stant-genis': {
    tr: 'Fuar tezgâhında meşe tepsilerde tokalar, halkalar ve perçinler, yanında kataloglar',
    en: 'Oak trays of buckles, rings and rivets on the counter of a fair stand, catalogues beside them',
  },
  'fuar-vitrin-genis': {
    tr: 'Keten panoya sıra sıra iğnelenmiş toka, halka, kanca ve elcikler',
    en: 'Buckles, rings, hooks and pullers pinned in rows on a linen board',
  },
  'sertifika-kalite': {
    tr: 'Meşe masada, köşesinde nikel toka duran örnek kalite belgesi',
    en: 'Specimen quality certificate on an oak table, a nickel buckle on its corner',
  },
  'sertifika-cevre': {
    tr: 'Meşe çerçevede örnek çevre belgesi',
    en: 'Specimen environmental certificate in an oak frame',
  },
} satisfies Record<string, DemoText>;

export type PictureName = keyof typeof pictures;

/** A gallery; the first picture is the main one. */
export function gallery(main: PictureName, ...others: PictureName[]): [DemoPicture, ...DemoPicture[]] {
  return [shown(main), ...others.map(shown)];
}

const shown = (name: PictureName): DemoPicture => ({ file: `${name}.jpg`, alt: pictures[name] });

const described = new Map<string, DemoText>(
  Object.entries(pictures).map(([name, text]) => [`${name}.jpg`, text]),
);

/** The alternative text of a picture, by file name. */
export function pictureText(file: string): DemoText {
  const text = described.get(file) ?? finishPictureText(file, described);
  if (!text) throw new Error(`No alternative text for ${file}`);
  return text;
}
