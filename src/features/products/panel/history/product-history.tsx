import { useState } from 'react';
import { ProductHistoryPage, type ProductHistoryEntry } from '../../product-history.ts';
import { type VariantsAction } from '#features/variants/variant.ts';
import { Product } from '../../product.ts';
import { useHistory } from '#panel/history/history.api.ts';
import { HistoryDrawer } from '#panel/history/history-button.tsx';
import { actionName, HistoryList } from '#panel/history/history-list.tsx';
import { RecordChange, type RecordHistoryProps } from '#panel/history/record-history.tsx';
import { RestoreVersion } from '#panel/history/restore-version.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { productValues } from '../product-fields.ts';
import { useIsPresent, VariantsChange } from '#features/variants/panel/variants-change-part.tsx';
import { GalleryChange } from './gallery-change.tsx';
import { galleryActions, galleryLabels, isGalleryOf } from './gallery-versions.ts';

type ProductHistoryProps = { form: RecordForm<Product>; product: Product };

/** The button "Geçmiş" of a product. It lists changes of its fields, galleries and variants together. */
export function ProductHistoryButton({ form, product }: ProductHistoryProps) {
  const record = form.record ?? product;
  return (
    <HistoryDrawer title="Geçmiş" isOfRecord>
      {(close) => (
        <ProductHistory {...{ form, product, record }} path="/products" schema={Product} onRestored={close} />
      )}
    </HistoryDrawer>
  );
}

/**
 * The list of changes. `product` has the present galleries, `record` the fields as the form last saved them.
 */
function ProductHistory({ product, ...history }: RecordHistoryProps<Product> & { product: Product }) {
  const { form, path, record } = history;
  const [page, setPage] = useState(1);
  const query = useHistory(ProductHistoryPage, path, record.id, page);
  const isPresent = useIsPresent(product.id, form.languages[0]?.abbr ?? '');
  return (
    <HistoryList query={query} page={page} onPage={setPage} nameOf={nameOf}>
      {(entry, isLatest) => {
        if (entry.part === null)
          return (
            <RecordChange
              {...history}
              form={{ ...form, showValue: (name, value) => shownValue(form, entry, name, value) }}
              {...{ entry, isLatest }}
              toValues={(version) => productValues(form.languages, version)}
            />
          );
        if (entry.part === 'variants')
          return (
            <>
              <VariantsChange before={entry.before ?? []} after={entry.after ?? []} />
              {entry.after && (
                <RestoreVersion
                  {...history}
                  {...{ entry, isLatest }}
                  changes={isPresent(entry.after) ? [] : ['Ölçüler ve kaplamalar']}
                  isOutsideForm
                />
              )}
            </>
          );
        const { part: gallery, before, after } = entry;
        return (
          <>
            <GalleryChange form={form} before={before ?? []} after={after ?? []} />
            {after && (
              <RestoreVersion
                {...history}
                {...{ entry, isLatest }}
                changes={isGalleryOf(product, gallery, after) ? [] : [galleryLabels[gallery]]}
                isOutsideForm
              />
            )}
          </>
        );
      }}
    </HistoryList>
  );
}

function nameOf(entry: ProductHistoryEntry): string {
  if (entry.part === null) return actionName(entry);
  if (entry.part === 'variants') return `Ölçüler ve kaplamalar: ${variantsActions[entry.action]}`;
  return `${galleryLabels[entry.part]}: ${galleryActions[entry.action]}`;
}

const variantsActions: Readonly<Record<VariantsAction, string>> = {
  update: 'değişti',
  order: 'sıralandı',
  restore: 'önceki hâline döndü',
};

type FieldsEntry = Extract<ProductHistoryEntry, { part: null }>;

/**
 * Shows a value. A category is named by the history entry, which knows the names of deleted categories too.
 */
function shownValue(form: RecordForm<Product>, entry: FieldsEntry, name: string, value: unknown): unknown {
  if (name !== 'category_id') return form.showValue(name, value);
  const version = [entry.before, entry.after].find((one) => String(one?.category_id) === value);
  return version?.category_name || form.showValue(name, value);
}
