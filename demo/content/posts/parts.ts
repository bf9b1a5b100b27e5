import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

/** About choosing parts. */
export const partPosts: readonly DemoPost[] = [
  {
    publishedIn: -19,
    author: 'Mert Yıldız',
    cover: 'tezgah-genis.jpg',
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
        <li><p>pulsuz kuşgözünde iç çapın beşte biri,</p></li>
        <li><p>pullu kuşgözünde pul kalınlığı ve 1 mm.</p></li>
        </ul>
        <p>Boyun uzunsa kıvrım çatlar, kısaysa kuşgözü ilk çekişte çıkar.</p>
        <img data-file="tezgah-genis.jpg" alt="Tezgâhta antik sarı kuşgözleri, pullar, deri şerit ve çakma zımbası">
        <h2>Pul gerekli mi?</h2>
        <p>İnce ve esneyen kumaşta evet: pul, yükü geniş bir halkaya yayar. 2 mm’den kalın deride çoğu zaman gerekmez.</p>
        <h2>Deneme</h2>
        <p>Kendi malzemenizden on parça çakın, ters çevirin. Kıvrım her yanda eşitse ve elle dönmüyorsa ölçü doğrudur.</p>`,
      en: richText`
        <p>Most complaints come from the wrong length, not from the eyelet. Measuring takes a minute.</p>
        <h2>The hole</h2>
        <p>An eyelet is named by its inner diameter; the hole in your material follows the outside of the barrel. Punch half a
        millimetre less in leather, and the exact size in knitted cloth.</p>
        <h2>The barrel</h2>
        <p>Measure the material as thick as it is when pressed, and add:</p>
        <ul>
        <li><p>a fifth of the inner diameter without a washer,</p></li>
        <li><p>the washer and 1 mm with one.</p></li>
        </ul>
        <p>Too long a barrel cracks in its curl, too short a one leaves at the first pull.</p>
        <img data-file="tezgah-genis.jpg" alt="Antique brass eyelets, washers, a strip of leather and a setting punch on the bench">
        <h2>Do you need a washer?</h2>
        <p>In thin or stretching cloth, yes: it spreads the load over a wide ring. In leather above 2 mm mostly not.</p>
        <h2>Try it</h2>
        <p>Set ten pieces in your own material and turn them over. If the curl is even all around and nothing turns by hand, the
        size is right.</p>`,
    },
  },
  {
    publishedIn: -63,
    author: 'Deniz Kaya',
    cover: 'deri-genis.jpg',
    title: { tr: 'D halka ölçüsü banda göre seçilir', en: 'A D-ring follows its strap' },
    summary: {
      tr: 'İç genişlik, tel kalınlığı ve kaynak: çanta askısında sessiz çalışan bir D halka için üç karar.',
      en: 'Inner width, wire and weld: three decisions for a D-ring that works quietly on a bag.',
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
        görünmez.</p>`,
      en: richText`
        <p>The number in the name of a D-ring is the inner width of its straight side. A 25 mm strap takes a 25 mm ring, as long
        as the strap still measures 25 mm after sewing.</p>
        <h2>Inner width</h2>
        <p>Folded and sewn leather grows by 1–2 mm at its edges. Take the next size for thick leather; for webbing the exact one
        will do. With more than 3 mm of play the ring turns sideways.</p>
        <h2>Wire</h2>
        <table><tbody>
        <tr><th><p>Use</p></th><th><p>Wire</p></th></tr>
        <tr><td><p>Handbag, ornament</p></td><td><p>3.0 mm</p></td></tr>
        <tr><td><p>Shoulder strap</p></td><td><p>3.5–4.0 mm</p></td></tr>
        <tr><td><p>Luggage, dog lead</p></td><td><p>5.0 mm and more, steel</p></td></tr>
        </tbody></table>
        <h2>Welded or open?</h2>
        <p>An open ring is bent shut and costs less. Under load choose a welded one: its joint lies on the straight side and
        disappears in the seam.</p>`,
    },
  },
  {
    publishedIn: -90,
    author: 'Mert Yıldız',
    cover: 'zincir-genis.jpg',
    title: { tr: 'Zincir siparişinden önce sorulacak beş soru', en: 'Five questions before you order chain' },
    summary: {
      tr: 'Bakla biçimi, tel, açık ya da kaynaklı bakla, metre ağırlığı ve uç parçası. Teklif bu beş yanıtla hızlanır.',
      en: 'Link, wire, open or welded, weight per metre and end parts: five answers that speed up a quotation.',
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
        <p>Renk için metreyle kesilmiş numune isteyin: zincirde kaplama, tek parçadakinden bir ton koyu görünür.</p>`,
      en: richText`
        <ol>
        <li><p><strong>Which link?</strong> Curb chain lies flat along a bag. Cable chain turns in every direction and suits
        necklaces. Snake chain does not pull threads.</p></li>
        <li><p><strong>How thick is the wire?</strong> With links of the same length the weight grows with its square.</p></li>
        <li><p><strong>Open or welded?</strong> Welded for a shoulder strap. An open link begins to open at 8–12
        kilograms.</p></li>
        <li><p><strong>How heavy may a metre be?</strong> Aluminium chain looks the same at a third of the weight of
        steel.</p></li>
        <li><p><strong>What is at its end?</strong> The opening of the hook should exceed the wire of the last link by 1 mm at
        least.</p></li>
        </ol>
        <p>Ask for a cut metre to judge the colour: on chain a finish looks a shade darker than on a single part.</p>`,
    },
  },
];
