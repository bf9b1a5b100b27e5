import type { DemoContent } from '../contents.ts';

/** The heading, sentence and photograph of each page. */
export const pageHeads: readonly DemoContent[] = [
  {
    page: 'breadcrumbs',
    section: 'about_us',
    title: { tr: 'Kırk yıla yakın, aynı tezgâhta', en: 'Nearly forty years at the same bench' },
    subtitle: {
      tr: 'Çanta, kemer, ayakkabı ve giyim üreticileri için metal aksesuar yapan bir aile atölyesiyiz.',
      en: 'We are a family workshop that makes metal accessories for bags, belts, shoes and clothing.',
    },
    picture: 'tezgah-genis.jpg',
  },
  {
    page: 'breadcrumbs',
    section: 'vision_mission',
    title: { tr: 'Vizyon ve Misyon', en: 'Vision and mission' },
    subtitle: {
      tr: 'Nereye gittiğimiz ve her gün neye söz verdiğimiz.',
      en: 'Where we are heading, and what we promise every day.',
    },
  },
  {
    page: 'breadcrumbs',
    section: 'contact',
    title: { tr: 'İletişim', en: 'Contact' },
    subtitle: {
      tr: 'Bir ölçü, bir numune ya da yalnızca bir soru: yazın ya da arayın.',
      en: 'A size, a sample or just a question: write to us or call.',
    },
  },
  {
    page: 'catalogue',
    section: 'head',
    title: { tr: 'Kataloglar', en: 'Catalogues' },
    subtitle: {
      tr: 'Ölçüleri, kaplamaları ve ürün kodlarıyla; açmak ya da indirmek için.',
      en: 'With sizes, finishes and product codes, to open or download.',
    },
  },
  {
    page: 'media',
    section: 'fairs',
    title: { tr: 'Fuarlar', en: 'Fairs' },
    subtitle: {
      tr: 'Parçayı elinize alın: nerede olduğumuz ve standımızda neler göreceğiniz.',
      en: 'Hold the parts in your hand: where to find us and what we are showing.',
    },
    picture: 'fuar-vitrin-genis.jpg',
  },
  {
    page: 'media',
    section: 'blog',
    title: { tr: 'Atölyeden yazılar', en: 'Notes from the workshop' },
    subtitle: {
      tr: 'Parça seçmek, takmak ve uzun yıllar kullanmak üzerine bildiklerimiz.',
      en: 'What we know about choosing parts, fitting them and keeping them for years.',
    },
  },
  {
    page: 'media',
    section: 'videos',
    title: { tr: 'Videolar', en: 'Videos' },
    subtitle: {
      tr: 'Parçaları ve kaplamaları yakından gösteren kısa filmler.',
      en: 'Short films that show parts and finishes close up.',
    },
  },
];
