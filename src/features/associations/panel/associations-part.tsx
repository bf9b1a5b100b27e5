import { ActionIcon, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLanguages } from '#panel/api/languages.api.ts';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { mayUse } from '#panel/session/permission.ts';
import type { AssociatedProduct, Associations } from '../association.ts';
import {
  associationSides,
  maxAssociations,
  sideLabels,
  type AssociationSide,
} from '../association-kinds.rules.ts';
import { addAssociation, removeAssociation, useAssociations, useFoundProducts } from './associations.api.ts';
import classes from './associations-part.module.css';

/** The products that belong to a saved product, by how they do. Every change is stored at once, on both products. */
export function AssociationsPart({ productId }: { productId: number }) {
  const { data } = useAssociations(productId);
  const section = useRef<HTMLDivElement>(null);
  const mayWrite = mayUse('content');
  const change = async (write: Promise<unknown>) => {
    try {
      await write;
      noticeUpdated();
    } catch (error) {
      showFailure(error);
    }
  };
  const remove = async (side: AssociationSide, { id }: AssociatedProduct) => {
    await change(removeAssociation(productId, side, id));
    // The clicked button has gone.
    section.current?.querySelector('input')?.focus();
  };
  const shown = data ? associationSides.filter((side) => data[side].length > 0) : [];
  return (
    <FormSection
      title="İlişkili ürünler"
      hint="Uyumlu ürünler, yedek parçalar, alternatifler. İki ürünün sayfasında da görünür; her değişiklik hemen kaydedilir."
    >
      <div ref={section} className={classes.part}>
        {data &&
          shown.map((side) => (
            <div key={side} role="group" aria-label={sideLabels[side]}>
              <Text size="sm" fw={500}>
                {sideLabels[side]}
              </Text>
              <ProductList
                products={data[side]}
                onRemove={mayWrite ? (product) => void remove(side, product) : undefined}
              />
            </div>
          ))}
        {mayWrite && data && (
          <Adding
            productId={productId}
            associations={data}
            onAdd={(side, id) => void change(addAssociation(productId, side, id))}
          />
        )}
      </div>
    </FormSection>
  );
}

type ProductListProps = {
  products: readonly AssociatedProduct[];
  onRemove: ((product: AssociatedProduct) => void) | undefined;
};

function ProductList({ products, onRemove }: ProductListProps) {
  return (
    <ul className={classes.list}>
      {products.map((product) => (
        <li key={product.id} className={classes.row}>
          <Thumbnail picture={product.image} size={40} />
          <span className={classes.name}>
            {product.name}
            <Text component="span" size="sm" c="dimmed">
              {product.code}
              {!product.is_visible && ' · sitede görünmüyor'}
            </Text>
          </span>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${product.name} ürününü çıkar`}
              onClick={() => onRemove(product)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

type AddingProps = {
  productId: number;
  associations: Associations;
  onAdd: (side: AssociationSide, otherId: number) => void;
};

/** Chooses how a product belongs to this one, and which. */
function Adding({ productId, associations, onAdd }: AddingProps) {
  const [side, setSide] = useState<AssociationSide>('fits_with');
  const listed = associations[side];
  const isFull = listed.length >= maxAssociations;
  return (
    <div className={classes.adding}>
      <Select
        label="İlişki"
        value={side}
        allowDeselect={false}
        data={associationSides.map((value) => ({ value, label: sideLabels[value] }))}
        onChange={(value) => setSide(value ?? 'fits_with')}
        description={
          isFull ? `Bu listede ${maxAssociations} ürün var; yenisi için birini çıkarın.` : undefined
        }
      />
      {!isFull && (
        <ProductSearch
          except={[productId, ...listed.map(({ id }) => id)]}
          onChoose={(id) => onAdd(side, id)}
        />
      )}
    </div>
  );
}

function ProductSearch({ except, onChoose }: { except: readonly number[]; onChoose: (id: number) => void }) {
  const { data: languages = [] } = useLanguages();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 250);
  const { data } = useFoundProducts(search);
  const nameField = `name_${languages[0]?.abbr ?? 'tr'}`;
  const options = (data?.data ?? [])
    .filter(({ id }) => !except.includes(id))
    .map(({ id, code, [nameField]: name }) => ({
      value: String(id),
      label: typeof name === 'string' ? `${name} (${code})` : code,
    }));
  return (
    <Select
      label="Ürün ekle"
      placeholder="Ad ya da kod"
      searchable
      value={null}
      data={text.trim() === '' ? [] : options}
      filter={({ options: all }) => all}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={search !== '' && data ? 'Ürün bulunamadı.' : undefined}
      onChange={(id) => {
        if (id === null) return;
        setText('');
        onChoose(Number(id));
      }}
    />
  );
}
