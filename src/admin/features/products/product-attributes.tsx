import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { dequal } from 'dequal/lite';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '#shared/api/language.ts';
import type { Attribute } from '#shared/api/products/product.ts';
import { SortableRows } from '../../components/sorting/sortable-rows.tsx';
import { newRow, useAttributeRows, type AttributeRow } from './use-attribute-rows.ts';
import classes from './product-attributes.module.css';

type Part = 'label' | 'value';

type ProductAttributesProps = {
  /** Read on the first render only. */
  defaultValue: Attribute[];
  onChange: (rows: Attribute[]) => void;
  errors: Readonly<Record<string, ReactNode>>;
  /** The edited languages. */
  languages: readonly Language[];
  /** Its texts are the placeholders of the others. */
  mainLang: string;
  limit: number;
};

const keyOf = ({ key }: AttributeRow) => key;

/**
 * The attribute table in the edited languages. It stays quick with hundreds of rows: typing renders nothing,
 * and a row is rendered again only when it changes.
 */
export const ProductAttributes = memo(function ProductAttributes(props: ProductAttributesProps) {
  const { errors, languages, mainLang, limit } = props;
  const { rows, changeRows, changeSilently, draw } = useAttributeRows(props.defaultValue, props.onChange);
  const element = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) element.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);

  const setText = useCallback(
    (key: string, part: Part, lang: string, text: string) =>
      changeSilently((all) =>
        all.map((row) => (row.key === key ? { ...row, [part]: { ...row[part], [lang]: text } } : row)),
      ),
    [changeSilently],
  );
  const drawRow = useCallback(
    (row: AttributeRow, index: number, handle: ReactNode) => (
      <>
        {handle}
        {languages.flatMap(({ abbr, lang }) =>
          (['label', 'value'] as const).map((part) => (
            <TextInput
              key={`${part} ${abbr}`}
              aria-label={`${index + 1}. ${part === 'label' ? 'özellik' : 'değer'}${languages.length > 1 ? ` (${lang})` : ''}`}
              placeholder={
                (abbr === mainLang ? '' : row[part][mainLang]) || (part === 'label' ? 'Özellik' : 'Değer')
              }
              lang={abbr}
              defaultValue={row[part][abbr] ?? ''}
              error={errors[`attributes.${index}.${part}.${abbr}`]}
              onChange={(event) => setText(row.key, part, abbr, event.currentTarget.value)}
            />
          )),
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${index + 1}. satırı kaldır`}
          onClick={() => changeRows((all) => all.filter(({ key }) => key !== row.key))}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </>
    ),
    [changeRows, setText, errors, languages, mainLang],
  );

  return (
    <div ref={element} data-path="attributes" data-beside={languages.length > 1 || undefined} onBlur={draw}>
      {rows.length === 0 && <Text c="dimmed">Henüz özellik yok.</Text>}
      <SortableRows
        items={rows}
        itemKey={keyOf}
        itemLabel={({ label }, index) =>
          label[languages.at(-1)?.abbr ?? ''] || label[mainLang] || `Özellik ${index + 1}`
        }
        onSort={(keys) =>
          changeRows((all) => keys.flatMap((key) => all.find((row) => row.key === key) ?? []))
        }
        className={classes.rows}
        itemClassName={classes.row}
      >
        {drawRow}
      </SortableRows>
      <Button
        variant="default"
        size="xs"
        mt={rows.length > 0 ? 'sm' : 'xs'}
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={rows.length >= limit}
        onClick={() => {
          changeRows((all) => [...all, newRow({ label: {}, value: {} })]);
          setAdded(added + 1);
        }}
      >
        Özellik Ekle
      </Button>
    </div>
  );
}, isSameTable);

/** `defaultValue` is read once, and every `onChange` of the form does the same. */
function isSameTable(before: ProductAttributesProps, now: ProductAttributesProps): boolean {
  return (
    before.errors === now.errors &&
    before.mainLang === now.mainLang &&
    dequal(before.languages, now.languages)
  );
}
