import { ActionIcon, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLanguages } from '#panel/api/languages.api.ts';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { maxAssociations, type AssociatedProduct } from '../association.ts';
import { addAssociation, removeAssociation, useAssociations, useFoundProducts } from './associations.api.ts';
import classes from './associations-part.module.css';

/** The products that fit with a saved product. Every change is stored at once, on both products. */
export function AssociationsPart({ productId }: { productId: number }) {
  const { data } = useAssociations(productId);
  const section = useRef<HTMLDivElement>(null);
  const mayWrite = mayUse('content');
  const associated = data?.fits_with ?? [];
  const change = async (write: Promise<unknown>) => {
    try {
      await write;
      noticeUpdated();
    } catch (error) {
      showFailure(error);
    }
  };
  const remove = async ({ id }: AssociatedProduct) => {
    await change(removeAssociation(productId, id));
    // The clicked button has gone.
    section.current?.querySelector('input')?.focus();
  };
  return (
    <FormSection
      title="Uyumlu ürünler"
      hint="Bu ürünle birlikte kullanılanlar. İki ürünün sayfasında da görünür; her değişiklik hemen kaydedilir."
    >
      <div ref={section} className={classes.part}>
        {associated.length > 0 && (
          <ul className={classes.list}>
            {associated.map((product) => (
              <li key={product.id} className={classes.row}>
                <Thumbnail picture={product.image} size={40} />
                <span className={classes.name}>
                  {product.name}
                  <Text component="span" size="sm" c="dimmed">
                    {product.code}
                    {!product.is_visible && ' · sitede görünmüyor'}
                  </Text>
                </span>
                {mayWrite && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`${product.name} ürününü çıkar`}
                    onClick={() => void remove(product)}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayWrite && associated.length < maxAssociations && (
          <ProductSearch
            except={[productId, ...associated.map(({ id }) => id)]}
            onChoose={(id) => void change(addAssociation(productId, id))}
          />
        )}
      </div>
    </FormSection>
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
