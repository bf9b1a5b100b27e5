import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconListCheck, IconPlus, IconX } from '@tabler/icons-react';
import { dequal } from 'dequal/lite';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Attribute } from '../../product.ts';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import type { LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { ChoiceLists, LabelCell, ValueCell, type CellProps } from './attribute-cells.tsx';
import { isUntouched, templateRows, withTypedLabel, type AttributeRow } from './attribute-rows.ts';
import { LabelCombobox } from './label-combobox.tsx';
import { useAttributeKeys } from './use-attribute-keys.ts';
import { useAttributeRows } from './use-attribute-rows.ts';
import classes from './product-attributes.module.css';

type ProductAttributesProps = {
  /** The value is used only on the first render. */
  defaultValue: Attribute[];
  onChange: (rows: Attribute[]) => void;
  errors: Readonly<Record<string, ReactNode>>;
  /** The languages that are being edited. */
  languages: readonly Language[];
  mainLanguage: Language | undefined;
  labels: LabelList;
  /** The labels of the category's template. */
  template: readonly number[];
  /** The table of a new product starts with the rows of the template. */
  isNew: boolean;
  limit: number;
};

const keyOf = ({ key }: AttributeRow) => key;

/**
 * The attribute table in the edited languages. It stays fast with hundreds of rows: typing renders nothing,
 * and a row is rendered only when it changes.
 */
export const ProductAttributes = memo(function ProductAttributes(props: ProductAttributesProps) {
  const { languages, mainLanguage, labels, template, isNew, limit } = props;
  const mainLang = mainLanguage?.abbr ?? '';
  const table = useAttributeRows(props.defaultValue, props.onChange);
  const { rows, read, changeRows, changeSilently, offerRows, draw } = table;
  const element = useRef<HTMLDivElement>(null);
  const settings = useMemo(() => ({ labels, mainLang, limit }), [labels, mainLang, limit]);
  const { addBelow, handlers } = useAttributeKeys(element, { read, changeRows, settings });
  useEffect(() => {
    if (isNew && read().every(isUntouched)) offerRows(templateRows([], template, labels));
  }, [isNew, template, labels, read, offerRows]);

  const onType = useCallback(
    (key: string, part: 'label' | 'value', lang: string, text: string) =>
      changeSilently((all) =>
        all.map((row) => {
          if (row.key !== key) return row;
          if (part === 'label') return withTypedLabel(row, { lang, text }, settings);
          return { ...row, value: { ...row.value, [lang]: text } };
        }),
      ),
    [changeSilently, settings],
  );
  const remove = useCallback(
    (key: string) => changeRows((all) => all.filter((row) => row.key !== key)),
    [changeRows],
  );
  const drawRow = useDrawnRow(props, { onType, remove });
  const lacking = templateRows(rows, template, labels).slice(0, limit - rows.length);

  return (
    <div
      ref={element}
      data-path="attributes"
      data-beside={languages.length > 1 || undefined}
      onBlur={draw}
      {...handlers}
    >
      {rows.length === 0 && <Text c="dimmed">Henüz özellik yok.</Text>}
      <LabelCombobox
        labels={labels}
        mainLang={mainLang}
        onChoose={(key, { id, names }) => {
          changeRows((all) =>
            all.map((row) => (row.key === key ? { ...row, label_id: id, label: { ...names } } : row)),
          );
          element.current?.querySelector<HTMLElement>(`[data-row="${key}"][data-part="value"]`)?.focus();
        }}
      >
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
      </LabelCombobox>
      <ChoiceLists rows={rows} labels={labels} mainLang={mainLang} />
      <TableActions
        isEmpty={rows.length === 0}
        isFull={rows.length >= limit}
        lacking={lacking.length}
        onAdd={() => addBelow(undefined, languages[0]?.abbr ?? mainLang)}
        onTemplate={() =>
          changeRows((all) => [...all, ...templateRows(all, template, labels)].slice(0, limit))
        }
      />
      <Text size="xs" c="dimmed" mt={6}>
        Enter değere, sonra yeni satıra geçer. Excel’den iki sütun (özellik, değer) yapıştırabilirsiniz.
        Değeri boş satırlar kaydedilmez.
      </Text>
    </div>
  );
}, isSameTable);

type RowActions = { onType: CellProps['onType']; remove: (key: string) => void };

/** Returns the function that renders a row. It stays the same until rows must look different. */
function useDrawnRow(
  { languages, mainLanguage, errors, labels }: ProductAttributesProps,
  { onType, remove }: RowActions,
) {
  return useCallback(
    (row: AttributeRow, index: number, handle: ReactNode) => (
      <>
        {handle}
        {languages.flatMap((language) => {
          const isBeside = languages.length > 1;
          const cell = { row, index, language, mainLanguage, isBeside, errors, onType };
          return [
            <LabelCell key={`label ${language.abbr}`} {...cell} labels={labels} />,
            <ValueCell key={`value ${language.abbr}`} {...cell} labels={labels} />,
          ];
        })}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${index + 1}. satırı kaldır`}
          onClick={() => remove(row.key)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </>
    ),
    [remove, onType, errors, languages, mainLanguage, labels],
  );
}

type TableActionsProps = {
  isEmpty: boolean;
  isFull: boolean;
  /** The number of template rows that the table lacks. */
  lacking: number;
  onAdd: () => void;
  onTemplate: () => void;
};

function TableActions({ isEmpty, isFull, lacking, onAdd, onTemplate }: TableActionsProps) {
  return (
    <Group gap="xs" mt={isEmpty ? 'xs' : 'sm'}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        Özellik Ekle
      </Button>
      {lacking > 0 && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconListCheck size={15} aria-hidden />}
          onClick={onTemplate}
        >
          Şablondaki satırları ekle ({lacking})
        </Button>
      )}
    </Group>
  );
}

/**
 * Whether two sets of props render the same table. `defaultValue` and `onChange` are ignored: the first is
 * read only once, and every `onChange` of the form does the same.
 */
function isSameTable(before: ProductAttributesProps, now: ProductAttributesProps): boolean {
  return (
    before.errors === now.errors &&
    before.mainLanguage === now.mainLanguage &&
    before.labels === now.labels &&
    dequal(before.template, now.template) &&
    dequal(before.languages, now.languages)
  );
}
