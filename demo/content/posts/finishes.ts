import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

/** About finishes and materials. */
export const finishPosts: readonly DemoPost[] = [
  {
    publishedIn: -6,
    author: 'Selin Aras',
    cover: 'kaplama-genis.jpg',
    title: { tr: 'Bir kaplama nasıl yapılır?', en: 'How a finish is made' },
    summary: {
      tr: 'Aynı D halka altı ayrı renkte nasıl çıkar? Ham parçadan koruma katına kadar kaplamanın adımları.',
      en: 'How does one D-ring leave the line in six colours? The steps of plating, from the raw part to the seal.',
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
        <img data-file="hero-genis.jpg" alt="Nikel, altın ve antik sarı kaplı toka, halka ve kuşgözleri">
        <h2>4. Renk katı</h2>
        <table><tbody>
        <tr><th><p>Kaplama</p></th><th><p>Son kat</p></th><th><p>Kalınlık</p></th></tr>
        <tr><td><p>Parlak nikel</p></td><td><p>Nikel</p></td><td><p>8–10 µm</p></td></tr>
        <tr><td><p>Açık altın</p></td><td><p>Altın alaşımı</p></td><td><p>0,1 µm</p></td></tr>
        <tr><td><p>Antik sarı</p></td><td><p>Pirinç, oksitlenip cilalanmış</p></td><td><p>3 µm</p></td></tr>
        <tr><td><p>Füme</p></td><td><p>Kalay-nikel</p></td><td><p>1 µm</p></td></tr>
        </tbody></table>
        <h2>5. Koruma</h2>
        <p>Son olarak ince bir lak çekilir ve fırınlanır. Tuz püskürtme deneyinde bekleme süresini en çok bu kat belirler.</p>`,
      en: richText`
        <p>Plating is no paint: metal grows on the surface of the part, layer by layer, carried by a current. The last
        layer gives the colour, the ones below it the strength. Most of a good finish is therefore invisible.</p>
        <h2>1. Preparing the surface</h2>
        <p>A part from the mould or the press first turns in a vibrating drum with stones. Burrs go, edges soften. Parts
        that must shine are polished by hand as well, because plating does not cover a scratch, it shows it.</p>
        <h2>2. Degreasing and acid</h2>
        <p>A hot bath removes polish and fingerprints, a weak acid the oxide. One rinse that was left out comes back months
        later as a blister.</p>
        <h2>3. Copper, then nickel</h2>
        <p>Copper fills the pores and levels the surface; nickel adds hardness and brightness. Where a part stays on the
        skin for long we use white bronze instead of nickel.</p>
        <img data-file="hero-genis.jpg" alt="Buckles, rings and eyelets in nickel, gold and antique brass">
        <h2>4. The colour</h2>
        <table><tbody>
        <tr><th><p>Finish</p></th><th><p>Last layer</p></th><th><p>Thickness</p></th></tr>
        <tr><td><p>Bright nickel</p></td><td><p>Nickel</p></td><td><p>8–10 µm</p></td></tr>
        <tr><td><p>Light gold</p></td><td><p>Gold alloy</p></td><td><p>0.1 µm</p></td></tr>
        <tr><td><p>Antique brass</p></td><td><p>Brass, oxidised and relieved</p></td><td><p>3 µm</p></td></tr>
        <tr><td><p>Gunmetal</p></td><td><p>Tin-nickel</p></td><td><p>1 µm</p></td></tr>
        </tbody></table>
        <h2>5. Protection</h2>
        <p>A thin lacquer is applied last and cured in the oven. It decides more than any other layer how long a part lasts
        in the salt spray test.</p>`,
    },
  },
  {
    publishedIn: -41,
    author: 'Deniz Kaya',
    cover: 'numune-genis.jpg',
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
        <p>Bizde her kaplamanın raporu kurumsal sayfadadır; sipariş numaranızla parti kaydını da gönderebiliriz.</p>`,
      en: richText`
        <p>A belt buckle, a jeans button, the ring of a watch strap: in Europe every metal part that stays on the skin falls
        under entry 27 of REACH Annex XVII. The limit is 0.5 micrograms per square centimetre and week.</p>
        <h2>What does “nickel-free” mean?</h2>
        <p>Two different claims are easily mixed up:</p>
        <ul>
        <li><p><strong>Nickel-free finish:</strong> no layer contains nickel. Usually white bronze over copper.</p></li>
        <li><p><strong>Release below the limit:</strong> there is nickel, but the top layer holds it back. The report
        should be made with a part after simulated wear (EN 12472).</p></li>
        </ul>
        <h2>Four lines to look at in a report</h2>
        <ol>
        <li><p>Are code and finish the ones that you order?</p></li>
        <li><p>Was the test made to EN 1811?</p></li>
        <li><p>Was wear simulated?</p></li>
        <li><p>Is the report older than the last change of the plating recipe?</p></li>
        </ol>
        <p>Our reports stand on the company page for every finish; with your order number we also send the record of the batch.</p>`,
    },
  },
  {
    publishedIn: -118,
    author: 'Selin Aras',
    cover: 'atolye-genis.jpg',
    title: { tr: 'Zamak mı, pirinç mi, çelik mi?', en: 'Zinc alloy, brass or steel?' },
    summary: {
      tr: 'Aynı görünen üç halka neden farklı fiyattadır? Malzemeyi kullanım yerine göre seçmenin yolu.',
      en: 'Three rings look the same, so why do their prices differ? How to choose the material by its use.',
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
        <blockquote><p>Kural basit: biçim önemliyse zamak, bükülecekse pirinç, taşıyacaksa çelik.</p></blockquote>`,
      en: richText`
        <p>Once they are plated the three materials are hard to tell apart. The difference appears under load.</p>
        <h2>Zinc alloy</h2>
        <p>It takes any shape in the mould: a logo, a relief, a thin edge. It suits ornaments and the bodies of buckles. Under
        permanent tension it does not last like steel.</p>
        <h2>Brass</h2>
        <p>It is cut, bent and soldered. Its great advantage in eyelets and snaps is that it does not crack when it is set.
        Even where the finish wears off, the colour below is warm.</p>
        <h2>Steel</h2>
        <p>Rings and hooks bent from steel wire reach the highest breaking load. We recommend it for dog leads, slings and
        every joint that carries weight.</p>
        <blockquote><p>The rule is simple: zinc for shape, brass for bending, steel for carrying.</p></blockquote>`,
    },
  },
];
