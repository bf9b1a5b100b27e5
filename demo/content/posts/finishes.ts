import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

export const finishPosts: readonly DemoPost[] = [
  {
    publishedIn: -6,
    author: 'Selin Aras',
    cover: 'aski-genis.jpg',
    title: { tr: 'Bir kaplama nasıl yapılır?', en: 'How a finish is made' },
    summary: {
      tr: 'Aynı D halka altı ayrı renkte nasıl çıkar? Ham parçadan koruma katına kadar kaplamanın adımları.',
      en: 'How does the same D-ring come out in six colours? The steps of plating, from raw part to protective coat.',
    },
    body: {
      tr: richText`
        <p>Kaplama bir boya değildir: metal, parçanın yüzeyinde akım yardımıyla tabaka tabaka büyür. Rengi son kat
        verir, dayanımı ise altındaki katlar. Bu yüzden iyi bir kaplamanın çoğu görünmez.</p>
        <h2>1. Yüzey hazırlığı</h2>
        <p>Dökümden ya da presten çıkan parça önce titreşimli tamburda taşlarla döner. Çapak gider, köşeler yumuşar. Parlak
        istenen parçalar ayrıca elle cilalanır; çünkü kaplama çiziği örtmez, gösterir.</p>
        <h2>2. Yağ alma ve asit</h2>
        <p>Cila yağı ve parmak izi sıcak banyoda alınır, oksit zayıf asitle kaldırılır. Atlanan bir durulama, aylar sonra
        kabarcık olarak geri döner.</p>
        <h2>3. Bakır, sonra nikel</h2>
        <p>Bakır gözenekleri kapatır ve yüzeyi düzeltir; nikel sertlik ve parlaklık verir. Ciltle uzun süre temas eden
        parçalarda nikelin yerine beyaz bronz kullanırız.</p>
        <img data-file="dhalka-mat-siyah.jpg">
        <h2>4. Renk katı</h2>
        <table><tbody>
        <tr><th><p>Kaplama</p></th><th><p>Son kat</p></th><th><p>Kalınlık</p></th></tr>
        <tr><td><p>Parlak nikel</p></td><td><p>Nikel</p></td><td><p>8–10 µm</p></td></tr>
        <tr><td><p>Açık altın</p></td><td><p>Altın alaşımı</p></td><td><p>0,1 µm</p></td></tr>
        <tr><td><p>Antik sarı</p></td><td><p>Pirinç, oksitlenip fırçalanmış</p></td><td><p>3 µm</p></td></tr>
        <tr><td><p>Füme</p></td><td><p>Kalay-nikel</p></td><td><p>1 µm</p></td></tr>
        </tbody></table>
        <h2>5. Koruma</h2>
        <p>Son olarak ince bir vernik çekilir ve fırınlanır. Tuz püskürtme deneyinde bekleme süresini en çok bu kat belirler.</p>
        <h2>Rengi kim, nasıl ölçer?</h2>
        <p>Göz yanıltır: aynı altın, sıcak ışıkta kırmızı, gün ışığında yeşil görünür. Bu yüzden her partiden beş parçayı standart ışıkta renk
        ölçerle okuruz. İmzalı numuneyle fark 1,5 birimi geçerse parti ikinci kez bakılmadan sevk edilmez. Kalınlığı ise X ışını ölçer;
        parçayı bozmadan her katı ayrı ayrı gösterir. İki değer de parti kaydına yazılır.</p>
        <h2>Askı mı, tambur mu?</h2>
        <p>Küçük ve dayanıklı parçalar delikli bir tamburun içinde, binlercesi birden kaplanır: hızlı ve ucuzdur, ama parçalar birbirine vurur. Toka gibi
        görünür yüzeyi olan parçaları tek tek askıya takarız. Askıda akım her yüze eşit ulaşır, köşeler yanmaz; buna karşılık tutulan yerde
        milimetrelik bir iz kalır. İzin nereye geleceğini çizimde birlikte seçeriz.</p>
        <h2>Siparişte ne yazmalı?</h2>
        <ul>
        <li><p>Kaplamanın kodu ve parlak mı mat mı olduğu,</p></li>
        <li><p>parçanın ciltle temas edip etmeyeceği,</p></li>
        <li><p>beklediğiniz tuz püskürtme süresi: iç mekânda 24, dışarıda 72 saat,</p></li>
        <li><p>varsa eski siparişin parti numarası; ton oradan eşlenir.</p></li>
        </ul>
        <p>Dört satır eksiksizse kaplamalı numune beş iş gününde elinizde olur. Bir şey yazılmamışsa sorarız; tahmin etmeyiz, çünkü yanlış kat sökülüp yeniden
        kaplanınca hem parça incelir hem termin uzar.</p>
        <p>Renk kartelamızı isteyin: on yedi kaplama, her biri aynı D halkanın üstünde. Ekrandaki renge değil, elinizdeki parçaya bakarak karar verirsiniz;
        kartelayı iki yılda bir yenileriz.</p>`,
      en: richText`
        <p>Plating is not paint: an electric current builds up metal on the surface of the part, layer by layer. The last
        layer gives the colour, the ones below it the strength. Most of a good finish is therefore invisible.</p>
        <h2>1. Preparing the surface</h2>
        <p>Parts from the mould or the press first turn in a vibrating drum with stones. Burrs come off and edges soften. Parts that must shine are also polished by hand, because plating does not hide a scratch; it shows it.</p>
        <h2>2. Degreasing and acid</h2>
        <p>A hot bath removes polish and fingerprints; a weak acid removes the oxide. Skip one rinse, and it comes back months later as a blister.</p>
        <h2>3. Copper, then nickel</h2>
        <p>Copper fills the pores and levels the surface; nickel adds hardness and brightness. Where a part is in prolonged contact with the skin, we use white bronze instead of nickel.</p>
        <img data-file="dhalka-mat-siyah.jpg">
        <h2>4. The colour</h2>
        <table><tbody>
        <tr><th><p>Finish</p></th><th><p>Last layer</p></th><th><p>Thickness</p></th></tr>
        <tr><td><p>Bright nickel</p></td><td><p>Nickel</p></td><td><p>8–10 µm</p></td></tr>
        <tr><td><p>Light gold</p></td><td><p>Gold alloy</p></td><td><p>0.1 µm</p></td></tr>
        <tr><td><p>Antique brass</p></td><td><p>Brass, oxidised and relieved</p></td><td><p>3 µm</p></td></tr>
        <tr><td><p>Gunmetal</p></td><td><p>Tin-nickel</p></td><td><p>1 µm</p></td></tr>
        </tbody></table>
        <h2>5. Protection</h2>
        <p>A thin lacquer is applied last and cured in an oven. More than any other layer, it decides how long a part lasts in the salt spray test.</p>
        <h2>Who measures the colour, and how?</h2>
        <p>The eye deceives: the same gold looks red in warm light and green in daylight. We therefore read five parts of each batch with a colorimeter in
        standard light. If they differ from the signed sample by more than 1.5 units, the batch does not leave without a second look. Thickness is measured by X-ray, which shows each layer without harming the part. Both values go into the batch record.</p>
        <h2>Rack or barrel?</h2>
        <p>Small and sturdy parts are plated in a perforated barrel, thousands at a time: fast and cheap, but the parts strike each other. Parts with a visible face, such as
        buckles, hang on a rack one by one. There the current reaches every face evenly and corners do not burn; in return, a mark a millimetre wide remains where the part was held. We choose its place with you on the drawing.</p>
        <h2>What to write in an order</h2>
        <ul>
        <li><p>The code of the finish, and whether it is bright or matt,</p></li>
        <li><p>whether the part touches the skin,</p></li>
        <li><p>the salt spray hours you expect: 24 for indoor use, 72 for outdoor use,</p></li>
        <li><p>the batch number of an earlier order, if there is one; we match its shade.</p></li>
        </ul>
        <p>With these four lines, a plated sample is with you in five working days. If something is missing, we ask rather than guess, because a wrong layer has to be stripped and plated again, which thins the part and delays the order.</p>
        <p>Ask for our colour card: seventeen finishes, each on the same D-ring. You decide by the part in your hand, not by a colour on a screen; we renew the card every two years.</p>`,
    },
  },
  {
    publishedIn: -41,
    author: 'Deniz Kaya',
    cover: 'dugme-kot-kullanim.jpg',
    title: {
      tr: 'Nikel salınımı: tedarikçiden ne istemeli?',
      en: 'Nickel release: what to ask your supplier',
    },
    summary: {
      tr: 'Ciltle temas eden parçalarda sınır değer, deney raporu ve nikelsiz kaplamalar üzerine kısa bir rehber.',
      en: 'A short guide to the limit, the test report and nickel-free finishes for parts that touch the skin.',
    },
    body: {
      tr: richText`
        <p>Kemer tokası, kot düğmesi, saat kordonu halkası: ciltle uzun süre temas eden her metal parça, Avrupa’da REACH
        Ek XVII madde 27’ye girer. Sınır, haftada santimetrekare başına 0,5 mikrogramdır.</p>
        <h2>“Nikelsiz” ne demektir?</h2>
        <p>İki ayrı iddia vardır ve karıştırılmamalıdır:</p>
        <ul>
        <li><p><strong>Nikelsiz kaplama:</strong> katların hiçbirinde nikel yoktur. Genellikle bakır üstüne beyaz bronz.</p></li>
        <li><p><strong>Sınırın altında salınım:</strong> nikel vardır, ancak üst kat onu tutar. Rapor, aşındırma
        uygulanmış parçayla (EN 12472) alınmış olmalıdır.</p></li>
        </ul>
        <h2>Raporda bakılacak dört satır</h2>
        <ol>
        <li><p>Parçanın kodu ve kaplaması, sipariş ettiğinizle aynı mı?</p></li>
        <li><p>Deney EN 1811’e göre mi yapılmış?</p></li>
        <li><p>Aşındırma uygulanmış mı?</p></li>
        <li><p>Rapor, kaplama reçetesi değişmeden önceye mi ait?</p></li>
        </ol>
        <p>Güncel raporumuz Hakkımızda sayfasındadır; sipariş numaranızla parti kaydını da gönderebiliriz.</p>
        <h2>Deney nasıl yapılır?</h2>
        <p>Parça, teri taklit eden bir çözeltide 30 °C’de bir hafta bekler. Sonra çözeltideki nikel ölçülür ve parçanın yüzeyine bölünür. Yüzey
        hesabı sonucun yarısıdır: delikli, girintili bir tokanın yüzeyi gözle tahmin edilenin iki katı olabilir. Bu yüzden raporda santimetrekare değerinin nasıl
        bulunduğu yazmalıdır. Ölçüm belirsizliği için düzeltme yapıldıysa o da satır olarak görünür.</p>
        <img data-file="sertifika-kalite.jpg">
        <h2>Hangi parçalar kapsama girer?</h2>
        <p>Ölçüt, uzun süreli temastır: iki hafta içinde en az üç kez on dakika ya da bir kez otuz dakika. Kemer tokasının arkası, kot düğmesi, sütyen ayarı ve
        bileklik halkası girer. Çantanın dış tokası, anahtarlık ve ayakkabının bağ kancası çoğunlukla girmez; yine de marka kendi listesinde isteyebilir.
        Kulak deliği gibi yaralı deriye takılan parçalarda sınır daha düşüktür: haftada santimetrekare başına 0,2 mikrogram.</p>
        <h2>Rapor ne zaman yenilenmeli?</h2>
        <p>Kaplama banyosu, tedarikçi ya da alttaki alaşım değişince eski rapor yeni parçayı anlatmaz. Biz her reçeteyi yılda bir, çok satılan
        kaplamaları altı ayda bir yeniden ölçtürürüz. Arada hızlı bir pamuklu çubuk deneyi yapılır: çubuk pembeleşirse parti bekletilir ve
        laboratuvara gider. Bu hızlı deney yalnız eleme içindir; raporun yerine geçmez.</p>
        <h2>Kısa bir karar yolu</h2>
        <p>Parça cilde değmiyorsa bildiğiniz nikeli kullanın; en dayanıklı ve en uygun fiyatlı kattır. Değiyorsa ve rengi gümüşse beyaz bronz isteyin.
        Altın ya da füme istiyorsanız nikelsiz altlıkla sipariş verin; fark parça başına birkaç kuruştur, geri çağırmanın bedeli ise bütün
        koleksiyondur.</p>
        <p>Yine de kararsızsanız ürünün fotoğrafını ve satılacağı ülkeyi yazın. Parçanın kapsama girip girmediğini, hangi kaplamanın rengi koruyacağını ve elimizdeki
        son raporun tarihini aynı gün bildiririz. İlk numuneye raporun bir kopyasını ekler, parti numarasını etikete basarız; denetimde
        aradığınız kâğıt böylece koliyle birlikte gelir.</p>`,
      en: richText`
        <p>A belt buckle, a jeans button, the ring of a watch strap: in Europe, every metal part in prolonged contact with the skin falls under entry 27 of REACH Annex XVII. The limit is 0.5 micrograms per square centimetre per week.</p>
        <h2>What does “nickel-free” mean?</h2>
        <p>Two different claims are easily mixed up:</p>
        <ul>
        <li><p><strong>Nickel-free finish:</strong> no layer contains nickel. Usually white bronze over copper.</p></li>
        <li><p><strong>Release below the limit:</strong> there is nickel, but the top layer holds it back. The report should be for a part after simulated wear (EN 12472).</p></li>
        </ul>
        <h2>Four lines to look at in a report</h2>
        <ol>
        <li><p>Do the code and finish match what you are ordering?</p></li>
        <li><p>Was the test made to EN 1811?</p></li>
        <li><p>Was wear simulated?</p></li>
        <li><p>Is the report older than the last change of the plating recipe?</p></li>
        </ol>
        <p>Our current report is on the About us page; quote your order number and we can also send you the batch record.</p>
        <h2>How the test is made</h2>
        <p>The part spends a week at 30 °C in a solution that imitates sweat. Then the nickel in the solution is measured and divided by the surface area of the part. The area is half of the result: a buckle with holes and recesses can have twice the area you would guess. The report should therefore say how the area was determined. Any correction for measurement uncertainty is listed on a line of its own.</p>
        <img data-file="sertifika-kalite.jpg">
        <h2>Which parts are covered?</h2>
        <p>What counts is prolonged contact: ten minutes on at least three occasions within two weeks, or thirty minutes on one. The back of a belt buckle, a jeans button, a bra adjuster and the ring of a
        bracelet are covered. The outer buckle of a bag, a key ring and the lace hook of a shoe usually are not, but a brand may still include them in its own list. For parts inserted into pierced skin, the limit is lower: 0.2 micrograms per square centimetre per week.</p>
        <h2>When should a report be renewed?</h2>
        <p>When the bath, the supplier or the alloy underneath changes, an old report no longer describes the part. We have every recipe measured once a year, and finishes that sell
        well every six months. In between, we do a quick test with a cotton swab: if the swab turns pink, the batch is held and goes to the laboratory. This quick test is only for screening; it does not replace the report.</p>
        <h2>How to decide quickly</h2>
        <p>If the part does not touch the skin, use ordinary nickel; no other layer lasts longer or costs less. If it does and the colour is silver, ask for white bronze. For gold or gunmetal, order a nickel-free base; the difference is a few cents per part, while a recall costs the whole collection.</p>
        <p>If you are still in doubt, send a photograph of the product and the country where it will be sold. The same day, we tell you whether the part is covered, which finish keeps the colour and the date of our latest report. A copy of the report comes with the first sample, and its label carries the batch number, so the paperwork an audit asks for arrives with the box.</p>`,
    },
  },
  {
    publishedIn: -118,
    author: 'Selin Aras',
    cover: 'talas-genis.jpg',
    title: { tr: 'Zamak mı, pirinç mi, çelik mi?', en: 'Zamak, brass or steel?' },
    summary: {
      tr: 'Aynı görünen üç halka neden farklı fiyattadır? Malzemeyi kullanım yerine göre seçmenin yolu.',
      en: 'Three rings look the same, so why do their prices differ? How to choose the material by where it will be used.',
    },
    body: {
      tr: richText`
        <p>Kaplandıktan sonra üç malzemeyi gözle ayırmak zordur. Fark, parça yük altına girince ortaya çıkar.</p>
        <h2>Zamak</h2>
        <p>Çinko alaşımı, kalıpta her biçimi alır: logo, kabartma, ince kenar. Süs parçası ve toka gövdesi için uygundur.
        Sürekli çekme altında çelik kadar dayanmaz.</p>
        <h2>Pirinç</h2>
        <p>Presle kesilir, bükülür, lehimlenir. Kuşgözü ve çıtçıtta ezilirken çatlamaması en büyük üstünlüğüdür. Kaplaması
        aşınsa bile alttaki renk sıcaktır.</p>
        <h2>Çelik</h2>
        <p>Telden bükülen halka ve kancalarda en yüksek çekme değerini verir. Köpek tasması, askı ve yük taşıyan her bağlantı
        için önerimiz budur.</p>
        <blockquote><p>Kural basit: biçim önemliyse zamak, bükülecekse pirinç, taşıyacaksa çelik.</p></blockquote>
        <img data-file="acilir-halka-nikel.jpg">
        <h2>Sayılarla fark</h2>
        <table><tbody>
        <tr><th><p>25 mm halka</p></th><th><p>Ağırlık</p></th><th><p>Açılma yükü</p></th></tr>
        <tr><td><p>Zamak, döküm</p></td><td><p>9 g</p></td><td><p>60 kg</p></td></tr>
        <tr><td><p>Pirinç, kaynaklı</p></td><td><p>11 g</p></td><td><p>90 kg</p></td></tr>
        <tr><td><p>Çelik, kaynaklı</p></td><td><p>10 g</p></td><td><p>180 kg</p></td></tr>
        </tbody></table>
        <p>Değerler 4 mm kesit içindir. Çalışma yükü olarak açılma yükünün beşte birini alın; çantanın savrulması, durgun ağırlığın üç katını
        halkaya bindirir. Tasma ve askıda bu pay onda bire iner.</p>
        <h2>Kaplama malzemeyi sever mi?</h2>
        <p>Pirinç en uysalıdır: kat doğrudan tutunur, kalın bakır istemez. Zamak gözeneklidir; bakır katı ince kalırsa aylar sonra kabarcık çıkar.
        Çelik ise pası altından yürütür: kesilmiş uç ve kaynak yeri iyi kapanmalıdır. Deniz kenarında kullanılacak üründe paslanmaz çelik seçin ve
        onu kaplamadan, parlatılmış bırakın.</p>
        <h2>Fiyat nereden gelir?</h2>
        <p>Zamakta bedelin çoğu kalıptır; adet arttıkça parça ucuzlar. Pirinçte metalin kendisi pahalıdır ve borsayla oynar, teklif bu yüzden on beş gün geçerlidir.
        Çelikte telin fiyatı düşük, bükme ve kaynak işçiliği yüksektir. Bin adedin altında çelik, on bin adedin üstünde zamak çoğu zaman daha
        uygun çıkar.</p>
        <h2>Elinizdeki parça hangisi?</h2>
        <ol>
        <li><p>Mıknatıs tutun: yapışıyorsa çeliktir.</p></li>
        <li><p>Yapışmıyorsa arka yüzünü hafifçe eğeleyin: sarı çıkarsa pirinç, gri çıkarsa zamaktır.</p></li>
        <li><p>Taşın üstüne bırakın: pirinç çınlar, zamak tok ses verir.</p></li>
        </ol>
        <p>Emin olamazsanız bir parça gönderin. Alaşımı dakikalar içinde ölçer, yerine önereceğimiz parçayı numunesiyle birlikte bildiririz. Aynı
        çizimi üç malzemede de üretebildiğimiz için geçiş yaparken ölçüleriniz değişmez.</p>
        <h2>Çevre payı</h2>
        <p>Üç malzeme de geri dönüşür, ama yolları ayrıdır. Çeliği mıknatıs ayırır, pirinç hurdası değerini korur, zamak ise kaplamasıyla birlikte eritilemez ve
        önce sıyrılır. Ürünün sonunda parçanın kolay sökülmesini istiyorsanız perçin yerine vidalı bağlantı seçin. Kendi yolluk ve çapağımızın tümünü
        yeniden eritiriz; döküm zamağımızın üçte biri buradan gelir. Çevre raporunuz için parça başına malzeme dökümünü siparişle
        birlikte isteyebilirsiniz.</p>`,
      en: richText`
        <p>Once plated, the three materials are hard to tell apart. The difference appears under load.</p>
        <h2>Zamak</h2>
        <p>A zinc alloy that takes any shape in the mould: a logo, a relief, a thin edge. It suits ornaments and buckle bodies. Under constant tension it does not hold up like steel.</p>
        <h2>Brass</h2>
        <p>It is cut, bent and soldered. Its great advantage in eyelets and snaps is that it does not crack when it is set.
        Even where the finish wears off, the colour below is warm.</p>
        <h2>Steel</h2>
        <p>Rings and hooks bent from steel wire reach the highest breaking load. We recommend it for dog collars, straps and every joint that carries weight.</p>
        <blockquote><p>The rule is simple: zamak for shape, brass for bending, steel for carrying.</p></blockquote>
        <img data-file="acilir-halka-nikel.jpg">
        <h2>The difference in numbers</h2>
        <table><tbody>
        <tr><th><p>25 mm ring</p></th><th><p>Weight</p></th><th><p>Opens at</p></th></tr>
        <tr><td><p>Zamak, cast</p></td><td><p>9 g</p></td><td><p>60 kg</p></td></tr>
        <tr><td><p>Brass, welded</p></td><td><p>11 g</p></td><td><p>90 kg</p></td></tr>
        <tr><td><p>Steel, welded</p></td><td><p>10 g</p></td><td><p>180 kg</p></td></tr>
        </tbody></table>
        <p>The values are for a 4 mm section. Take a fifth of them as the working load; a swinging bag loads the ring with three times its weight at rest. For dog collars and straps, take a tenth.</p>
        <h2>How well do they take a finish?</h2>
        <p>Brass is the easiest: plating adheres directly and needs no thick copper. Zamak is porous; where the copper is thin, blisters appear after months. On steel, rust creeps under the plating: cut ends and welds have to be well sealed. For products used by the sea, choose stainless steel and leave it polished, without plating.</p>
        <h2>Where does the price come from?</h2>
        <p>With zamak, most of the cost is the tool; parts get cheaper as quantities grow. With brass, the metal itself is expensive and follows the metal exchange, which is why a quote is valid for fifteen days. With steel, the wire is cheap, but bending and welding it is not. Below a thousand pieces, steel usually works out cheaper; above ten thousand, zamak.</p>
        <h2>Which one do you have?</h2>
        <ol>
        <li><p>Hold a magnet to it: if it sticks, it is steel.</p></li>
        <li><p>If not, file its back gently: yellow means brass, grey means zamak.</p></li>
        <li><p>Drop it on stone: brass rings, zamak sounds dull.</p></li>
        </ol>
        <p>If you are not sure, send us a part. We identify the alloy within minutes and suggest a replacement, with a sample. We can make the same drawing in all three materials, so your dimensions stay the same when you switch.</p>
        <h2>The environment</h2>
        <p>All three can be recycled, but in different ways. A magnet sorts out steel, scrap brass keeps its value, and zamak has to be stripped of its plating before it is melted. If a part should come off easily at the end of the product’s life, choose a screw instead of a rivet. We remelt all our own runners and flash; a third of the zamak we cast comes from there. For your environmental report, you can ask for a material breakdown per part with your order.</p>`,
    },
  },
];
