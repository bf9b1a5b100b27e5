/** What staff read about a release: what is new for them, by the part of the panel or the site where they meet it. */
export type Release = {
  version: string;
  /** The ISO date of the release. */
  date: string;
  parts: readonly { title: string; items: readonly string[] }[];
};

/** All releases, the newest first; CHANGELOG.md has the details for developers and operators. */
export const releases: readonly Release[] = [
  {
    version: '1.0.0',
    date: '2026-11-27',
    parts: [
      {
        title: 'Site',
        items: [
          'Ziyaretçi dört ürüne kadar yan yana karşılaştırır, yalnız farkları görür ve seçtiğini teklif listesine ekler.',
          'Arama eş anlamlıları bilir, az sonuç veren bir arama için ne denmek istendiğini önerir ve sonuçları süzer.',
          'Ürün sayfasında birlikte kullanılan ürünler ve ziyaretçinin son baktıkları yer alır.',
          'Paylaşılan bağlantılarda ürünün fotoğrafı ve firmanın renkleriyle bir kart görünür.',
          'Fuardaki zayıf bağlantıda teklif listesi ve son bakılan ürünler açık kalır.',
        ],
      },
      {
        title: 'Ürünler',
        items: [
          'Modellerin ölçü ve kaplamaları, her birinin kodu ve tablo olarak düzenlenmesi.',
          'Excel’den içe aktarma: yazmadan önce her farkı gösterir, tek seferde yazar, satır satır geri alınır.',
          'Başlığı ya da açıklaması arama motorları için kısa kalan ürün ve sayfalara öneri.',
        ],
      },
      {
        title: 'İletişim ve KVKK',
        items: [
          'Gelen kutusu iletileri türüne göre ayırır, yanıt taslakları tutar ve yeni iletiyi hemen gösterir.',
          'Bir kişinin bütün verileri tek ekrandan görülür, verilir ve silinir; başvuruların süresi izlenir.',
          'Bülten adresleri onaylanır; İYS için izin kayıtları dışa aktarılır.',
        ],
      },
      {
        title: 'Güvenlik ve yedekler',
        items: [
          'İki adımlı doğrulama ve parolasız giriş (passkey).',
          'Her gün kendiliğinden yedek, her hafta kendiliğinden denetim; sonuç özet ekranındadır.',
          'Silinen kayıtlar geri alınabilir; her kayıt önceki bir sürümüne döndürülebilir.',
        ],
      },
      {
        title: 'Sunucu',
        items: [
          'Site birden çok sunucuda çalışabilir; güncelleme sırasında hiçbir istek kaybolmaz.',
          'Eski adresler yeni sayfalara yönlendirilir; bulunamayan adresler listelenir.',
        ],
      },
    ],
  },
];
