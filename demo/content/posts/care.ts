import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

export const carePosts: readonly DemoPost[] = [
  {
    publishedIn: -30,
    author: 'Mert Yıldız',
    cover: 'toka-klasik-antik-sari.jpg',
    title: { tr: 'Kemer tokası seçme rehberi', en: 'A guide to choosing a belt buckle' },
    summary: {
      tr: 'Kayış eni, dil, makara ve ağırlık: kemerin yıllarca rahat kapanması için tokada bakılacak noktalar.',
      en: 'Strap width, prong, roller and weight: what to look for in a buckle so that a belt closes well for years.',
    },
    body: {
      tr: richText`
        <p>İyi bir toka kendini fark ettirmez: kemer tek elle kapanır, oturunca batmaz, delikler uzamaz. Bunun için biçimden
        önce dört ölçüye bakın. Aşağıdaki sıra, bizim müşteriyle konuşurken izlediğimiz sıradır.</p>
        <h2>Kayış eni</h2>
        <p>Tokanın adı iç genişliğidir. 35 mm kayışa 35 mm toka uyar, yalnız kenar boyası ve dikiş payı 0,5 mm tutmalıdır. Takım
        elbise kemeri çoğunlukla 30 mm, günlük kemer 35 mm, kot ve iş kemeri 40 mm olur. Bir boy büyük toka kayışı yana
        kaydırır, bir boy küçüğü kenarını ezer.</p>
        <h2>Dil</h2>
        <p>Dil, deliğin içinde yük taşıyan tek parçadır. Kesiti yuvarlak olsun; köşeli dil deliği keser. Ucu çerçevenin üstüne
        oturmalı, dışına taşmamalıdır. 40 mm ve üstünde çift dil yükü ikiye böler ve kayış dönmez.</p>
        <img data-file="toka-cift-dil-fume.jpg">
        <h2>Makara gerekli mi?</h2>
        <p>Kemer her gün sıkılıyorsa evet. Makara, derinin çerçeveye sürtünmesini önler; kenar boyası iki kat uzun dayanır. Makara
        boşta dönmeli, ama sallandığında ses çıkarmamalıdır. İnce ve resmî kemerde makara kaba durur; orada parlatılmış düz
        çerçeve seçin.</p>
        <h2>Malzeme ve ağırlık</h2>
        <table><tbody>
        <tr><th><p>Kullanım</p></th><th><p>Malzeme</p></th><th><p>Ağırlık</p></th></tr>
        <tr><td><p>Takım elbise kemeri</p></td><td><p>Zamak</p></td><td><p>15–25 g</p></td></tr>
        <tr><td><p>Günlük kemer</p></td><td><p>Zamak ya da pirinç</p></td><td><p>25–40 g</p></td></tr>
        <tr><td><p>İş kemeri</p></td><td><p>Çelik tel</p></td><td><p>30–50 g</p></td></tr>
        </tbody></table>
        <p>Ağır toka değerli hissettirir, ancak yumuşak deriyi zamanla çeker. Kayış 3 mm’den inceyse 35 gramı geçmeyin. Çocuk
        kemerinde köşeleri yuvarlatılmış, nikelsiz kaplı bir toka isteyin.</p>
        <h2>Kaplama</h2>
        <p>Toka, giysiye ve ele en çok sürtünen parçadır. Parlak altın ince çizikleri hemen gösterir; mat ve eskitilmiş tonlar
        saklar. Ciltle temas edebilen tokada nikel salınımı raporunu isteyin. Kemer ucundaki metal ve köprü de aynı partiden kaplansın,
        yoksa üç parça üç ayrı ton olur.</p>
        <h2>Denemeden onaylamayın</h2>
        <ol>
        <li><p>Numuneyi kendi kayışınıza takın ve elli kez açıp kapatın.</p></li>
        <li><p>Kayışı ters yöne 10 kilogramla bir dakika çekin; dil eğilmemelidir.</p></li>
        <li><p>Beyaz bir bezle ovun; bezde renk kalmamalıdır.</p></li>
        <li><p>Oturun, eğilin: alt köşe karna batıyorsa daha kavisli bir çerçeve seçin.</p></li>
        </ol>
        <p>Dört denemeden geçen numuneyi imzalayıp saklayın. Seri geldiğinde karşılaştıracağınız parça odur. Takıldığınız yerde bize
        kayıştan bir parça gönderin; ölçüp iki üç öneriyle geri yollarız.</p>
        <h2>Özel toka ne zaman mantıklı?</h2>
        <p>Kalıp bedeli beş yüz adedin altında parça fiyatını ikiye katlar. Önce katalogdaki bir çerçeveyi seçip üstüne lazerle ad yazdırmayı düşünün:
        iki gün sürer, kalıp istemez. Koleksiyon tutarsa ikinci siparişte kendi biçiminize geçersiniz; çizimi o arada birlikte olgunlaştırırız.
        Böylece ilk sezonun riskini siz değil, stoktaki çerçeve taşır.</p>`,
      en: richText`
        <p>Nobody notices a good buckle: the belt closes with one hand, does not press when you sit, and its holes stay round.
        Four things matter before shape does. We go through them with our customers in the order below.</p>
        <h2>The strap</h2>
        <p>A buckle is named by its inside width. A 35 mm buckle fits a 35 mm strap if edge paint and stitching have half a
        millimetre of room. Belts for suits are usually 30 mm wide, everyday belts 35 mm, belts for jeans and work 40 mm. A buckle one size too large lets the strap slide sideways; one size too small, and it crushes the edge.</p>
        <h2>The prong</h2>
        <p>The prong is the only part that carries load inside the hole. Its section should be round; a square prong cuts the hole. Its tip rests on the frame without overhanging it. From 40 mm upwards, a double prong halves the load and keeps the strap straight.</p>
        <img data-file="toka-cift-dil-fume.jpg">
        <h2>Do you need a roller?</h2>
        <p>If the belt is tightened every day, yes. A roller keeps the leather from rubbing on the frame, and the edge paint lasts twice as
        long. It should turn freely and still not rattle. On a narrow formal belt a roller looks coarse; choose a polished plain
        frame there.</p>
        <h2>Material and weight</h2>
        <table><tbody>
        <tr><th><p>Use</p></th><th><p>Material</p></th><th><p>Weight</p></th></tr>
        <tr><td><p>Suit belt</p></td><td><p>Zamak</p></td><td><p>15–25 g</p></td></tr>
        <tr><td><p>Everyday belt</p></td><td><p>Zamak or brass</p></td><td><p>25–40 g</p></td></tr>
        <tr><td><p>Work belt</p></td><td><p>Steel wire</p></td><td><p>30–50 g</p></td></tr>
        </tbody></table>
        <p>A heavy buckle feels valuable but pulls soft leather out of shape over time. Stay below 35 grams on straps thinner than 3 mm. For
        children’s belts, ask for rounded corners and a nickel-free finish.</p>
        <h2>The finish</h2>
        <p>No other part rubs against clothes and hands as much. Bright gold shows fine scratches at once; matt and aged shades hide them. If the buckle can touch the skin, ask for the nickel release report. Have the belt tip and keeper plated in the same batch, or the three parts will come in three shades.</p>
        <h2>Never approve without a trial</h2>
        <ol>
        <li><p>Fit the sample to your own strap, and open and close it fifty times.</p></li>
        <li><p>Pull the strap backwards with 10 kilograms for a minute; the prong must not bend.</p></li>
        <li><p>Rub it with a white cloth; no colour should come off.</p></li>
        <li><p>Sit down and bend forward: if the lower corner presses, choose a frame with more curve.</p></li>
        </ol>
        <p>Sign the sample that passes all four and keep it. It is what you will compare the production run with. If in doubt, send us a piece of the strap; we will measure it and come back with two or three suggestions.</p>
        <h2>When is your own buckle worth it?</h2>
        <p>Below five hundred pieces, the tool doubles the price of each part. Consider first a frame from the catalogue with your name laser-engraved on it: it takes two days and needs no tool. If the collection sells, the second order can have a shape of its own, and we work out the drawing with you in the meantime. The risk of the first season then lies with a stock frame and not with you.</p>`,
    },
  },
  {
    publishedIn: -75,
    author: 'Selin Aras',
    cover: 'kutu-genis.jpg',
    title: {
      tr: 'Metal aksesuar nasıl saklanır, nasıl temizlenir?',
      en: 'How to store and clean metal accessories',
    },
    summary: {
      tr: 'Kararan halka, matlaşan toka: depoda ve kullanımda kaplamayı korumanın basit yolları.',
      en: 'A ring that tarnishes, a buckle that turns dull: simple ways to protect a finish in store and in use.',
    },
    body: {
      tr: richText`
        <p>Kaplama çoğu zaman kullanımda değil, rafta bozulur. Nem, kükürtlü kâğıt ve ter, parça daha ürüne dikilmeden iz
        bırakır. Depoda birkaç alışkanlık bunun önüne geçer.</p>
        <h2>Depoda</h2>
        <ul>
        <li><p>Kolileri yerden en az on santimetre yukarıda, dış duvardan uzakta tutun.</p></li>
        <li><p>Bağıl nem yüzde altmışı geçmesin; ucuz bir nemölçer yeter.</p></li>
        <li><p>Parçaları geldikleri kapalı torbada bırakın, nem alıcıyı çıkarmayın.</p></li>
        <li><p>Geri dönüştürülmüş kartonla doğrudan temas ettirmeyin: içindeki kükürt gümüş ve bakır tonlarını karartır.</p></li>
        <li><p>Önce gelen önce çıksın; koli üstündeki parti numarasını rafa da yazın.</p></li>
        </ul>
        <p>Yeni tabaklanmış deriyle metal aynı kapalı kutuda beklemesin. Deriden çıkan asit, birkaç haftada tokanın kenarını
        yeşertir.</p>
        <h2>Üretimde</h2>
        <p>Parmak izi asittir. Parlak kaplamayı pamuk eldivenle tutun, dikimden sonra kuru mikrofiber bezle silin. Yapıştırıcı bulaşırsa
        tiner kullanmayın; verniği kaldırır. Ilık suyla yumuşatıp plastik kazıyıcıyla alın. Ütü buharı doğrudan metale gelmesin: vernik 90 °C’nin üstünde yumuşar.</p>
        <img data-file="zincir-forse-yakin.jpg">
        <h2>Kullanıcıya ne yazmalı?</h2>
        <p>Ürünün etiketine üç cümle sığar, iade sayısını da gözle görülür biçimde azaltır:</p>
        <ol>
        <li><p>Kuru ve yumuşak bezle silin; parlatma kremi kullanmayın.</p></li>
        <li><p>Parfüm, deniz suyu ve havuzdan sonra nemli bezle silip kurulayın.</p></li>
        <li><p>Kullanmadığınızda kapalı bez torbada saklayın.</p></li>
        </ol>
        <h2>Hangi ton nasıl yaşlanır?</h2>
        <table><tbody>
        <tr><th><p>Kaplama</p></th><th><p>Zamanla</p></th><th><p>Bakım</p></th></tr>
        <tr><td><p>Nikel</p></td><td><p>Hafif sararır</p></td><td><p>Kuru bez</p></td></tr>
        <tr><td><p>Açık altın</p></td><td><p>Kenarlardan incelir</p></td><td><p>Silmek yeter, ovmayın</p></td></tr>
        <tr><td><p>Antik sarı</p></td><td><p>Koyulaşır, güzelleşir</p></td><td><p>Gerekmez</p></td></tr>
        <tr><td><p>Mat siyah</p></td><td><p>Sürtünen yerde parlar</p></td><td><p>Nemli bez</p></td></tr>
        </tbody></table>
        <h2>Leke görürseniz</h2>
        <p>Önce bir parçayı sabunlu ılık suda yıkayıp kurutun. Leke çıkarsa yüzeydedir, kalan parçaları da böyle kurtarabilirsiniz.
        Çıkmazsa kaplamanın altındandır: beş parçayı, parti numarasını ve depo koşullarını bize gönderin. Nedenini kesit altında
        inceler, on iş günü içinde raporla döneriz. Sorun bizdeyse partiyi değiştiririz; depodaysa nereden başlayacağınızı söyleriz.</p>
        <blockquote><p>Kaplamayı en çok koruyan şey kuru hava, temiz el ve biraz sabırdır.</p></blockquote>
        <h2>Eski stoktan kullanırken</h2>
        <p>Bir yıldan uzun bekleyen parçayı doğrudan hatta vermeyin. Kolinin üstünden, ortasından ve altından üçer parça alın; gün ışığında,
        imzalı numunenin yanında bakın. Ton farkı varsa koliyi ikiye ayırmayın: aynı üründe hep aynı kolinin parçasını kullanın. Çıtçıt ve yaylı kancada
        ayrıca beş açma kapama yapın, çünkü yay yağı kurumuş olabilir. Bir damla ince makine yağı çoğu zaman yeter; fazlası kumaşa geçer ve leke bırakır.</p>
        <p>Karışık partiyi ayırmak zorundaysanız bize bir fotoğraf ve koli numarası gönderin. Kaplama kaydından hangi kolilerin birlikte kaplandığını bulur, size aynı tondan olanları söyleriz. Bu kayıtları beş yıl saklarız.</p>`,
      en: richText`
        <p>A finish is more often damaged on the shelf than in use. Moisture, sulphurous paper and sweat leave marks before a part is even sewn on. A few habits in the storeroom prevent that.</p>
        <h2>In the storeroom</h2>
        <ul>
        <li><p>Keep boxes at least ten centimetres above the floor and away from outer walls.</p></li>
        <li><p>Relative humidity should stay below sixty per cent; a cheap hygrometer will do.</p></li>
        <li><p>Leave parts in the closed bag that they came in, together with its desiccant.</p></li>
        <li><p>Avoid direct contact with recycled cardboard: its sulphur darkens silver and copper shades.</p></li>
        <li><p>First in, first out; write the batch number of the box on the shelf as well.</p></li>
        </ul>
        <p>Never leave freshly tanned leather and metal in the same closed box. Within weeks the acid of the leather turns the edge of a buckle
        green.</p>
        <h2>In production</h2>
        <p>A fingerprint is acid. Handle bright finishes with cotton gloves and wipe them with a dry microfibre cloth after sewing. Do not use thinner
        on glue; it lifts the lacquer. Soften the glue with warm water and take it off with a plastic scraper. Keep steam away from the
        metal: lacquer softens above 90 °C.</p>
        <img data-file="zincir-forse-yakin.jpg">
        <h2>What to tell the user</h2>
        <p>Three sentences fit on the label of a product, and returns drop noticeably:</p>
        <ol>
        <li><p>Wipe with a dry, soft cloth; use no polish.</p></li>
        <li><p>After perfume, sea water or a swim in the pool, wipe with a damp cloth and dry.</p></li>
        <li><p>Keep it in a closed cloth bag while it is not in use.</p></li>
        </ol>
        <h2>How each shade ages</h2>
        <table><tbody>
        <tr><th><p>Finish</p></th><th><p>Over time</p></th><th><p>Care</p></th></tr>
        <tr><td><p>Nickel</p></td><td><p>Turns slightly yellow</p></td><td><p>Dry cloth</p></td></tr>
        <tr><td><p>Light gold</p></td><td><p>Wears at the edges</p></td><td><p>Wipe, never rub</p></td></tr>
        <tr><td><p>Antique brass</p></td><td><p>Darkens and gains character</p></td><td><p>None</p></td></tr>
        <tr><td><p>Matt black</p></td><td><p>Shines where it rubs</p></td><td><p>Damp cloth</p></td></tr>
        </tbody></table>
        <h2>If you find a stain</h2>
        <p>Wash one part in warm soapy water and dry it. If the stain goes, it was on the surface, and you can save the others in the same way.
        If it stays, it comes from below: send us five parts, the batch number and the conditions in your storeroom. We examine a cross-section and send you a report within ten working days. If the fault is ours, we replace the batch; if it lies in the storeroom, we tell you where to begin.</p>
        <blockquote><p>Nothing protects a finish better than dry air, clean hands and a little patience.</p></blockquote>
        <h2>When you use old stock</h2>
        <p>Do not put parts that have been in store for over a year straight on the line. Take three parts each from the top, middle and bottom of the box and look at them in daylight beside the signed sample. If the shade differs, do not split the box: use parts of one box in one product. Open and close snaps
        and spring hooks five times as well, because their oil may have dried. A drop of thin machine oil is usually enough; any more seeps into the cloth and stains it.</p>
        <p>If you have to sort a mixed lot, send us a photograph and the numbers of the boxes. Our plating records show which boxes were plated together, and we tell you which share a shade. We keep these records for five years.</p>`,
    },
  },
];
