import type { DemoText } from './demo-content.ts';

/**
 * Titles and descriptions by route name. `product` and `products` are used only for records without texts of
 * their own.
 */
export const pageMetas: Readonly<Record<string, { title: DemoText; description: DemoText }>> = {
  home: {
    title: {
      tr: 'Örnek Metal Aksesuar | Toka, halka, zincir ve kuşgözü',
      en: 'Örnek Metal Aksesuar | Buckles, rings, chains and eyelets',
    },
    description: {
      tr: 'Çanta, kemer, ayakkabı ve giyim üreticileri için metal toka, halka, zincir, kuşgözü, çıtçıt, fermuar elciği, kanca ve perçin. Ölçüleri ve kaplamalarıyla.',
      en: 'Metal buckles, rings, chains, eyelets, snaps, zip pullers, hooks and rivets for makers of bags, belts, shoes and clothing, with sizes and finishes.',
    },
  },
  about_us: {
    title: { tr: 'Hakkımızda | Örnek Metal Aksesuar', en: 'About us | Örnek Metal Aksesuar' },
    description: {
      tr: '1987’den beri Örnekköy’deki atölyemizde kalıptan kaplamaya metal aksesuar üretiyoruz: ekibimiz, makinelerimiz ve belgelerimiz.',
      en: 'Making metal accessories in our Istanbul workshop since 1987, from the tool to the finish: our people, machines and certificates.',
    },
  },
  vision_mission: {
    title: {
      tr: 'Vizyon ve Misyon | Örnek Metal Aksesuar',
      en: 'Vision and mission | Örnek Metal Aksesuar',
    },
    description: {
      tr: 'Neden küçük parçalar üretiyoruz, nereye gidiyoruz ve müşterilerimize ne söz veriyoruz.',
      en: 'Why we make small parts, where we are heading and what we promise our customers.',
    },
  },
  catalogue: {
    title: { tr: 'Katalog | Örnek Metal Aksesuar', en: 'Catalogues | Örnek Metal Aksesuar' },
    description: {
      tr: 'Ürünlerimizi ölçüleri ve kaplamalarıyla gösteren kataloglar: tarayıcıda açın ya da PDF olarak indirin.',
      en: 'Catalogues of our products with sizes and finishes: open them in the browser or download the PDF.',
    },
  },
  fairs: {
    title: {
      tr: 'Fuarlar ve okul turları | Örnek Metal Aksesuar',
      en: 'Fairs and school tours | Örnek Metal Aksesuar',
    },
    description: {
      tr: 'Katıldığımız fuarlar: tarih, yer ve stant numarası. Toka, halka ve kuşgözünü bütün kaplamalarıyla elinize alın.',
      en: 'The fairs where we exhibit, with dates, venues and stand numbers. Handle our buckles, rings and eyelets in every finish.',
    },
  },
  blog: {
    title: { tr: 'Blog | Örnek Metal Aksesuar', en: 'Blog | Örnek Metal Aksesuar' },
    description: {
      tr: 'Atölyeden yazılar: kaplama nasıl yapılır, kuşgözü nasıl seçilir, bir metal parça uzun yıllar nasıl kullanılır.',
      en: 'Notes from the workshop: how a finish is made, how to choose an eyelet, and how a metal part lasts for years.',
    },
  },
  videos: {
    title: { tr: 'Videolar | Örnek Metal Aksesuar', en: 'Videos | Örnek Metal Aksesuar' },
    description: {
      tr: 'Atölyemizden kısa videolar: kaplama tonları, deri ve metal parçalar yakından.',
      en: 'Short videos from our workshop: shades of plating, leather and metal parts close up.',
    },
  },
  products: {
    title: { tr: 'Ürünler | Örnek Metal Aksesuar', en: 'Products | Örnek Metal Aksesuar' },
    description: {
      tr: 'Metal aksesuar ürün gruplarımız.',
      en: 'Our product groups in metal accessories.',
    },
  },
  product: {
    title: { tr: 'Ürün | Örnek Metal Aksesuar', en: 'Product | Örnek Metal Aksesuar' },
    description: {
      tr: 'Ölçüsü, kaplaması ve paket adediyle metal aksesuar.',
      en: 'A metal accessory with its sizes, finishes and pack quantity.',
    },
  },
  contact: {
    title: { tr: 'İletişim | Örnek Metal Aksesuar', en: 'Contact | Örnek Metal Aksesuar' },
    description: {
      tr: 'Telefon, e-posta, adres ve çalışma saatleri; teklif, okul turu ve iş başvurusu için form.',
      en: 'Phone, e-mail, addresses and opening hours, and a form for quotes, school tours and job applications.',
    },
  },
};
