import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

export const productionPosts: readonly DemoPost[] = [
  {
    publishedIn: -152,
    author: 'Deniz Kaya',
    cover: 'percin-konik-kullanim.jpg',
    title: { tr: 'Perçin çakarken yapılan beş hata', en: 'Five mistakes when setting rivets' },
    summary: {
      tr: 'Yamuk kafa, ezilmiş koni, dönen şapka: nedenleri ve çözümleri.',
      en: 'A tilted head, a crushed cone, a cap that turns: why it happens and what to do.',
    },
    body: {
      tr: richText`
        <h2>Sap boyu tutmuyor</h2>
        <p>Sap, üst üste malzemeden 2–3 mm uzun olmalıdır. Uzun sap yana yatar, kısa sap tutmaz.</p>
        <h2>Kalıp başka parçanın</h2>
        <p>Konik ve piramit kafalar kendi yuvasını ister. Düz kalıp ucu ezer, kaplamayı çatlatır.</p>
        <h2>Delik büyük</h2>
        <p>Sap delikte oynuyorsa şapka döner. Deliği saptan 0,2–0,3 mm geniş açın, daha fazla değil.</p>
        <h2>Vuruş çok</h2>
        <p>Bir doğru vuruş, üç zayıf vuruştan iyidir. El presinde aynı boyu her seferinde aynı kuvvetle kapatırsınız.</p>
        <h2>Deneme yok</h2>
        <p>Malzeme partisi değişince kalınlık da değişir. Her partide ilk on parçayı kesip bakın.</p>
        <figure data-video="https://www.youtube.com/embed/aqz-KE-bpKQ"></figure>
        <img data-file="percin-kapsul-fume.jpg">
        <h2>Boyu nasıl bulursunuz?</h2>
        <p>Katları üst üste koyun, iki parmağınızla değil bir mengeneyle sıkın ve kumpasla ölçün. Deri sıkışınca onda bir incelir; kumaş yarıya inebilir. Kapsül perçinde bu kalınlığa 2 mm, boru perçinde kıvrım için 3 mm ekleyin. Araya dikiş geliyorsa dikişin üstünden değil yanından geçin; iplik
        perçini bir yana yatırır.</p>
        <table><tbody>
        <tr><th><p>Sıkışmış kalınlık</p></th><th><p>Sap</p></th><th><p>Delik</p></th></tr>
        <tr><td><p>2–3 mm</p></td><td><p>5 mm</p></td><td><p>3 mm</p></td></tr>
        <tr><td><p>3–5 mm</p></td><td><p>7 mm</p></td><td><p>3 mm</p></td></tr>
        <tr><td><p>5–6 mm</p></td><td><p>8 mm</p></td><td><p>3,5 mm</p></td></tr>
        <tr><td><p>6–8 mm</p></td><td><p>10 mm</p></td><td><p>3,5 mm</p></td></tr>
        </tbody></table>
        <h2>Kalıbı korumak</h2>
        <p>Kalıp yüzeyindeki bir çizik, her perçinin kafasına aynı çizgiyi basar. Kalıpları tezgâhta değil bölmeli kutuda saklayın, her bin vuruşta bir yumuşak bezle silin.
        Yüzey matlaştıysa zımparalamayın; cilalamak için bize gönderin, aynı hafta döner. Renkli vernikli perçinde kalıbın içine ince bir deri pul yapıştırmak kafadaki izi tümüyle önler.</p>
        <h2>Makineye geçmek</h2>
        <p>Günde beş yüz perçinin üstünde el presi hem bileği hem kaliteyi yorar. Ayaklı makine vuruş boyunu kendisi tutar, kayma yarım milimetrenin altına
        iner. Otomatik beslemeli makine dakikada kırk perçin çakar, ama yalnız tek boyla çalışır. Biz ayaklı makineyi ilk büyük siparişle birlikte
        üç ay denemeniz için bırakırız.</p>
        <h2>Sökmek gerekirse</h2>
        <ol>
        <li><p>Kafayı değil kıvrımlı yüzü delin; saptan yarım milimetre ince matkap seçin.</p></li>
        <li><p>Sapı zımbayla itin, çekmeyin; çekilen perçin deliği yırtar.</p></li>
        <li><p>Aynı deliğe bir boy kalın saplı perçin takın ya da arkasına deri pul koyun.</p></li>
        </ol>
        <h2>İyi bir perçin nasıl görünür?</h2>
        <p>Kafa yüzeye her yanda eşit oturur, altına tırnak girmez. Arka şapka yuvarlaktır ve elle dönmez. Kesitte sapın ucu mantar gibi açılmış,
        katların arasında boşluk kalmamıştır. Üçü de varsa perçin malzemeden önce kopmaz: çekme deneyinde deri yırtılır, perçin yerinde kalır.</p>
        <p>Sonuç içinize sinmiyorsa çaktığınız beş parçayı bize yollayın. Keser, fotoğraflar ve nedenini aynı gün yazarız; çoğu zaman yanıt bir boy kısa sap ya da doğru kalıptır.</p>`,
      en: richText`
        <h2>The length is wrong</h2>
        <p>The post should exceed the layers by 2–3 mm. A long one leans over, a short one does not hold.</p>
        <h2>The die belongs to another part</h2>
        <p>Cone and pyramid heads need a die of their own. A flat die crushes the tip and cracks the finish.</p>
        <h2>The hole is too large</h2>
        <p>If the post has play, the cap turns. Punch the hole 0.2–0.3 mm wider than the post, and no more.</p>
        <h2>Too many blows</h2>
        <p>One good blow beats three weak ones. A hand press closes every piece with the same force.</p>
        <h2>No trial</h2>
        <p>A new batch of material means a new thickness. Cut open the first ten pieces of each batch.</p>
        <figure data-video="https://www.youtube.com/embed/aqz-KE-bpKQ"></figure>
        <img data-file="percin-kapsul-fume.jpg">
        <h2>How to find the length</h2>
        <p>Stack the layers, press them in a vice rather than between your fingers, and measure with callipers. Leather gets a tenth thinner under pressure, cloth can lose half. Add 2 mm for a double-cap rivet and 3 mm for the curl of a tubular one. Where there is a seam, place the rivet beside it, not on top; the thread makes it lean.</p>
        <table><tbody>
        <tr><th><p>Pressed layers</p></th><th><p>Post</p></th><th><p>Hole</p></th></tr>
        <tr><td><p>2–3 mm</p></td><td><p>5 mm</p></td><td><p>3 mm</p></td></tr>
        <tr><td><p>3–5 mm</p></td><td><p>7 mm</p></td><td><p>3 mm</p></td></tr>
        <tr><td><p>5–6 mm</p></td><td><p>8 mm</p></td><td><p>3.5 mm</p></td></tr>
        <tr><td><p>6–8 mm</p></td><td><p>10 mm</p></td><td><p>3.5 mm</p></td></tr>
        </tbody></table>
        <h2>Looking after the die</h2>
        <p>A scratch in a die prints the same line on every head. Keep dies in a box with compartments, not on the bench, and wipe them with a soft cloth every thousand blows. Do not sand a surface that has gone dull; send it to us for polishing, and you will have it back within the week. For rivets with coloured lacquer, a thin leather disc glued into the die prevents any mark on the head.</p>
        <h2>Changing to a machine</h2>
        <p>Above five hundred rivets a day a hand press tires the wrist, and quality suffers. A foot press keeps its own stroke, and the offset stays within half a millimetre. An automatic-feed machine sets forty rivets a minute, but of one length only. With your first large order, we leave a foot press with you for a three-month trial.</p>
        <h2>If one has to come off</h2>
        <ol>
        <li><p>Drill the curled side, not the head; the drill should be half a millimetre thinner than the post.</p></li>
        <li><p>Push the post out with a punch instead of pulling, which tears the hole.</p></li>
        <li><p>Set a rivet with the next thicker post in the same hole, or put a disc of leather behind it.</p></li>
        </ol>
        <h2>What a good rivet looks like</h2>
        <p>The head sits evenly on the surface, and no fingernail fits under it. The cap at the back is round and does not turn by hand. In cross-section, the end of the post has opened like a mushroom, and there is no gap between the layers. With all three, the material fails before the rivet: in a pull test, the leather tears and the rivet stays.</p>
        <p>If you are not happy with the result, send us five of the rivets you have set. We cut and photograph them and tell you the same day what is wrong; usually the answer is a shorter post or the right die.</p>`,
    },
  },
  {
    // This post is scheduled, so that the panel has an example of one.
    publishedIn: 21,
    author: 'Selin Aras',
    cover: 'kanca-doner-yakin.jpg',
    title: { tr: 'Numuneden seri üretime', en: 'From sample to production' },
    summary: {
      tr: 'Bir parçanın çizimden ilk koliye kadar geçtiği altı adım ve her adımda sizden beklediğimiz onay.',
      en: 'The six steps of a part from drawing to first box, and the approval we ask you for at each.',
    },
    body: {
      tr: richText`
        <ol>
        <li><p><strong>Çizim:</strong> ölçüler, tolerans ve yük. Örnek parça da yeter; biz ölçeriz.</p></li>
        <li><p><strong>Kalıp teklifi:</strong> zamakta beş, preste on iş günü sürer.</p></li>
        <li><p><strong>Ham numune:</strong> biçimi onaylarsınız. Bundan sonraki değişiklik kalıp değişikliğidir.</p></li>
        <li><p><strong>Kaplamalı numune:</strong> rengi, imzalı numuneyle iki taraf da saklar.</p></li>
        <li><p><strong>Ön seri:</strong> beş yüz parça, kendi makinenizde denemeniz için.</p></li>
        <li><p><strong>Seri:</strong> her koliye parti numarası basılır; rapor aynı numarayla gelir.</p></li>
        </ol>
        <p>Onaylar yazılıdır; böylece iki yıl sonra verilen sipariş de ilkiyle aynı çıkar.</p>
        <h2>Neden altı adım?</h2>
        <p>Her adım, bir sonrakinde pahalıya düzelecek bir soruyu ucuza yanıtlar. Çizimde silinen bir köşe bedavadır; kalıpta bir gün, seride ise bütün partidir. Bu
        yüzden bir onay gelmeden sonraki işe başlamayız, acele siparişte bile. Aceleyi adım atlayarak değil, adımların arasındaki bekleme
        süresini kısaltarak karşılarız.</p>
        <img data-file="dokme-halka-nikel.jpg">
        <h2>Takvim</h2>
        <table><tbody>
        <tr><th><p>Adım</p></th><th><p>Zamak</p></th><th><p>Pres</p></th></tr>
        <tr><td><p>Çizim ve teklif</p></td><td><p>5 gün</p></td><td><p>10 gün</p></td></tr>
        <tr><td><p>Kalıp</p></td><td><p>15 gün</p></td><td><p>25 gün</p></td></tr>
        <tr><td><p>Ham ve kaplamalı numune</p></td><td><p>7 gün</p></td><td><p>7 gün</p></td></tr>
        <tr><td><p>Ön seri</p></td><td><p>5 gün</p></td><td><p>5 gün</p></td></tr>
        <tr><td><p>Seri, 10.000 adet</p></td><td><p>12 gün</p></td><td><p>10 gün</p></td></tr>
        </tbody></table>
        <p>Süreler iş günüdür ve onay sizde beklediği sürece durur. Ağustos ayında bir hafta bakım yaparız; o haftaya gelen siparişi baştan söyleriz.</p>
        <h2>Sizden ne bekleriz?</h2>
        <ul>
        <li><p>Parçanın nereye takılacağı: bir fotoğraf, ölçülü bir çizimden daha çok şey anlatır.</p></li>
        <li><p>Birlikte çalışacağı malzeme: deriniz, bandınız ya da kumaşınızdan bir parça.</p></li>
        <li><p>Yük ve yıkama bilgisi, varsa markanın deney listesi.</p></li>
        <li><p>Yıllık adet: kalıbın kaç gözlü olacağını bu belirler.</p></li>
        </ul>
        <h2>Kalıp kimin?</h2>
        <p>Bedelini ödediğiniz kalıp sizindir. Biz saklar, bakımını yapar ve başkası için kullanmayız; sözleşmede numarasıyla yazar. Beş yıl sipariş gelmezse size
        sorar, isterseniz göndeririz. Zamak kalıbı yaklaşık üç yüz bin, pres kalıbı bir milyon vuruş dayanır; yenilemesini biz öderiz.</p>
        <h2>Seride neyi denetleriz?</h2>
        <p>İlk parça, her saatte bir parça ve son parça ölçülür. Yaylı ürünlerde her kolinin yirmi parçası elle açılıp kapatılır. Koliye giren fiş, ölçüleri ve denetleyenin
        adını taşır. Bir sorun görürseniz fişteki numara bizi o saatin kaydına götürür; çoğu zaman nedeni aynı gün buluruz.</p>
        <p>İlk adım bir fotoğraf ve birkaç satırdır. Gerisini biz sorar, adım adım yazılı olarak onayınıza sunarız.</p>
        <p>Kararsız kaldığınız yerde atölyeye gelin: perşembe günleri öğleden sonra kalıphane ve kaplama hattı ziyarete açıktır. Numunenizi yanınızda getirirseniz ölçüyü birlikte alır, kaplamayı gün ışığında seçer, teklifi aynı gün yazarız. Gelemiyorsanız aynı görüşmeyi kamerayla yaparız; parçayı mikroskobun altında siz de görürsünüz.</p>`,
      en: richText`
        <ol>
        <li><p><strong>Drawing:</strong> dimensions, tolerances and load. A sample part will do; we measure it.</p></li>
        <li><p><strong>Tool quote:</strong> five working days for zamak, ten for pressing.</p></li>
        <li><p><strong>Raw sample:</strong> you approve the shape. Any change after this is a change to the tool.</p></li>
        <li><p><strong>Plated sample:</strong> both sides keep a signed sample of the colour.</p></li>
        <li><p><strong>Pilot run:</strong> five hundred parts to try on your own machine.</p></li>
        <li><p><strong>Production run:</strong> each box carries a batch number, and the report bears the same one.</p></li>
        </ol>
        <p>All approvals are in writing, so that an order two years later still matches the first.</p>
        <h2>Why six steps?</h2>
        <p>Each step answers cheaply a question that would be expensive to answer in the next. A corner taken off a drawing costs nothing; in the tool it costs a day; in production, the whole batch. So we never begin a step before the last one is approved, not even in a hurry. When time is short, we cut the waiting between the steps, not the steps.</p>
        <img data-file="dokme-halka-nikel.jpg">
        <h2>The timetable</h2>
        <table><tbody>
        <tr><th><p>Step</p></th><th><p>Zamak</p></th><th><p>Pressing</p></th></tr>
        <tr><td><p>Drawing and quote</p></td><td><p>5 days</p></td><td><p>10 days</p></td></tr>
        <tr><td><p>Tool</p></td><td><p>15 days</p></td><td><p>25 days</p></td></tr>
        <tr><td><p>Raw and plated sample</p></td><td><p>7 days</p></td><td><p>7 days</p></td></tr>
        <tr><td><p>Pilot run</p></td><td><p>5 days</p></td><td><p>5 days</p></td></tr>
        <tr><td><p>Run of 10,000</p></td><td><p>12 days</p></td><td><p>10 days</p></td></tr>
        </tbody></table>
        <p>These are working days, and the clock stops while we wait for your approval. In August we close for a week of maintenance; if it affects your order, we tell you at the start.</p>
        <h2>What we need from you</h2>
        <ul>
        <li><p>Where the part will sit: a photograph says more than a dimensioned drawing.</p></li>
        <li><p>What it will work with: a piece of your leather, webbing or cloth.</p></li>
        <li><p>Load and washing requirements, and the brand’s test list if there is one.</p></li>
        <li><p>Annual quantity: it decides how many cavities the tool has.</p></li>
        </ul>
        <h2>Whose tool is it?</h2>
        <p>A tool you have paid for is yours. We store it, maintain it and use it for nobody else; its number is in the contract. After five years without an order, we ask you and send it back if you wish. A zamak tool lasts about three hundred thousand shots, a press tool a million strokes; we pay for its replacement.</p>
        <h2>What we check in production</h2>
        <p>We measure the first part, one part every hour and the last one. Of sprung products, twenty pieces from each box are opened and closed by hand. A slip in the box shows the measurements and the inspector’s name. If you find a fault, the number on it leads us to the record for that hour; we usually know the cause the same day.</p>
        <p>The first step is a photograph and a few lines. We ask for the rest and submit each step to you in writing.</p>
        <p>If in doubt, visit the workshop: on Thursday afternoons, the tool room and the plating line are open to visitors. Bring your sample, and we will measure it together, choose the finish in daylight and write the quote the same day. If you cannot come, we hold the same meeting by video, and you see the part under the microscope too.</p>`,
    },
  },
];
