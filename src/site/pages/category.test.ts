import { expect, it } from 'vitest';
import { createDataRef } from '../loading/loader-data.ts';
import { meta } from './category.tsx';

type MetaInput = Parameters<typeof meta>[0];

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
  const matches = [{ id: 'root', loaderData: createDataRef('site', site) }];
  return meta({ loaderData: createDataRef('page', category), matches } as unknown as MetaInput);
}

it('a page past the end of the list stays out of search engines, the others do not', () => {
  const unlisted = { name: 'robots', content: 'noindex, follow' };
  expect(tagsOf(3)).toContainEqual(unlisted);
  expect(tagsOf(2)).not.toContainEqual(unlisted);
});
