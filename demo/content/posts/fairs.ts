import type { DemoPost } from '../posts.ts';

/** Invented fairs; their names say that they are examples. */
export const fairs: readonly DemoPost[] = [
  {
    publishedIn: -30,
    startsIn: 34,
    days: 4,
    cover: 'fuar-stant-genis.jpg',
    stand: '9-A12',
    title: { tr: 'Örnekköy Deri ve Aksesuar Fuarı', en: 'Örnekköy Leather and Accessories Fair' },
    place: {
      tr: 'İstanbul, Örnekköy Fuar Merkezi, 9. salon',
      en: 'Istanbul, Örnekköy Exhibition Centre, hall 9',
    },
    summary: {
      tr: 'Yeni sezonun toka ve halkalarını bütün kaplamalarıyla elinize alın. Numune kartelası stantta hazır.',
      en: 'Handle the new season’s buckles and rings in every finish. Sample cards are waiting at the stand.',
    },
  },
  {
    publishedIn: -12,
    startsIn: 96,
    days: 3,
    cover: 'zincir-forse-kullanim.jpg',
    stand: 'H4 / C27',
    title: { tr: 'Örnek Milano Aksesuar Günleri', en: 'Örnek Milano Accessory Days' },
    place: { tr: 'Milano, 4. pavyon', en: 'Milan, pavilion 4' },
    summary: {
      tr: 'Avrupalı çanta üreticileri için nikelsiz kaplamalar ve düşük adetli özel kalıplar.',
      en: 'Nickel-free finishes and tooling for short runs, for European bag makers.',
    },
  },
  {
    publishedIn: -5,
    startsIn: 188,
    days: 4,
    cover: 'kusgozu-mini-kullanim.jpg',
    stand: '2-B08',
    title: { tr: 'Örnek Ayakkabı Yan Sanayi Fuarı', en: 'Örnek Footwear Suppliers Fair' },
    place: { tr: 'İzmir, Örnek Fuar Alanı, 2. salon', en: 'Izmir, Örnek Fairground, hall 2' },
    summary: {
      tr: 'Ayakkabı için kuşgözü, kanca ve bağcık parçaları; çakma makineleri stantta çalışır durumda.',
      en: 'Eyelets, hooks and lace parts for shoes, with the setting machines running at the stand.',
    },
  },
  {
    publishedIn: -150,
    startsIn: -61,
    days: 4,
    cover: 'elcik-damla-kullanim.jpg',
    stand: '7-D15',
    title: { tr: 'Örnek Moda Tedarik Buluşması', en: 'Örnek Fashion Sourcing Meeting' },
    place: { tr: 'İstanbul, Örnek Kongre Merkezi', en: 'Istanbul, Örnek Congress Centre' },
    summary: {
      tr: 'Dört günde 310 ziyaretçi, 42 numune isteği. Ziyaretiniz için teşekkür ederiz.',
      en: 'Four days, 310 visitors and 42 requests for samples. Thank you for coming.',
    },
  },
  {
    publishedIn: -320,
    startsIn: -247,
    days: 3,
    cover: 'percin-kapsul-yakin.jpg',
    stand: 'C-104',
    title: { tr: 'Örnek Berlin Giyim Aksesuarları', en: 'Örnek Berlin Trimmings' },
    place: { tr: 'Berlin, C salonu', en: 'Berlin, hall C' },
    summary: {
      tr: 'Kot düğmesi, perçin ve çıtçıtta yeni mat siyah kaplamayı ilk kez gösterdik.',
      en: 'Our new matt black on jeans buttons, rivets and snaps, shown for the first time.',
    },
  },
  {
    publishedIn: -520,
    startsIn: -420,
    days: 4,
    cover: 'deri-genis.jpg',
    stand: '9-A14',
    title: { tr: 'Örnekköy Deri Günleri', en: 'Örnekköy Leather Days' },
    place: { tr: 'İstanbul, Örnekköy Fuar Merkezi', en: 'Istanbul, Örnekköy Exhibition Centre' },
    summary: {
      tr: 'Kemer tokası koleksiyonumuzun tanıtıldığı fuar.',
      en: 'The fair where we introduced our collection of belt buckles.',
    },
  },
];
