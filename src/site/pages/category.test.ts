import { expect, it } from 'vitest';
import { headTags } from './category.tsx';

/** The meta tags of a page of a category with two pages of products. */
function tagsOf(page: number) {
  const category = {
    main_category: { seo_name: 'toka', seo_title: null, seo_description: null, langs: ['tr'], image: null },
    products: { data: page > 2 ? [] : [{ image: null }], current_page: page, last_page: 2 },
    transporter_types: [],
    sizes: [],
    finishes: [],
    attributes: [],
  };
  const site = {
    configuration: { projectCompanyName: 'Örnek', sharePicture: null },
    pageMetas: {},
    languages: [],
    lang: 'tr',
    prefix: '',
    publicUrl: '',
  };
  return headTags(...([site, category] as unknown as Parameters<typeof headTags>));
}

it('a page past the end of the list stays out of search engines, the others do not', () => {
  const unlisted = { name: 'robots', content: 'noindex, follow' };
  expect(tagsOf(3)).toContainEqual(unlisted);
  expect(tagsOf(2)).not.toContainEqual(unlisted);
});
