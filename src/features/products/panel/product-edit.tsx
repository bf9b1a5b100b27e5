import { Menu } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { Product } from '../product.ts';
import { sitePath } from '#shared/site-pages.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { SiteLink } from '#panel/form/site-link.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { paths } from '#shared/panel-paths.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ProductForm, backToProducts } from './product-form.tsx';
import { ProductNeighbours } from './product-neighbours.tsx';
import { deleteProduct, useProduct } from './products.api.ts';
import { ProductHistoryButton } from './history/product-history.tsx';
import { SavedGalleries } from './files/saved-galleries.tsx';
import { ClaimsPart } from '#features/compliance/panel/claims-part.tsx';
import { QrCodeItem } from '#features/short-links/panel/qr-code-part.tsx';
import { AssociationsPart } from '#features/associations/panel/associations-part.tsx';
import { ProductTabs, useProductTab } from '#features/variants/panel/product-tabs.tsx';
import { useStartNext } from './use-next-product.ts';
import { useDuplicate } from './use-duplicate.ts';

const VariantsTab = lazy(async () => {
  const { VariantsTab: Component } = await import('#features/variants/panel/variants-tab.tsx');
  return { default: Component };
});

export function ProductEditPage() {
  const id = useLoaderData<number>();
  const product = useProduct(id);
  const languages = useLanguages();
  const startNext = useStartNext();
  const tab = useProductTab();
  // Cached data from an earlier visit may hold an old version.
  if (!product.data || !product.isFetchedAfterMount || !languages.data)
    return (
      <FormLoading
        title="Ürünü Düzenle"
        back={backToProducts}
        queries={[product, languages]}
        headActions={<ProductNeighbours key={id} id={id} />}
      />
    );
  const saved = product.data;
  const name = saved[`name_${languages.data[0]?.abbr ?? ''}`] || saved.code;
  const state = publicState(saved.is_active, saved.published_at, saved.inactive_category);
  const head = {
    title: name,
    note: (
      <>
        {saved.code} · <StateBadge state={state} />
      </>
    ),
    languages: languages.data,
    headActions: <ProductNeighbours key={id} id={id} />,
  };
  if (tab === 'variants')
    return (
      <Suspense fallback={<FormLoading {...head} back={backToProducts} queries={[]} />}>
        <VariantsTab key={id} product={saved} back={backToProducts} {...head} />
      </Suspense>
    );
  return (
    <ProductForm
      key={id}
      product={saved}
      {...head}
      tabs={<ProductTabs open="product" />}
      galleries={() => (
        <>
          <SavedGalleries product={saved} languages={languages.data} />
          <AssociationsPart productId={id} />
          <ClaimsPart owner="product" id={id} />
        </>
      )}
      actions={(form) => (
        <>
          <ProductHistoryButton form={form} product={saved} />
          <ProductActions
            product={saved}
            name={`${name} (${saved.code})`}
            isShown={state === 'shown'}
            discard={form.discard}
          />
        </>
      )}
      onSaved={(stored, after) => after === 'new' && startNext(stored)}
    />
  );
}

type ProductActionsProps = { product: Product; name: string; isShown: boolean; discard: () => void };

function ProductActions({ product, name, isShown, discard }: ProductActionsProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  return (
    <>
      <SiteLink path={isShown ? sitePath('', 'product', { seo_name: product.seo_name }) : undefined} />
      <RowMenu label={product.code} isInBar>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void duplicate(product.id)}
        >
          Kopyasını Oluştur
        </Menu.Item>
        <QrCodeItem subject={{ kind: 'product', id: product.id, name }} />
        <Menu.Divider />
        <Menu.Item
          color="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() =>
            confirmDelete({
              name,
              remove: () => deleteProduct(product.id),
              onDeleted: () => {
                discard();
                void navigate(paths.products);
              },
            })
          }
        >
          Sil
        </Menu.Item>
      </RowMenu>
    </>
  );
}
