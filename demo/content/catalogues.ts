import { coverTexts, type CoverName } from '../covers/covers.ts';
import type { DemoText } from './demo-content.ts';

/** A printed catalogue: its cover from `demo/covers`, and the main categories that it shows. */
export type DemoCatalogue = {
  /** The name of the cover, and of the PDF below `demo/documents/catalogues/`. */
  file: CoverName;
  year: number;
  /** `seo_name` of main categories, in order. */
  categories: readonly string[];
  /** Products per page: 9 with sizes and finishes, or 4 with codes and measures as well. */
  perPage: 9 | 4;
  introduction: DemoText;
};

/** The name of a catalogue on the site, which is the title of its cover. */
export const catalogueName = ({ file }: DemoCatalogue): DemoText => coverTexts[file].title;

/** The site shows them in this order. */
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
    perPage: 9,
    introduction: {
      tr: 'Bu katalog bütün modellerimizi ölçüleri ve kaplamalarıyla gösterir. Her ölçünün her kaplamada ayrı bir kodu vardır; kodları, teknik çizimleri ve bilgi föylerini sitemizde model koduyla bulursunuz.',
      en: 'This catalogue shows all our models with their sizes and finishes. Every size has its own code in every finish; look up the model code on our site for all codes, technical drawings and data sheets.',
    },
  },
  {
    file: 'toka-ve-halka',
    year: 2026,
    categories: ['toka', 'halka'],
    perPage: 4,
    introduction: {
      tr: 'Kemer, çanta ve ayakkabı için tokalar ile onları taşıyan halkalar, ölçüleri ve kodlarıyla. Kod ilk kaplamanındır; öbür kaplamalarda sonuna yanlarındaki iki harf gelir: TK-1140 nikel, TK-1140-AS antik sarıdır.',
      en: 'Buckles for belts, bags and shoes, and the rings that go with them, with sizes and codes. The code is for the first finish; for the others, add the two letters beside them: TK-1140 is nickel, TK-1140-AS antique brass.',
    },
  },
  {
    file: 'canta-aksesuarlari',
    year: 2026,
    categories: ['zincir', 'kusgozu', 'fermuar-elcigi', 'percin'],
    perPage: 4,
    introduction: {
      tr: 'Bir çantanın metalleri: askıyı taşıyan zincir, sapın geçtiği kuşgözü, fermuarın elciği ve deriyi tutan perçin. Aynı kaplamada bir takım olarak ısmarlanabilir.',
      en: 'The metal on a bag: the chain that carries the strap, the eyelet the handle passes through, the puller on the zip and the rivet that holds the leather. They can be ordered as a set in one finish.',
    },
  },
];
