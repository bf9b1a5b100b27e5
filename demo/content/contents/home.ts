import type { DemoContent } from '../contents.ts';
import { richText } from '../rich-text.ts';

const slider = { page: 'home', section: 'slider' } as const;
const figures = { page: 'home', section: 'figures' } as const;

/** The numbers agree with those of the capacity report. */
export const homeContents: readonly DemoContent[] = [
  {
    ...slider,
    title: {
      tr: 'En küçük parça, ilk bakılan yerdir.',
      en: 'The smallest part is where the eye goes first.',
    },
    picture: 'kaplama-genis.jpg',
    link: '/kurumsal',
    link_text: { tr: 'Nasıl ürettiğimizi görün', en: 'See how we work' },
  },
  {
    ...slider,
    title: { tr: 'Kalıptan kaplamaya tek çatı altında.', en: 'From tool to finish under one roof.' },
    picture: 'atolye-genis.jpg',
    link: '/urunler/halka',
    link_text: { tr: 'Halkalara bakın', en: 'Browse the rings' },
  },
  {
    ...slider,
    title: { tr: 'Numunesi üç günde elinizde.', en: 'Samples on your desk in three days.' },
    picture: 'numune-genis.jpg',
    link: '/urunler/toka',
    link_text: { tr: 'Tokalara bakın', en: 'Browse the buckles' },
  },
  {
    page: 'home',
    section: 'intro',
    title: { tr: 'Elinizin altındaki parçayı biz yapıyoruz', en: 'We make the part under your thumb' },
    body: {
      tr: richText`
        <p>Çantanın kilidi, kemerin tokası, montun çıtçıtı: bir ürünü her gün elimizle tanırız. O parçanın ağırlığı,
        kapanırken çıkardığı ses ve üç yıl sonraki rengi, ürünün kendisi kadar konuşur.</p>
        <p>1987’den beri deri, giyim ve ayakkabı üreticileri için metal aksesuar yapıyoruz. Kalıbı kendimiz yapıyor, dökümü,
        presi ve on yedi kaplamayı aynı binada yürütüyoruz. Böylece ikinci siparişiniz birincisinin aynısı olur.</p>`,
      en: richText`
        <p>The lock of a bag, the buckle of a belt, the snap of a jacket: these are the parts of a product that the hand knows.
        Their weight, the sound they make on closing and their colour three years on say as much as the product itself.</p>
        <p>We have made metal accessories for makers of leather goods, clothing and shoes since 1987. Toolmaking, casting,
        pressing and seventeen finishes are all under one roof, so that your second order is the same as your first.</p>`,
    },
    picture: 'mandal-dondurmeli-kullanim.jpg',
    link: '/kurumsal',
    link_text: { tr: 'Hakkımızda', en: 'About us' },
  },
  {
    ...figures,
    title: { tr: '1987', en: '1987' },
    subtitle: { tr: 'ilk tokamızı bastığımız yıl', en: 'the year we pressed our first buckle' },
  },
  {
    ...figures,
    title: { tr: '155 milyon', en: '155 million' },
    subtitle: { tr: 'parça, yıllık üretim kapasitemiz', en: 'parts: our annual capacity' },
  },
  {
    ...figures,
    title: { tr: '86', en: '86' },
    subtitle: { tr: 'kişi; on biri yalnız kalıp yapar', en: 'people, eleven of whom make nothing but tools' },
  },
  {
    ...figures,
    title: { tr: '17', en: '17' },
    subtitle: { tr: 'kaplama, hepsi kendi hattımızda', en: 'finishes, all from our own line' },
  },
  {
    page: 'home',
    section: 'banner',
    title: {
      tr: 'Bütün ölçüler, bütün kaplamalar tek katalogda',
      en: 'Every size and finish in one catalogue',
    },
    subtitle: {
      tr: 'PDF olarak açın ya da indirin; baskılı olanı numunelerle birlikte gönderiyoruz.',
      en: 'Open it as a PDF or download it; we send the printed one along with samples.',
    },
    picture: 'hero-genis.jpg',
    link: '/katalog',
    link_text: { tr: 'Kataloglara git', en: 'Go to the catalogues' },
  },
];
