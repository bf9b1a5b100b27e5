import type { ServerCalls } from './server-calls.ts';

const categories = [1, 2, 3, 4].map((n) => `kategori-${n}`);

/** Pages and their JSON with the lists and the counts that writes change. */
export const visitedPages: readonly string[] = [
  '/',
  '/en',
  '/katalog',
  '/iletisim',
  '/sitemap.xml',
  ...categories.flatMap((slug) => [`/urunler/${slug}`, `/api/pages/products/${slug}?lang=tr`]),
  '/api/pages/categories?lang=tr',
  '/api/pages/home-sections?lang=tr',
  '/api/pages/contact-information?lang=tr',
];

/** The present answer of each page. */
export async function readPages({ bytes }: ServerCalls): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const page of visitedPages) answers.set(page, (await bytes(page))?.toString() ?? 'none');
  return answers;
}

/** The pages whose answers differ. */
export function differentPages(one: Map<string, string>, other: Map<string, string>): string[] {
  return visitedPages.filter((page) => one.get(page) !== other.get(page));
}
