import type { ReactNode } from 'react';
import type { Language } from '#shared/api/language.ts';
import type { Product } from '#shared/api/product.ts';
import { FormPage } from '../../components/form-page.tsx';
import { useRecordForm, type RecordForm } from '../../forms/use-record-form.ts';
import { paths } from '../../navigation.ts';
import { createProduct, updateProduct } from './products.api.ts';
import { productErrors, productTexts, productValues, toWire } from './product-fields.ts';
import { ProductMain } from './product-main.tsx';
import { ProductSide } from './product-side.tsx';

export const toProducts = { to: paths.products, label: 'Ürünlere dön' };

type ProductFormProps = {
  /** The product to edit; none for a new one. */
  product?: Product;
  languages: readonly Language[];
  title: string;
  note?: ReactNode;
  pictures: (form: RecordForm<Product>) => ReactNode;
  actions?: ReactNode;
  waitingFor?: string | undefined;
  onSaved: (product: Product) => void;
};

export function ProductForm({ product, languages, pictures, onSaved, ...page }: ProductFormProps) {
  const form = useRecordForm<Product>({
    record: product,
    languages,
    localised: productTexts,
    toValues: (record) => productValues(languages, record),
    check: (values, sent) => productErrors(languages, values, sent),
    save: (fields) => (product ? updateProduct(product.id, toWire(fields)) : createProduct(toWire(fields))),
    onSaved,
  });
  return (
    <FormPage
      {...page}
      back={toProducts}
      form={form}
      main={<ProductMain form={form} pictures={pictures(form)} />}
      side={<ProductSide form={form} />}
    />
  );
}
