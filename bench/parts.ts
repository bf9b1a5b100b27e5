import type { Bench } from './bench.ts';
import { measureAdminList } from './parts/admin-list.ts';
import { measureBrotli11 } from './parts/brotli11.ts';
import { measureCache } from './parts/cache.ts';
import { measureForm } from './parts/form.ts';
import { measureJs } from './parts/js.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureList } from './parts/list.ts';
import { measureMemory } from './parts/memory.ts';
import { measureRender } from './parts/render.ts';
import { measureSearch } from './parts/search.ts';
import { measureStart } from './parts/start.ts';
import { measureUpload } from './parts/upload.ts';
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
      'Answers from the page cache (brotli, revision check included) with 1,000 products, beside servers in processes of their own that send the same bytes under the same headers; 32 connections, 10 requests in flight on each.',
    measure: measureCache,
  },
  {
    name: 'render',
    about:
      'What the cache calls for a page that it does not have (queries, React, nonces to hashes, brotli 3), beside `renderToString` of the very element tree that this render made, with its data in it: the wrapped `react-dom/server` that the built site imports notes the tree. One process, in turns, without HTTP. What all pages share (menus, texts, counts) is read once after a change of content, by the first page that is rendered then. The category holds an eighth of the products.',
    measure: measureRender,
  },
  {
    name: 'list',
    about:
      'Public JSON of product lists with 1,000, 10,000 and 100,000 products: the median latency over one open connection, beside that at 1,000. The content revision is moved before each ask, so that nothing comes from the cache.',
    measure: measureList,
  },
  {
    name: 'search',
    about:
      'As `list`, for the public search, which no cache answers. At most 60 products with their pictures.',
    measure: measureSearch,
  },
  {
    name: 'admin-list',
    about: 'As `list`, for the panel’s product list, signed in.',
    measure: measureAdminList,
  },
  {
    name: 'js',
    about:
      'Bytes as sent with brotli: what the HTML names (scripts, module preloads, style sheets), what that imports statically, and for the panel its first screen.',
    measure: measureJs,
  },
  {
    name: 'form',
    about:
      'Keys typed into the attribute table of a product in Chromium: tasks of its main thread, by the browser’s own count.',
    measure: measureForm,
  },
  {
    name: 'lighthouse',
    about:
      'Lighthouse’s points for a phone of the middle range on a slow line, which it simulates; the program with its demo content, SQLite, in headless Chromium: medians of three rounds.',
    measure: measureLighthouse,
  },
  {
    name: 'brotli11',
    about: 'The second compression of answers that were sent 20 times, in the background.',
    measure: measureBrotli11,
  },
  {
    name: 'start',
    about:
      'Spawn of the process to the first whole page, migrated SQLite database with 1,000 products, built assets.',
    measure: measureStart,
  },
  {
    name: 'memory',
    about:
      'Resident memory of the server’s process, 10,000 requests for 200 addresses, 32 connections; not its first start, so that its compiled code is known.',
    measure: measureMemory,
  },
  {
    name: 'upload',
    about:
      'A synthetic photograph through the real call, beside a niced process that makes the same four JPEGs with sharp alone; then 200 page requests a second: beside uploads without pause, with their AVIFs and emptied caches, and beside sharp alone with as many changes of content.',
    measure: measureUpload,
  },
];
