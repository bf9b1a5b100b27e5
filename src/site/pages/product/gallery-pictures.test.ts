import { expect, it } from 'vitest';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { filesWith, galleryPictures } from './gallery-pictures.ts';

const picture = (media_id: number) => ({
  media_id,
  alt: '',
  width: 4,
  height: 3,
  placeholder: '',
  sources: [],
});
const variant = (own: Partial<PublicVariant>) => ({ code: 'A', image: null, ...own }) as PublicVariant;
const titled = (media_id: number) => ({ ...picture(media_id), title: `${media_id}` });
const product = (images: number[], ...variants: PublicVariant[]) =>
  ({ images: images.map(titled), variants }) as unknown as ProductPage;
const shown = (page: ProductPage, chosen?: PublicVariant) =>
  galleryPictures(page, chosen).pictures.map(({ media_id: id }) => id);

it('the pictures of the chosen variant lead in their order, each picture once', () => {
  const chosen = variant({ image: picture(3), images: [picture(3), picture(2), picture(4)] });
  const single = variant({ image: picture(9) });
  const page = product([1, 2], chosen, single, variant({}));
  expect(shown(page)).toEqual([1, 2]);
  expect(shown(page, chosen)).toEqual([3, 2, 4, 1]);
  expect(shown(page, single)).toEqual([9, 1, 2]);
  expect(shown(page, variant({}))).toEqual([1, 2]);
  expect(galleryPictures(page, chosen).pictures[1]).toMatchObject({ media_id: 2, title: '2' });
});

it('a product without pictures shows those of the chosen variant, else the first of any', () => {
  const chosen = variant({ image: picture(3), images: [picture(3), picture(4)] });
  const page = product([], variant({ image: picture(8) }), chosen);
  expect([shown(page), shown(page, chosen), shown(page, variant({}))]).toEqual([[8], [3, 4], [8]]);
});

it('the files of the chosen variant lead with its code, and a file of both is there once', () => {
  const file = (url: string) => ({ url }) as ProductPage['documents'][number];
  const files = [file('/a'), file('/b')];
  expect(filesWith(undefined, files, undefined)).toEqual(files);
  expect(filesWith([file('/c'), file('/b')], files, 'A-1').map(({ url, ...own }) => [url, own])).toEqual([
    ['/c', { code: 'A-1' }],
    ['/b', { code: 'A-1' }],
    ['/a', {}],
  ]);
});
