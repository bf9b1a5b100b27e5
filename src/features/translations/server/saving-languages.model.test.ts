import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Language } from '#features/languages/language.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const admin = await app.signIn();
await app.call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
const langs = ['tr', 'en', 'de'] as const;

type Shown = Readonly<Record<string, unknown>>;

/** A place that stores texts by language, with functions that save one language and read all of them. */
type Place = {
  name: string;
  fields: readonly string[];
  save: (lang: string, field: string, text: string) => Promise<{ status: number }>;
  read: () => Promise<Shown>;
};

const record = (name: string, url: string, fields: readonly string[]): Place => ({
  name,
  fields,
  save: (lang, field, text) => app.call('PUT', url, { [`${field}_${lang}`]: text }, admin),
  read: async () => (await app.call<Shown>('GET', url, undefined, admin)).body,
});

const category = await buildCategory(app.ctx);
const product = await buildProduct(app.ctx, { category_id: category.id });
const places: readonly Place[] = [
  record('a kit record', `/api/admin/categories/${category.id}`, ['name', 'description', 'seo_title']),
  record('a product', `/api/admin/products/${product.id}`, ['name', 'summary', 'seo_description']),
  {
    name: 'a page title',
    fields: ['title', 'description'],
    save: (lang, field, text) =>
      app.call('PUT', '/api/admin/page-meta', { route_name: 'home', [`${field}_${lang}`]: text }, admin),
    read: async () => {
      const { body } = await app.call<Shown[]>('GET', '/api/admin/page-meta', undefined, admin);
      return body.find((page) => page.route_name === 'home') ?? {};
    },
  },
  {
    name: 'an interface text',
    fields: ['home', 'menu'],
    save: (abbr, key, text) =>
      app.call(
        'PUT',
        '/api/admin/languages/page-lang',
        { abbr, page_lang: { navbar: { [key]: text } } },
        admin,
      ),
    read: async () => {
      const { body } = await app.call<Language[]>('GET', '/api/admin/languages', undefined, admin);
      const texts = body.flatMap(({ abbr, page_lang }) =>
        Object.entries(page_lang.navbar ?? {}).map(([key, text]) => [`${key}_${abbr}`, text]),
      );
      return Object.fromEntries(texts) as Shown;
    },
  },
];

/** No text is empty, because names in the main language are required. */
const words = fc.stringMatching(/^[A-Za-zÇçĞğİıÖöŞşÜü"\\]{1,12}$/);

it.each(places)('saving one language of $name changes no other', async ({ fields, save, read }) => {
  const texts = (shown: Shown) =>
    Object.fromEntries(
      fields.flatMap((field) => langs.map((lang) => [`${field}_${lang}`, shown[`${field}_${lang}`]])),
    );
  const saves = fc.array(fc.tuple(fc.constantFrom(...langs), fc.constantFrom(...fields), words), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(saves, async (all) => {
      for (const [lang, field, text] of all) {
        const before = texts(await read());
        expect((await save(lang, field, text)).status).toBe(200);
        expect(texts(await read())).toEqual({ ...before, [`${field}_${lang}`]: text });
      }
    }),
    { numRuns: 12 },
  );
});
