import type { Bench } from './bench.ts';
import { measureCache } from './parts/cache.ts';
import type { Row } from './rows.ts';

export type Part = {
  name: string;
  /** What is compared with what, for the reader of the table. */
  about: string;
  measure: (bench: Bench) => Promise<Row[]>;
};

export const parts: readonly Part[] = [
  {
    name: 'cache',
    about:
      'Answers from the page cache (brotli, revision check included) with 1,000 products, beside servers in processes of their own that send the same bytes under the same headers; 32 connections, 4 requests in flight on each.',
    measure: measureCache,
  },
];
