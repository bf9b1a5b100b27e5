import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category, CategoryWrite } from '#features/categories/category.ts';
import type { Finish } from '#features/finishes/finish.ts';
import type { Product, ProductCreate } from '#features/products/product.ts';
import type { Size } from '#features/sizes/size.ts';
import type { Variant, VariantInput } from '#features/variants/variant.ts';
import type { UserCreate } from '#features/users/user.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { finishes } from '#features/finishes/server/finishes.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { createProduct } from '#features/products/server/products.service.ts';
import { sizes } from '#features/sizes/server/sizes.ts';
import { createUser } from '#features/users/server/users.service.ts';
import { updateVariants } from '#features/variants/server/variants.service.ts';
import { createJpeg } from './files/pictures.ts';

/** A plain string means the text in the main language. */
type Text = string | LocalisedText;
type TextField = 'name' | 'summary' | 'description' | 'seo_title' | 'seo_description';
type WithTexts<Input> = Omit<Partial<Input>, TextField> & { [field in TextField & keyof Input]?: Text };

let built = 0;
/** A number that is different for each record, which makes codes, slugs and addresses unique. */
const next = () => (built += 1);

/** Restarts the numbers; called before each test file in the same process. */
export const restartNumbers = () => (built = 0);

const localised = (text: Text = {}): LocalisedText => (typeof text === 'string' ? { tr: text } : text);

export async function buildUser(
  ctx: Context,
  user: Partial<UserCreate> = {},
): Promise<UserCreate & { id: number }> {
  const number = next();
  const input: UserCreate = {
    name: `Kullanıcı ${number}`,
    email: `kullanici-${number}@vitrin.test`,
    password: 'vitrin-deneme',
    role_group: 'admin',
    ...user,
  };
  return { ...input, id: await createUser(ctx, null, input) };
}

export async function buildCategory(
  ctx: Context,
  { name, description, seo_title, seo_description, ...fields }: WithTexts<CategoryWrite> = {},
): Promise<Category> {
  const { data } = await categories.create(ctx, null, {
    ...fields,
    name: localised(name ?? `Kategori ${next()}`),
    description: localised(description),
    seo_title: localised(seo_title),
    seo_description: localised(seo_description),
  });
  return data;
}

/** Creates a product, and a category for it unless `category_id` is given. */
export async function buildProduct(
  ctx: Context,
  { name, summary, description, seo_title, seo_description, ...fields }: WithTexts<ProductCreate> = {},
): Promise<Product> {
  const number = next();
  return createProduct(ctx, null, {
    code: `T-${number}`,
    ...fields,
    category_id: fields.category_id ?? (await buildCategory(ctx)).id,
    name: localised(name ?? `Ürün ${number}`),
    summary: localised(summary),
    description: localised(description),
    seo_title: localised(seo_title),
    seo_description: localised(seo_description),
  });
}

export async function buildSize(
  ctx: Context,
  { name, number = null, key }: { name?: Text; number?: number | null; key?: string } = {},
): Promise<Size> {
  const { data } = await sizes.create(ctx, null, { name: localised(name ?? `${next()} mm`), number, key });
  return data;
}

export async function buildFinish(
  ctx: Context,
  { name, ...fields }: { name?: Text; color?: string; image_id?: number; key?: string } = {},
): Promise<Finish> {
  const { data } = await finishes.create(ctx, null, {
    ...fields,
    name: localised(name ?? `Kaplama ${next()}`),
  });
  return data;
}

/** Replaces the variants of a product; a row without `code` gets a generated one. */
export async function buildVariants(
  ctx: Context,
  product: { id: number },
  rows: readonly Partial<VariantInput>[],
): Promise<Variant[]> {
  const empty = { size_id: null, finish_id: null, weight: null, pack_quantity: null, image_id: null };
  const variants = rows.map((row) => ({ code: `V-${next()}`, ...empty, is_active: true, ...row }));
  return (await updateVariants(ctx, null, product.id, { variants })).variants;
}

/** An uploaded picture with JPEG files; its AVIF files are not made yet, their jobs are waiting. */
export async function buildMedium(
  ctx: Context,
  { name = 'resim.jpg', ...size }: { name?: string; width?: number; height?: number } = {},
): Promise<{ id: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-picture-'));
  try {
    const path = join(folder, 'picture.jpg');
    await writeFile(path, await createJpeg(size));
    const { id } = await storeLocalPicture(ctx, null, { path, name });
    return { id };
  } finally {
    await rm(folder, { recursive: true });
  }
}
