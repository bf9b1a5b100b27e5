import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Product } from '../product.ts';
import { FormPage } from '#panel/form/form-page.tsx';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { AfterSave } from '#panel/form-state/record-saving.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useLabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { paths } from '#shared/panel-paths.ts';
import { createProduct, updateProduct } from './products.api.ts';
import { setProductPictures } from './files/product-files.api.ts';
import {
  missingAttributes,
  newProductValues,
  productErrors,
  productLabels,
  productTexts,
  productValues,
  toWire,
} from './product-fields.ts';
import { usePublishGuard } from './gaps/use-publish-guard.ts';
import { useShownValues } from './use-shown-values.ts';
import { ProductMain } from './product-main.tsx';
import { ProductSide } from './product-side.tsx';

export const backToProducts = { to: paths.products, label: 'Ürünlere dön' };

type ProductFormProps = {
  /** The product to edit; undefined for a new one. */
  product?: Product;
  languages: readonly Language[];
  title: string;
  note?: ReactNode;
  galleries: (form: RecordForm<Product>) => ReactNode;
  actions?: (form: RecordForm<Product>) => ReactNode;
  waitingFor?: string | undefined;
  headActions?: ReactNode;
  tabs?: ReactNode;
  /** Values that a new product starts with. */
  start?: FormValues;
  onSaved: (product: Product, after: AfterSave) => void;
};

export function ProductForm(props: ProductFormProps) {
  const { product, languages, galleries, actions, start, onSaved, ...page } = props;
  const labels = useLabelList(languages[0]?.abbr ?? '');
  const showValue = useShownValues(languages[0]?.abbr ?? '');
  const form = usePublishGuard(
    useRecordForm<Product>({
      name: 'product',
      resource: 'products',
      record: product,
      languages,
      localised: productTexts,
      alsoMissing: missingAttributes(labels),
      labels: productLabels,
      showValue,
      toValues: (record) => ({
        ...(product ? productValues : newProductValues)(languages, record),
        ...(!record && start),
      }),
      check: (values, sent) => productErrors(languages, values, sent),
      save: (fields, record) => saveProduct(toWire(fields), record),
      onSaved,
    }),
  );
  return (
    <FormPage
      {...page}
      back={backToProducts}
      form={form}
      preview={{ kind: 'product', toWire }}
      canAddNext
      actions={actions?.(form)}
      main={<ProductMain form={form} galleries={galleries(form)} />}
      side={<ProductSide form={form} />}
    />
  );
}

async function saveProduct({ images, ...fields }: FormValues, record?: Product): Promise<Product> {
  if (!record) return createProduct({ ...fields, images });
  if (images) await setProductPictures(record, images as number[]);
  return updateProduct(record.id, fields);
}
