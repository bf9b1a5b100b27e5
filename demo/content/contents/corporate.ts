import type { DemoContent } from '../contents.ts';
import { richText } from '../rich-text.ts';

const about = { page: 'corporate', section: 'about' } as const;

export const corporateContents: readonly DemoContent[] = [
  {
    ...about,
    title: { tr: 'Bir presle başladık', en: 'It began with one press' },
    body: {
      tr: richText`
        <p>1987’de iki kardeş, ikinci el bir eksantrik presle kemer tokası basmaya başladı. İlk müşterileri üç sokak ötedeki
        saraçtı; tokayı beğenmedi, dilini iki milimetre kısalttırdı. O günden beri bir parçayı kullanacak kişiye göstermeden seri üretime
        almıyoruz.</p>
        <p>Bugün aynı adreste 86 kişiyiz. Presin yanına döküm, kaplama ve montaj eklendi; ilk pres hâlâ çalışıyor, kalıphanenin
        girişinde duruyor ve çırakların ilk parçası onda basılıyor.</p>`,
      en: richText`
        <p>In 1987 two brothers began pressing belt buckles on a second-hand eccentric press. Their first customer, a saddler three
        streets away, did not like the buckle and had its prong shortened by two millimetres. Ever since, no part has gone into production
        until the person who will use it has held it in their hand.</p>
        <p>Today there are 86 of us at the same address. Casting, plating and assembly have joined the press. The press itself still
        runs: it stands at the entrance to the tool room, and apprentices make their first part on it.</p>`,
    },
    picture: 'sira-genis.jpg',
  },
  {
    ...about,
    title: { tr: 'Kalıp bizim, ölçü sizin', en: 'Our tools, your dimensions' },
    body: {
      tr: richText`
        <p>Çizimle, numuneyle ya da yalnız bir fikirle gelebilirsiniz. Üç günde reçine numuneyi, üç haftada kalıptan çıkan ilk metal
        parçayı elinize veririz. Kalıplar numaralanıp saklanır; on yıl önceki bir parçayı yeniden basmak için kalıbı raftan almak yeter.</p>
        <ul><li><p>Zamak döküm, çelik ve pirinç pres, tel bükme</p></li><li><p>Kendi hattımızda on yedi kaplama</p></li><li><p>Her
        partide ölçü, çekme ve renk denetimi</p></li></ul>`,
      en: richText`
        <p>Come with a drawing, a sample or just an idea. Within three days you will hold a resin sample, and within three weeks the first
        metal part from the tool. Tools are numbered and kept: to press a ten-year-old part again, we simply take its tool off the shelf.</p>
        <ul><li><p>Zamak casting, steel and brass pressing, wire forming</p></li><li><p>Seventeen finishes on our own line</p></li><li><p>Size,
        pull and colour checked in every batch</p></li></ul>`,
    },
    picture: 'kumpas-genis.jpg',
  },
  {
    ...about,
    title: { tr: 'Suyu geri kazanıyoruz', en: 'We reclaim our water' },
    body: {
      tr: richText`
        <p>Kaplama su ister. Durulama suyunun büyük bölümünü iyon değiştiricide temizleyip hatta geri veriyoruz; çamur lisanslı tesise
        gider ve her teslimin belgesi saklanır. Ciltle uzun süre temas eden parçalarda nikelsiz beyaz bronz kullanıyor, nikel salınımını
        bağımsız laboratuvarda ölçtürüyoruz.</p>`,
      en: richText`
        <p>Plating needs water. Most of our rinse water is cleaned in an ion exchanger and goes back into the line; the sludge goes to
        a licensed plant, and each consignment is documented. Parts in prolonged contact with the skin are finished in nickel-free white bronze, and an
        independent laboratory measures nickel release.</p>`,
    },
    picture: 'sertifika-cevre.jpg',
  },
  {
    page: 'corporate',
    section: 'vision',
    title: { tr: 'Vizyonumuz', en: 'Our vision' },
    body: {
      tr: richText`
        <p>Metal aksesuarda, markaların adını anmadan güvendiği atölye olmak.</p>
        <p>İyi bir parça kendini unutturur: açılır, kapanır, taşır ve yıllarca aynı kalır. Bunu her kıtada, her büyüklükteki üretici için aynı
        ölçüde yapabilmek istiyoruz. Bunun yolu daha çok parça çeşidi değil; daha az hata, daha kısa süre ve daha temiz kaplama.</p>`,
      en: richText`
        <p>To be the workshop for metal accessories that brands rely on without having to mention it.</p>
        <p>A good part lets you forget it: it opens, closes, carries and stays the same for years. We want to do that equally well for makers
        of every size on every continent. The way there is not a wider range of parts, but fewer faults, shorter lead times and cleaner
        finishes.</p>`,
    },
    picture: 'anahtarlik-halka-acik-altin.jpg',
  },
  {
    page: 'corporate',
    section: 'mission',
    title: { tr: 'Misyonumuz', en: 'Our mission' },
    body: {
      tr: richText`
        <p>Küçük parçayı ciddiye almak: her gün, her partide, her siparişte.</p>
        <ul><li><p>Söz verdiğimiz gün göndermek; gecikecekse önceden söylemek.</p></li><li><p>İkinci siparişi birincisiyle aynı
        yapmak: kalıbı, reçeteyi ve onaylı numuneyi saklayarak.</p></li><li><p>Çalışana güvenli bir tezgâh, çırağa gerçek bir meslek
        vermek.</p></li><li><p>Suyu, metali ve enerjiyi ölçmek; her yıl bir öncekinden azını harcamak.</p></li></ul>`,
      en: richText`
        <p>To take the small part seriously: every day, in every batch, in every order.</p>
        <ul><li><p>To deliver on the day we promised, and to say so early if we cannot.</p></li><li><p>To make the second order the same
        as the first, by keeping its tool, recipe and approved sample.</p></li><li><p>To give people a safe bench and apprentices a real
        trade.</p></li><li><p>To measure water, metal and energy, and to use less of them every year.</p></li></ul>`,
    },
    picture: 'percin-kapsul-kullanim.jpg',
  },
];
