import { coverTexts, type CoverName } from '../covers/covers.ts';
import type { DemoText } from './demo-content.ts';

/** A printed catalogue: its cover of `demo/covers` and the main categories that it shows. */
export type DemoCatalogue = {
  /** The name of its cover, and of its PDF below `demo/documents/catalogues/`. */
  file: CoverName;
  year: number;
  /** `seo_name` of main categories, in order. */
  categories: readonly string[];
  /** Products on a page: 12 in small pictures, or 6 with their data. */
  perPage: 12 | 6;
  introduction: DemoText;
};

/** The name that the site shows, from the cover. */
export const catalogueName = ({ file }: DemoCatalogue): DemoText => coverTexts[file].title;

/** In the order in which the site shows them. */
export const catalogues: readonly DemoCatalogue[] = [
  {
    file: 'genel-katalog',
    year: 2026,
    categories: [
      'toka',
      'halka',
      'zincir',
      'kusgozu',
      'citcit-ve-dugme',
      'fermuar-elcigi',
      'kanca-ve-mandal',
      'percin',
    ],
    perPage: 12,
    introduction: {
      tr: 'Bu katalog bütün kalıplarımızı gösterir. Her parçanın yanında kodu vardır; teklif isterken kodu yazmanız yeter. Ölçüleri, kaplamaları ve teknik çizimleri aynı kodla sitemizde bulursunuz.',
      en: 'This catalogue shows all our shapes. Each part stands with its code; the code is all we need for an offer. Sizes, finishes and technical drawings stand under the same code on our site.',
    },
  },
  {
    file: 'toka-ve-halka',
    year: 2026,
    categories: ['toka', 'halka'],
    perPage: 6,
    introduction: {
      tr: 'Kemer, çanta ve ayakkabı için tokalar ile onları taşıyan halkalar, ölçüleriyle. Gösterilen kaplamanın dışındakiler aynı kalıptan, en az bir paketle üretilir.',
      en: 'Buckles for belts, bags and shoes and the rings that carry them, with their sizes. Other finishes than those shown come from the same tool, from one pack on.',
    },
  },
  {
    file: 'canta-aksesuarlari',
    year: 2026,
    categories: ['zincir', 'kusgozu', 'fermuar-elcigi', 'percin'],
    perPage: 6,
    introduction: {
      tr: 'Bir çantanın metalleri: askıyı taşıyan zincir, sapın geçtiği kuşgözü, fermuarın elciği ve deriyi tutan perçin. Aynı kaplamada bir takım olarak ısmarlanabilir.',
      en: 'The metal of a bag: the chain that carries it, the eyelet for its handle, the puller of its zip and the rivet that holds the leather. Order them as a set in one finish.',
    },
  },
];
