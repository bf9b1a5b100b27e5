import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

export const partPosts: readonly DemoPost[] = [
  {
    publishedIn: -19,
    author: 'Mert Yıldız',
    cover: 'kusgozu-fume.jpg',
    title: { tr: 'Doğru kuşgözü nasıl seçilir?', en: 'How to choose an eyelet' },
    summary: {
      tr: 'Delik çapı, boyun boyu ve pul: üç ölçü tutarsa kuşgözü ne döner ne de kumaşı yırtar.',
      en: 'Hole, barrel and washer: when these three fit, an eyelet neither turns nor tears the cloth.',
    },
    body: {
      tr: richText`
        <p>Şikâyetlerin çoğu kuşgözünden değil, yanlış boydan gelir. Ölçmek bir dakikadır.</p>
        <h2>Delik çapı</h2>
        <p>Kuşgözünün adı iç çapıdır; malzemeye açacağınız delik boynun dış çapı kadar olmalıdır. Deride yarım milimetre
        dar, örme kumaşta tam ölçü delin.</p>
        <h2>Boyun boyu</h2>
        <p>Malzemeyi kapatılmış kalınlığında ölçün ve şunu ekleyin:</p>
        <ul>
        <li><p>pulsuz kuşgözünde iç çapın yarısı,</p></li>
        <li><p>pullu kuşgözünde pulun kalınlığı ve 2 mm.</p></li>
        </ul>
        <p>Boyun uzunsa kıvrım çatlar, kısaysa kuşgözü ilk çekişte çıkar.</p>
        <img data-file="kusgozu-yakin.jpg">
        <h2>Pul gerekli mi?</h2>
        <p>İnce ve esneyen kumaşta evet: pul, yükü geniş bir halkaya yayar. 2 mm’den kalın deride çoğu zaman gerekmez.</p>
        <h2>Deneme</h2>
        <p>Kendi malzemenizden on parça çakın, ters çevirin. Kıvrım her yanda eşitse ve elle dönmüyorsa ölçü doğrudur.</p>
        <h2>Pirinç mi, çelik mi?</h2>
        <p>Pirinç yumuşaktır, kıvrımı düzgün açılır ve paslanmaz; giysi, çanta ve perde için ilk seçim odur. Çelik daha ucuzdur, ama çakılırken kaplaması
        çatlar ve yağmurda iz bırakır. Branda, çadır ve tekne örtüsünde pirinç ya da paslanmaz çelik dışında bir şey kullanmayın. Alüminyum hafiftir,
        ancak yük altında esner; yalnız süs için uygundur.</p>
        <h2>Ölçü tablosu</h2>
        <table><tbody>
        <tr><th><p>İç çap</p></th><th><p>Delik</p></th><th><p>Kullanım</p></th></tr>
        <tr><td><p>4 mm</p></td><td><p>4,5 mm</p></td><td><p>Ayakkabı, korse</p></td></tr>
        <tr><td><p>10 mm</p></td><td><p>11 mm</p></td><td><p>Kapüşon bağı, çanta</p></td></tr>
        <tr><td><p>12 mm</p></td><td><p>13 mm</p></td><td><p>Branda, çanta ağzı</p></td></tr>
        <tr><td><p>14 mm</p></td><td><p>15 mm</p></td><td><p>Halat, kemer</p></td></tr>
        </tbody></table>
        <img data-file="kusgozu-kullanim.jpg">
        <h2>Çakarken</h2>
        <ol>
        <li><p>Deliği keskin zımbayla açın; makasla kesilen delik ilk yıkamada uzar.</p></li>
        <li><p>Örme kumaşın arkasına tela koyun, yoksa ilmek kaçar.</p></li>
        <li><p>Kalıbın kuşgözüyle aynı markadan olduğuna bakın; kıvrım yarıçapları birbirini tutmaz.</p></li>
        <li><p>Tek vuruşta kapatın. İkinci vuruş kıvrımı düzeltmez, yalnız ezer.</p></li>
        </ol>
        <h2>Sık görülen hatalar</h2>
        <p>Kuşgözü dönüyorsa delik büyüktür. Kumaşta yıldız biçimi yırtık varsa boyun uzundur ve kıvrım açılmıştır. Pul iz bırakıyorsa baskı çoktur. Kaplama pul
        pul kalkıyorsa kalıp kirlidir; temizleyip bir damla yağ sürün. Bağcık aşınıyorsa kıvrım içe değil dışa dönmüştür, parçayı ters çevirin.</p>
        <h2>Sipariş verirken</h2>
        <p>İç çapı, boyun boyunu, malzemenin preslenmiş kalınlığını ve yıkanıp yıkanmayacağını yazın. Malzemenizden avuç içi kadar bir parça gönderirseniz
        üç boyu çakıp geri yollarız. En iyisini elinizle seçersiniz; kalıbı da ilk siparişle birlikte ödünç veririz. Makine ayarı için
        yirmi dakikalık görüntülü görüşme de ücretsizdir.</p>
        <p>Ölçüleri bilmiyorsanız eski üründen sökülmüş tek bir kuşgözü de yeter: iç çapını, boynunu ve pulunu kumpasla ölçer, karşılığını katalogda buluruz. Karşılığı yoksa en yakın iki boyu, aralarındaki farkı yazarak birlikte göndeririz; hangisinin kumaşınızda daha iyi durduğuna siz karar verirsiniz.</p>`,
      en: richText`
        <p>Most complaints come from the wrong length, not from the eyelet. Measuring takes a minute.</p>
        <h2>The hole</h2>
        <p>An eyelet is named by its inside diameter; the hole in your material should match the outside of the barrel. Punch half a millimetre less in leather, and the exact size in knitted cloth.</p>
        <h2>The barrel</h2>
        <p>Measure the thickness of the material when pressed, and add:</p>
        <ul>
        <li><p>half the inside diameter for an eyelet without a washer,</p></li>
        <li><p>the thickness of the washer plus 2 mm for an eyelet with one.</p></li>
        </ul>
        <p>A barrel that is too long cracks as it curls; one that is too short pulls out at the first tug.</p>
        <img data-file="kusgozu-yakin.jpg">
        <h2>Do you need a washer?</h2>
        <p>In thin or stretching cloth, yes: it spreads the load over a wide ring. In leather thicker than 2 mm, usually not.</p>
        <h2>Try it</h2>
        <p>Set ten pieces in your own material and turn them over. If the curl is even all around and nothing turns by hand, the
        size is right.</p>
        <h2>Brass or steel?</h2>
        <p>Brass is soft, curls evenly and does not rust; it is the first choice for clothing, bags and curtains. Steel costs less, but its finish cracks when it is set and leaves marks in the
        rain. For tarpaulins, tents and boat covers use nothing but brass or stainless steel. Aluminium is light but gives way under load; it suits
        ornament only.</p>
        <h2>A table of sizes</h2>
        <table><tbody>
        <tr><th><p>Inside diameter</p></th><th><p>Hole</p></th><th><p>Use</p></th></tr>
        <tr><td><p>4 mm</p></td><td><p>4.5 mm</p></td><td><p>Shoes, corsets</p></td></tr>
        <tr><td><p>10 mm</p></td><td><p>11 mm</p></td><td><p>Hood cords, bags</p></td></tr>
        <tr><td><p>12 mm</p></td><td><p>13 mm</p></td><td><p>Tarpaulins, bag openings</p></td></tr>
        <tr><td><p>14 mm</p></td><td><p>15 mm</p></td><td><p>Rope, belts</p></td></tr>
        </tbody></table>
        <img data-file="kusgozu-kullanim.jpg">
        <h2>Setting it</h2>
        <ol>
        <li><p>Cut the hole with a sharp punch; one cut with scissors tears wider in the first wash.</p></li>
        <li><p>Put interlining behind knitted cloth, or a stitch will run.</p></li>
        <li><p>Use a die of the same make as the eyelet; the radii of their curls differ.</p></li>
        <li><p>Close it with one blow. A second one does not mend the curl, it only crushes it.</p></li>
        </ol>
        <h2>Common faults</h2>
        <p>If the eyelet turns, the hole is too large. A star-shaped tear means that the barrel is too long and its curl has opened. If the washer leaves a mark, the pressure is too high. If
        the finish flakes, the die is dirty; clean it and add a drop of oil. If the lace wears, the curl faces outwards: turn the part over.</p>
        <h2>When you order</h2>
        <p>Tell us the inside diameter, the barrel length, the thickness of the pressed material and whether it will be washed. If you send us a palm-sized piece, we set three lengths in it and return it. You choose the best by hand, and we lend you the die with your first order. A twenty-minute video call about setting up your machine is free too.</p>
        <p>If you do not know the sizes, a single eyelet taken from an old product will do: we measure its inside diameter, barrel and washer and find its match in the catalogue. If there is none, we send the two nearest sizes with a note of the difference, and you decide which looks better in your cloth.</p>`,
    },
  },
  {
    publishedIn: -63,
    author: 'Deniz Kaya',
    cover: 'dhalka-kullanim.jpg',
    title: { tr: 'D halka ölçüsü banda göre seçilir', en: 'Choose the D-ring by the strap' },
    summary: {
      tr: 'İç genişlik, tel kalınlığı ve kaynak: çanta askısında sessiz çalışan bir D halka için üç karar.',
      en: 'Inside width, wire and weld: three decisions for a D-ring that works quietly on a bag.',
    },
    body: {
      tr: richText`
        <p>D halkanın adındaki sayı, düz kenarın iç genişliğidir. 25 mm bant için 25 mm halka doğrudur; ama yalnız bant dikişten
        sonra da 25 mm ise.</p>
        <h2>İç genişlik</h2>
        <p>Katlanıp dikilen deri, kenarında 1–2 mm genişler. Kalın deride bir boy büyük halka alın; kolon bantta tam boy
        yeterlidir. Boşluk 3 mm’yi geçerse halka yan döner.</p>
        <h2>Tel kalınlığı</h2>
        <table><tbody>
        <tr><th><p>Kullanım</p></th><th><p>Tel</p></th></tr>
        <tr><td><p>El çantası, süs</p></td><td><p>3,0 mm</p></td></tr>
        <tr><td><p>Omuz askısı</p></td><td><p>3,5–4,0 mm</p></td></tr>
        <tr><td><p>Valiz, tasma</p></td><td><p>5,0 mm ve üstü, çelik</p></td></tr>
        </tbody></table>
        <h2>Kaynaklı mı, açık mı?</h2>
        <p>Açık halka bükülerek kapanır ve ucuzdur. Yük varsa kaynaklı seçin: ek yeri düz kenarda kalır ve dikişin içinde
        görünmez.</p>
        <img data-file="dhalka-yakin.jpg">
        <h2>Yükü hesaplayın</h2>
        <p>Çantanın dolu ağırlığını tartın ve üçle çarpın: yürürken askıya binen en yüksek yük budur. Bir askıda iki halka olsa da hesabı tek halkaya yapın, çünkü çanta
        bir yana kayınca yükün tümü orada kalır. Bulduğunuz sayı halkanın açılma yükünün beşte birini geçmemelidir. Sekiz kilogramlık bir
        iş çantası için 24 kilogram çıkar; 120 kilograma dayanan 4 mm telli kaynaklı halka yeterlidir.</p>
        <h2>Dikişte nereye konur?</h2>
        <p>Halkayı, gövdeye dikilen deri bir dil tutar. Dilin eni halkanın iç genişliğinden 1 mm dar, boyu telin çevresinin iki katı artı dikiş payı
        olmalıdır. Dikişi halkaya 3 mm’den fazla yaklaştırmayın: iğne tele vurur, ip telde kesilir. Dilin içine ince bir naylon şerit koymak, derinin uzamasını
        yarıya indirir ve dışarıdan görünmez.</p>
        <h2>Sessizlik</h2>
        <p>Halka kancaya vurdukça ses çıkarır. Telleri aynı kalınlıkta seçerseniz vuruş yumuşar; kancanın iç yarıçapı halka telinden yarım milimetre büyük
        olsun. Kaplamada mat ton sesi değil çiziği saklar. Ses önemliyse halkayı dilde sıkı, kancayı boşta bırakın; tersi her
        adımda tıklar.</p>
        <h2>Onaydan önce beş dakika</h2>
        <ol>
        <li><p>Halkayı bandınıza geçirin; zorlamadan dönmeli, ama yan yatmamalıdır.</p></li>
        <li><p>Kaynak yerine tırnağınızı sürün; takılıyorsa dikiş ipini de keser.</p></li>
        <li><p>Beş halkayı üst üste koyun; hepsinin boyu aynı olmalıdır.</p></li>
        <li><p>Dolu çantayı bir gece asılı bırakın ve sabah bandın izine bakın.</p></li>
        </ol>
        <p>Bandınızın enini, kalınlığını ve çantanın dolu ağırlığını yazarsanız uygun üç halkayı renk kartelasıyla birlikte göndeririz. Numuneler
        ücretsizdir; kargoyu ilk siparişte düşeriz.</p>
        <p>Ölçü seçerken tereddüt ettiğinizde küçük olanı değil, kalın telli olanı seçin: bir boy fazla tel çantaya yalnız birkaç gram ekler, ama askının ömrünü yıllarla uzatır. Müşteriden dönen çantaların çoğunda kopan deri ya da ip değil, zamanla açılmış ince bir halkadır.</p>`,
      en: richText`
        <p>The number in the name of a D-ring is the inside width of its straight side. A 25 mm strap takes a 25 mm ring, as long
        as the strap still measures 25 mm after sewing.</p>
        <h2>Inside width</h2>
        <p>Folded and sewn leather grows wider by 1–2 mm. Take the next size up for thick leather; for webbing, the exact size will do. With more than 3 mm of play, the ring turns sideways.</p>
        <h2>Wire</h2>
        <table><tbody>
        <tr><th><p>Use</p></th><th><p>Wire</p></th></tr>
        <tr><td><p>Handbag, decoration</p></td><td><p>3.0 mm</p></td></tr>
        <tr><td><p>Shoulder strap</p></td><td><p>3.5–4.0 mm</p></td></tr>
        <tr><td><p>Luggage, dog collar</p></td><td><p>5.0 mm and more, steel</p></td></tr>
        </tbody></table>
        <h2>Welded or open?</h2>
        <p>An open ring is bent shut and costs less. Under load, choose a welded one: its joint lies on the straight side and disappears in the seam.</p>
        <img data-file="dhalka-yakin.jpg">
        <h2>Work out the load</h2>
        <p>Weigh the full bag and multiply by three: this is the highest load on its strap while you walk. Even with two rings on a strap, calculate for one, because when the bag slides to one side all the weight hangs there. The result should not exceed a fifth of the load that opens the ring. For a work bag of eight kilograms that makes 24 kilograms; a welded 4 mm ring, which holds 120 kilograms, will do.</p>
        <h2>Where it sits in the seam</h2>
        <p>A leather tab holds the ring. It should be 1 mm narrower than the inside width of the ring, and twice as long as the wire is round, plus the seam allowance. Keep the stitches 3 mm away from the
        ring: the needle strikes the wire and the wire cuts the thread. A thin nylon tape inside the tab halves the stretch of the leather, and nobody sees it.</p>
        <h2>Silence</h2>
        <p>A ring makes a noise whenever it strikes the hook. Wires of equal thickness soften the blow; the inside radius of the hook should exceed the wire of the ring by half a millimetre. A matt finish
        hides scratches, not sound. If silence matters, hold the ring tight in its tab and leave the hook free; the other way round, it clicks at every step.</p>
        <h2>Five minutes before you approve</h2>
        <ol>
        <li><p>Put the ring on your strap; it should turn without force and not tip over.</p></li>
        <li><p>Run a fingernail over the weld; if it catches, it will cut the thread too.</p></li>
        <li><p>Stack five rings; they should all be the same size.</p></li>
        <li><p>Hang the full bag overnight and look at the mark on the strap.</p></li>
        </ol>
        <p>Tell us the width and thickness of your strap and the weight of the full bag, and we will send three suitable rings with the colour card. Samples are free; we deduct the freight from your first order.</p>
        <p>When in doubt, choose the thicker wire rather than the smaller ring: one step up in wire adds only a few grams to a bag and years to its strap. In most of the bags that customers return, it is not leather or thread that has failed but a thin ring that has opened over time.</p>`,
    },
  },
  {
    publishedIn: -90,
    author: 'Mert Yıldız',
    cover: 'zincir-genis.jpg',
    title: { tr: 'Zincir siparişinden önce sorulacak beş soru', en: 'Five questions before you order chain' },
    summary: {
      tr: 'Bakla biçimi, tel, açık ya da kaynaklı bakla, metre ağırlığı ve uç parçası. Teklif bu beş yanıtla hızlanır.',
      en: 'Link, wire, open or welded, weight per metre and end parts: five answers that speed up a quote.',
    },
    body: {
      tr: richText`
        <ol>
        <li><p><strong>Hangi bakla?</strong> Gurmet düz durur ve çantanın yanında yatar. Forse her yöne döner, kolye ve süs için
        rahattır. Yılan zincir kumaşı çekmez.</p></li>
        <li><p><strong>Tel kaç milimetre?</strong> Bakla boyu aynı kalsa bile tel, ağırlığı karesiyle artırır.</p></li>
        <li><p><strong>Bakla açık mı, kaynaklı mı?</strong> Omuz askısında kaynaklı. Açık bakla 8–12 kilogramda açılmaya
        başlar.</p></li>
        <li><p><strong>Metresi kaç gram olmalı?</strong> Alüminyum zincir aynı görünümde çeliğin üçte biri ağırlığındadır.</p></li>
        <li><p><strong>Ucunda ne var?</strong> Kancanın iç açıklığı, son baklanın tel kalınlığından en az 1 mm büyük
        olmalıdır.</p></li>
        </ol>
        <p>Renk için metreyle kesilmiş numune isteyin: zincirde kaplama, tek parçadakinden bir ton koyu görünür.</p>
        <img data-file="zincir-gurmet-fume.jpg">
        <h2>Uzunluğu nasıl ölçmeli?</h2>
        <p>Zinciri asın, yatırmayın: kendi ağırlığıyla açılan zincir masadakinden yüzde bir uzundur. Boyu bakla sayısıyla verin, çünkü kesim yalnız baklanın arasından olur.
        Omuz askısı için 120 santimetre, çapraz askı için 130, elde taşınan kısa askı için 45 santimetre iyi bir başlangıçtır. Kancaların
        boyunu toplamdan düşmeyi unutmayın; iki kanca çoğunlukla sekiz santimetre tutar.</p>
        <h2>Yük</h2>
        <table><tbody>
        <tr><th><p>Zincir</p></th><th><p>Tel</p></th><th><p>Çalışma yükü</p></th></tr>
        <tr><td><p>Süs, açık bakla</p></td><td><p>1,6 mm</p></td><td><p>2 kg</p></td></tr>
        <tr><td><p>Çanta, kaynaklı gurmet</p></td><td><p>2,5 mm</p></td><td><p>10 kg</p></td></tr>
        <tr><td><p>Çanta, kaynaklı forse</p></td><td><p>3,0 mm</p></td><td><p>15 kg</p></td></tr>
        </tbody></table>
        <p>Kopan zincirin çoğu ortadan değil, uçtan kopar: son bakla kancaya sürtünür ve incelir. Uçlara bir boy kalın halka koymak ömrü iki katına
        çıkarır ve parça başına yalnız birkaç kuruş tutar.</p>
        <h2>Giysiye zarar verir mi?</h2>
        <p>Baklanın kaynak yerini parmağınızla yoklayın. Çapak varsa trikoda ilmek çeker. Tamburda döndürülmüş zincir isteyin; kenarları yuvarlanmıştır. Açık
        renk kumaşta koyu kaplama iz bırakabilir: zinciri beyaz bezin arasında yirmi kez çekin, bezde renk kalmasın. Saç takılmasın diye boyuna
        gelen bölümde yılan zincir ya da deri geçirilmiş gurmet kullanın.</p>
        <h2>Metre mi, kesilmiş mi?</h2>
        <p>Makaradan metreyle alınan zincir esnektir, ama kesimi size bırakır ve her kesimde bir bakla gider. Yüz adedin üstünde boya kesilmiş, uçları takılmış zincir çoğu zaman
        daha ucuza gelir. Poşette beşli demetler hâlinde yollarız; karışmaz ve çizilmez. Deneme siparişinde makara, seride kesilmiş
        zincir istemek en dengeli yoldur.</p>
        <p>Beş soruyu yanıtladıysanız bize bir çanta fotoğrafı da ekleyin. Oranı gördüğümüzde bakla boyunu çoğu zaman bir numara küçültür, hem ağırlığı
        hem fiyatı düşürürüz.</p>
        <p>Teklifimiz metre fiyatını, uç parçalarını ve kesim işçiliğini ayrı satırlarda gösterir; böylece iki seçeneği yan yana koyup gerçekten karşılaştırabilirsiniz. Numune için yarım metre ücretsizdir.</p>
        <p>Yanıtınız bir iş günü içinde gelir.</p>`,
      en: richText`
        <ol>
        <li><p><strong>Which link?</strong> Curb chain lies flat along a bag. Cable chain turns in every direction and suits
        necklaces. Snake chain does not pull threads.</p></li>
        <li><p><strong>How thick is the wire?</strong> Even with links of the same length, the weight grows with the square of the wire.</p></li>
        <li><p><strong>Open or welded?</strong> Welded for a shoulder strap. An open link starts to give at 8–12 kilograms.</p></li>
        <li><p><strong>How much should a metre weigh?</strong> Aluminium chain looks the same at a third of the weight of steel.</p></li>
        <li><p><strong>What is at its end?</strong> The opening of the hook should exceed the wire of the last link by at least 1 mm.</p></li>
        </ol>
        <p>Ask for a sample cut by the metre to judge the colour: on chain, a finish looks a shade darker than on a single part.</p>
        <img data-file="zincir-gurmet-fume.jpg">
        <h2>How to measure its length</h2>
        <p>Hang the chain instead of laying it down: drawn out by its own weight, it is one per cent longer than on the table. Give the length as a number of links, because it can only be cut between two links. For a shoulder strap, 120 centimetres is a good start; for a crossbody strap, 130; for a short handle, 45. Remember to deduct the hooks: a pair usually measures eight centimetres.</p>
        <h2>The load</h2>
        <table><tbody>
        <tr><th><p>Chain</p></th><th><p>Wire</p></th><th><p>Working load</p></th></tr>
        <tr><td><p>Decoration, open link</p></td><td><p>1.6 mm</p></td><td><p>2 kg</p></td></tr>
        <tr><td><p>Bag, welded curb</p></td><td><p>2.5 mm</p></td><td><p>10 kg</p></td></tr>
        <tr><td><p>Bag, welded cable</p></td><td><p>3.0 mm</p></td><td><p>15 kg</p></td></tr>
        </tbody></table>
        <p>Most chains break at an end and not in the middle: the last link rubs on the hook and gets thin. A ring one size thicker at both ends doubles the life and costs only a few cents per part.</p>
        <h2>Does it harm clothes?</h2>
        <p>Feel the weld of a link with your finger. A burr pulls threads in knitwear. Ask for tumbled chain, whose edges are round. A dark finish can mark light cloth: pull the chain through a
        white cloth twenty times, and no colour should stay. Where it touches the neck, use snake chain, or curb chain with a leather lace woven through, so that no hair is caught.</p>
        <h2>By the metre or cut?</h2>
        <p>Chain from a reel is flexible, but leaves the cutting to you, and each cut costs a link. Above a hundred pieces, chain cut to length with its ends fitted is usually cheaper. We pack it in bags in bundles of five, which neither tangle nor scratch. A reel for the trial order and cut chain for production is usually the best balance.</p>
        <p>Once you have answered the five questions, add a photograph of the bag. When we see its proportions, we often suggest the next smaller link, which lowers both the weight and the price.</p>
        <p>Our quote lists the price per metre, the end parts and the cutting on separate lines, so that you can really compare two options side by side. A half-metre sample is free.</p>
        <p>We answer within one working day.</p>`,
    },
  },
];
