/**
 * The Turkish interface texts of the public site by group. They fill a new database and are the fallback for
 * missing texts; `{name}` marks a value.
 */
export const turkishTexts = {
  navbar: {
    skip_to_content: 'İçeriğe geç',
    main_menu: 'Ana menü',
    menu: 'Menü',
    open_menu: 'Menüyü aç',
    close_menu: 'Menüyü kapat',
    collection: 'Koleksiyon',
    all_products: 'Tüm ürünler',
    language: 'Dil seçimi',
    breadcrumb: 'Sayfa yolu',
    home: 'Anasayfa',
    back_to_top: 'Sayfa başına dön',
    search: 'Ürün ara',
  },
  footer: {
    categories: 'Ürün grupları',
    languages: 'Diller',
    all_rights_reserved: 'Tüm hakları saklıdır.',
  },
  home: {
    hero_title: 'En küçük parça, ilk bakılan yerdir.',
    hero_link: 'Koleksiyonu gör',
    categories_title: 'Koleksiyon',
    categories_text:
      'Çanta, kemer, ayakkabı ve giyim için metal aksesuarlar. Her grup kendi kalıbı, kendi kaplaması ve kendi ölçüleriyle üretilir.',
    featured_title: 'Öne çıkan ürünler',
  },
  products: {
    count: '{count} ürün',
    count_one: '1 ürün',
    list: 'Ürünler',
    sub_categories: 'Alt kategoriler',
    empty_title: 'Bu kategoride henüz ürün yok.',
    empty_text: 'Aradığınız parçayı öbür ürün gruplarında bulabilirsiniz:',
    past_end_title: 'Bu sayfada ürün yok.',
    past_end_link: 'İlk sayfaya dön',
    pages: 'Sayfalar',
    page: 'Sayfa {page}',
    page_of: 'Sayfa {page} / {last}',
    previous: 'Önceki',
    next: 'Sonraki',
    code: 'Ürün kodu',
    attributes: 'Özellikler',
    transporter_types: 'Kullanıldığı taşıyıcılar',
    description: 'Açıklama',
    pictures: 'Ürün görselleri',
    picture: '{number}. görsel',
    no_picture: 'Görsel yok',
    filter: 'Taşıyıcı türü',
    filter_clear: 'Seçimi kaldır',
    filter_empty_title: 'Seçtiğiniz taşıyıcı türünde ürün yok.',
    filter_empty_link: 'Kategorideki bütün ürünleri göster',
    drawings: 'Teknik çizimler',
    documents: 'Belgeler',
    quantity: 'Adet',
    quantity_less: 'Adedi azalt',
    quantity_more: 'Adedi artır',
    related: 'Benzer ürünler',
    neighbours: 'Kategorideki komşu ürünler',
    previous_product: 'Önceki ürün',
    next_product: 'Sonraki ürün',
  },
  viewer: {
    title: 'Ürün görselleri, büyük',
    open: '{number}. görseli büyüt',
    close: 'Büyük görseli kapat',
    previous: 'Önceki görsel',
    next: 'Sonraki görsel',
    zoom_in: 'Yakınlaştır',
    zoom_out: 'Uzaklaştır',
    download: 'Görseli indir',
    place: 'Görsel {number} / {count}',
  },
  search: {
    title: 'Ürün arama',
    title_for: '“{search}” araması',
    label: 'Ürün adı ya da kodu',
    submit: 'Ara',
    close: 'Aramayı kapat',
    suggestions: 'Öneriler',
    suggestion_count: '{count} öneri',
    suggestion_count_one: '1 öneri',
    recent: 'Son aramalar',
    recent_clear: 'Son aramaları sil',
    where: 'Aranacak yer',
    where_all: 'Tümü',
    where_name: 'Ürün adı',
    where_code: 'Ürün kodu',
    results: 'Bulunan ürünler',
    most: 'İlk {count} ürün gösteriliyor. Aradığınız burada yoksa daha uzun yazın.',
    near: 'Tam olarak bu yazılışta ürün yok. Yazılışı yakın olanlar:',
    empty_title: 'Ürün bulunamadı.',
    empty_spelling: 'Yazılışı denetleyin ya da daha kısa bir sözcük deneyin.',
    empty_everywhere: 'Her yerde ara',
    empty_transporter_types: 'Bütün taşıyıcı türlerinde ara',
    empty_groups: 'Ürün gruplarına da göz atabilirsiniz:',
  },
  not_found: {
    title: 'İstenen sayfa bulunamadı.',
    text: 'Adreste bir yazım hatası olabilir ya da sayfa kaldırılmış olabilir.',
    button: "Anasayfa'ya Dön",
  },
  page_error: {
    title: 'Sayfa yüklenemedi.',
    text: 'Bağlantınızı denetleyip sayfayı yeniden yükleyin.',
    retry: 'Yeniden yükle',
  },
  form_error: {
    hata: 'Hata!',
    hata_oldu_gonderilemedi: 'Bir hata oldu, gönderilemedi. Lütfen yeniden deneyin.',
    sistem_hatasi: 'Sistem Hatası!',
    gonderildi: 'Gönderildi!',
    yetkililere_iletildi: 'Mesajınız yetkililere iletildi.',
    required: 'Bu alan zorunlu.',
    valid_email: 'Geçerli bir e-posta adresi girin.',
    too_long: 'Bu alan en çok {max} karakter olabilir.',
  },
} as const;

/** All groups and keys, with texts of any language. */
export type InterfaceTexts = {
  [Group in keyof typeof turkishTexts]: Record<keyof (typeof turkishTexts)[Group], string>;
};

type Keys<Group extends keyof typeof turkishTexts> =
  `${Group}.${keyof (typeof turkishTexts)[Group] & string}`;
/** The group and key of a text, like `navbar.menu`. */
export type TextKey = { [Group in keyof typeof turkishTexts]: Keys<Group> }[keyof typeof turkishTexts];
