import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

/** The product as a kind of record. The files of its galleries are in `product_files`. */
export const productKind = {
  table: 'products',
  entity: 'product',
  resource: 'products',
  called: { one: 'Ürün', afterName: 'ürünü', all: 'Ürünler' },
  icon: 'package',
  screen: { list: paths.products, form: paths.productUpdate, chosen: 'products' },
  preview: 'product',
  nameColumn: 'name',
  texts: ['name', 'summary', 'description', 'seo_title', 'seo_description'],
  textNames: { attributes: 'Özellikler' },
  search: 'index',
  bin: 'own',
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
