/**
 * The Turkish interface texts of the public site, by group (api.md, `static-languages`). They are the
 * first texts of a new database and what the site shows when a text is missing. `{name}` marks a value.
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

/** Every group and key, with a text of any language. */
export type InterfaceTexts = {
  [Group in keyof typeof turkishTexts]: Record<keyof (typeof turkishTexts)[Group], string>;
};

type Keys<Group extends keyof typeof turkishTexts> =
  `${Group}.${keyof (typeof turkishTexts)[Group] & string}`;
/** A text by group and key, like `navbar.menu`. */
export type TextKey = { [Group in keyof typeof turkishTexts]: Keys<Group> }[keyof typeof turkishTexts];
