import type { Bench } from './bench.ts';
import { measureAdminList } from './parts/admin-list.ts';
import { measureBackup } from './parts/backup.ts';
import { measureBrotli11 } from './parts/brotli11.ts';
import { measureCache } from './parts/cache.ts';
import { measureDocuments } from './parts/documents.ts';
import { measureForm } from './parts/form.ts';
import { measureInteraction } from './parts/interaction.ts';
import { measureJs } from './parts/js.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureList } from './parts/list.ts';
import { measureMemory } from './parts/memory.ts';
import { measureRender } from './parts/render.ts';
import { measureScale } from './parts/scale.ts';
import { measureSearch } from './parts/search.ts';
import { measureStart } from './parts/start.ts';
import { measureUpload } from './parts/upload.ts';
import { measureVariants } from './parts/variants.ts';
import type { Row } from './rows.ts';

export type Part = {
  name: string;
  /** Explains the comparison to readers of the table. */
  about: string;
  measure: (bench: Bench) => Promise<Row[]>;
};

export const parts: readonly Part[] = [
  {
    name: 'cache',
    about:
      'Answers from the page cache (brotli, revision check included) with 1,000 products, beside separate servers that send the same bytes and headers; 32 connections with one request in flight each.',
    measure: measureCache,
  },
  {
    name: 'render',
    about:
      'A cold page (queries, React, nonces to hashes, brotli 3) beside `renderToString` of the same element tree with its data. One process, interleaved, without HTTP. The first page after a change of content also reads what all pages share (menus, texts, counts). The category holds an eighth of the products.',
    measure: measureRender,
  },
  {
    name: 'list',
    about:
      'Public JSON of product lists with 1,000, 10,000 and 100,000 products: median latency over one open connection, beside that at 1,000. The content revision changes before each request, so the cache never answers.',
    measure: measureList,
  },
  {
    name: 'search',
    about: 'As `list`, for the public search, which is not cached. At most 60 products with their pictures.',
    measure: measureSearch,
  },
  {
    name: 'admin-list',
    about: 'As `list`, for the panel’s product list, signed in.',
    measure: measureAdminList,
  },
  {
    name: 'variants',
    about:
      'As `list`, `search` and `render`, for models with about ten variants each: 1,000 and 100,000 variants.',
    measure: measureVariants,
  },
  {
    name: 'js',
    about:
      'Bytes as sent with brotli: scripts, module preloads and style sheets of the HTML, their static imports, and for the panel its first screen.',
    measure: measureJs,
  },
  {
    name: 'form',
    about:
      'Keys typed into the attribute table of a product in Chromium: task time of the main thread, as the browser reports it.',
    measure: measureForm,
  },
  {
    name: 'interaction',
    about:
      'From a touch or key to the next painted frame on a phone, with the processor slowed down four times; demo content, SQLite, headless Chromium. Durations come in steps of 8 ms.',
    measure: measureInteraction,
  },
  {
    name: 'lighthouse',
    about:
      'Lighthouse’s scores for a simulated phone of the middle range on a slow connection; demo content, SQLite, headless Chromium; medians of five rounds.',
    measure: measureLighthouse,
  },
  {
    name: 'brotli11',
    about: 'The second compression, in the background, of answers that were sent 20 times.',
    measure: measureBrotli11,
  },
  {
    name: 'start',
    about:
      'Time from the spawn of the process to the first page; migrated SQLite database with 1,000 products, built assets.',
    measure: measureStart,
  },
  {
    name: 'memory',
    about:
      'Resident memory of the server’s process, 10,000 requests for 200 addresses, 32 connections, with a filled compile cache.',
    measure: measureMemory,
  },
  {
    name: 'upload',
    about:
      'A synthetic photograph through the real call, beside a low-priority process that makes the same four JPEGs with sharp alone. Then 200 page requests per second during continuous uploads, with their AVIFs and emptied caches, and during sharp alone with as many changes of content.',
    measure: measureUpload,
  },
  {
    name: 'backup',
    about:
      'A backup into an empty folder while 200 pages per second are read, beside the same pages without it; then its full check and its restore, with the server stopped.',
    measure: measureBackup,
  },
  {
    name: 'documents',
    about:
      'Data sheets of generated products, one after the other, beside the pages of the same products: made and rendered for the first time, then from the caches. Then a printed catalogue of all of them, in rows with ordering data, and previews of one category each.',
    measure: measureDocuments,
  },
  {
    name: 'scale',
    about:
      'What one answer costs: files, the first page after each change with its share of the database, and one process beside two that share a port (`node:cluster`), all with 1,000 products. docs/guides/scaling.md is computed from these and from `cache`, `render` and `memory`.',
    measure: measureScale,
  },
];
