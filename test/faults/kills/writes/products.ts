import type { Product, ProductRows } from '#features/products/product.ts';
import type { Variants } from '#features/variants/variant.ts';
import type { Register } from '../book.ts';
import { pickCertain, type Client, type WriteKind } from '../client.ts';
import type { ServerCalls } from '../server-calls.ts';

/** What the test compares of a product; every field of a write carries the same stamp. */
type ProductState = {
  code: string;
  category: number;
  texts: readonly string[];
  attribute: string;
  types: readonly string[];
  variants: readonly VariantState[];
  /** The name on the public page, which the page cache may serve. */
  shown: string;
};
type VariantState = { code: string; size: number; weight: number; pack: number };

/** `last` is the state before the product was deleted. */
export type OwnProduct = { id: number; register: Register; last: ProductState };

/** The state that the server has confirmed; undefined for a deleted product. */
export const stateOf = ({ register }: OwnProduct) => register.confirmed[0] as ProductState | undefined;

const types = ['kordon', 'zincir', 'kayis', 'aski'];

const ownProducts = (client: Client) => client.own<OwnProduct>('product');

export const createProduct: WriteKind = {
  name: 'product',
  weight: 4,
  write: async (client) => {
    const code = client.fresh();
    const state: ProductState = {
      code,
      category: client.random.pick(client.categories),
      ...textsOf(code),
      types: types.slice(client.random.below(types.length)).sort(),
      variants: [],
    };
    const register = client.book.register(`product ${code}`, (calls) => readProduct(calls, code));
    const { data } = await client.book.write(register, state, () =>
      client.calls.staff<{ data: Product }>('POST', '/api/admin/products', {
        code,
        category_id: state.category,
        transporter_types: state.types,
        ...fieldsOf(state),
      }),
    );
    ownProducts(client).push({ id: data.id, register, last: state });
  },
};

export const updateProduct: WriteKind = {
  name: 'changed product',
  weight: 3,
  write: async (client) => {
    const product = pickCertain(client, live(client));
    if (!product) return createProduct.write(client);
    const state = { ...product.last, ...textsOf(client.fresh()) };
    await client.book.write(product.register, state, () =>
      client.calls.staff('PUT', `/api/admin/products/${product.id}`, fieldsOf(state)),
    );
    product.last = state;
  },
};

export const writeVariants: WriteKind = {
  name: 'variants',
  weight: 3,
  write: async (client) => {
    const product = pickCertain(client, live(client));
    if (!product) return createProduct.write(client);
    const stamp = client.fresh();
    const weight = 1 + client.random.below(90_000);
    const sizes = client.sizes.slice(0, 2 + client.random.below(client.sizes.length - 2));
    const variants = sizes.map((size, index) => ({
      code: `${stamp}V${index}`,
      size,
      weight,
      pack: weight,
    }));
    const state = { ...product.last, variants };
    await client.book.write(product.register, state, () =>
      client.calls.staff('PUT', `/api/admin/products/${product.id}/variants`, {
        variants: variants.map(({ pack, size, ...variant }) => ({
          ...variant,
          size_id: size,
          pack_quantity: pack,
        })),
      }),
    );
    product.last = state;
  },
};

export const deleteProduct: WriteKind = {
  name: 'deleted or restored product',
  weight: 1,
  write: async (client) => {
    const product = pickCertain(client, ownProducts(client));
    if (!product) return createProduct.write(client);
    const [state, send] =
      stateOf(product) === undefined
        ? ([
            product.last,
            () => client.calls.staff('PUT', `/api/admin/products/${product.id}/restore`),
          ] as const)
        : ([undefined, () => client.calls.staff('DELETE', `/api/admin/products/${product.id}`)] as const);
    await client.book.write(product.register, state, send);
  },
};

/** The products that exist, each with its present state. */
const live = (client: Client) =>
  ownProducts(client).flatMap((product) => {
    const last = stateOf(product);
    return last ? [Object.assign(product, { last })] : [];
  });

const textsOf = (stamp: string) => ({
  texts: [`Toka ${stamp}`, `Buckle ${stamp}`, `Kısa ${stamp}`, `<p>Uzun ${stamp}</p>`],
  attribute: `Değer ${stamp}`,
  shown: `Toka ${stamp}`,
});

const fieldsOf = ({ texts: [tr, en, summary, description], attribute }: ProductState) => ({
  name_tr: tr,
  name_en: en,
  summary_tr: summary,
  description_tr: description,
  attributes: [{ label: { tr: 'Malzeme' }, value: { tr: attribute } }],
});

async function readProduct(calls: ServerCalls, code: string): Promise<ProductState | undefined> {
  const found = await calls.staff<ProductRows>('GET', `/api/admin/products?search=${code}`);
  const row = found.data.find((one) => one.code === code);
  if (!row) return undefined;
  const product = await calls.staff<Product>('GET', `/api/admin/products/${row.id}`);
  const { variants } = await calls.staff<Variants>('GET', `/api/admin/products/${row.id}/variants`);
  const page = await calls.find<{ name: string }>(`/api/pages/product/${product.seo_name}?lang=tr`);
  return {
    code: product.code,
    category: product.category_id,
    texts: [product.name_tr, product.name_en, product.summary_tr, product.description_tr].map(String),
    attribute: product.attributes.map(({ value }) => value.tr).join(),
    types: product.transporter_types.toSorted(),
    variants: variants.map((one) => ({
      code: one.code,
      size: one.size_id ?? 0,
      weight: one.weight ?? 0,
      pack: one.pack_quantity ?? 0,
    })),
    shown: page?.name ?? '',
  };
}
