import { coverTexts, type CoverName } from '../covers/covers.ts';
import type { DemoText } from './demo-content.ts';

/** A catalogue that the program sets: its cover from `demo/covers`, and the main categories that it shows. */
export type DemoCatalogue = {
  /** The name of the cover, and of the PDF below `demo/documents/catalogues/`. */
  file: CoverName;
  year: number;
  /** `seo_name` of main categories, in order. */
  categories: readonly string[];
  /** Cards with codes, or rows with tables of codes by size and finish. */
  layout: 'cards' | 'rows';
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
    layout: 'cards',
  },
  {
    file: 'toka-ve-halka',
    year: 2026,
    categories: ['toka', 'halka'],
    layout: 'rows',
  },
  {
    file: 'canta-aksesuarlari',
    year: 2026,
    categories: ['zincir', 'kusgozu', 'fermuar-elcigi', 'percin'],
    layout: 'rows',
  },
];
