import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Attribute } from '#shared/api/product.ts';
import { SortableRows } from '../../components/sorting/sortable-rows.tsx';
import classes from './product-attributes.module.css';

type Row = Attribute & { key: string };
type Part = 'label' | 'value';

type ProductAttributesProps = {
  /** Read once. */
  defaultValue: Attribute[];
  onChange: (rows: Attribute[]) => void;
  errors: Readonly<Record<string, ReactNode>>;
  lang: string;
  /** Its texts stand as placeholders while another language is edited. */
  mainLang: string;
  limit: number;
};

let lastKey = 0;
const keyed = (attribute: Attribute): Row => ({ ...attribute, key: `row-${++lastKey}` });
const bare = ({ label, value }: Row): Attribute => ({ label, value });
const keyOf = ({ key }: Row) => key;

/**
 * The rows of the attribute table, in the language that is being edited. Hundreds of them stay quick: a key
 * draws nothing, since the browser keeps what is typed until its field is left, and no row is drawn again
 * when another one or the rest of the form changes.
 */
export const ProductAttributes = memo(function ProductAttributes(props: ProductAttributesProps) {
  const { defaultValue, onChange, errors, lang, mainLang, limit } = props;
  const [rows, setRows] = useState(() => defaultValue.map(keyed));
  const latest = useRef(rows);
  const element = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) element.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);

  const showLatest = () => setRows(latest.current);
  const setLatest = useCallback(
    (next: (rows: Row[]) => Row[]) => {
      latest.current = next(latest.current);
      onChange(latest.current.map(bare));
    },
    [onChange],
  );
  const change = useCallback(
    (next: (rows: Row[]) => Row[]) => {
      setLatest(next);
      setRows(latest.current);
    },
    [setLatest],
  );
  const setText = useCallback(
    (key: string, part: Part, text: string) =>
      setLatest((all) =>
        all.map((row) => (row.key === key ? { ...row, [part]: { ...row[part], [lang]: text } } : row)),
      ),
    [setLatest, lang],
  );
  const drawRow = useCallback(
    (row: Row, index: number, handle: ReactNode) => (
      <>
        {handle}
        {(['label', 'value'] as const).map((part) => (
          <TextInput
            key={`${part} ${lang}`}
            aria-label={`${index + 1}. ${part === 'label' ? 'özellik' : 'değer'}`}
            placeholder={
              (lang === mainLang ? '' : row[part][mainLang]) || (part === 'label' ? 'Özellik' : 'Değer')
            }
            lang={lang}
            defaultValue={row[part][lang] ?? ''}
            error={errors[`attributes.${index}.${part}.${lang}`]}
            onChange={(event) => setText(row.key, part, event.currentTarget.value)}
          />
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${index + 1}. satırı kaldır`}
          onClick={() => change((all) => all.filter(({ key }) => key !== row.key))}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </>
    ),
    [change, setText, errors, lang, mainLang],
  );

  return (
    <div ref={element} data-path="attributes" onBlur={showLatest}>
      {rows.length === 0 && <Text c="dimmed">Henüz özellik yok.</Text>}
      <SortableRows
        items={rows}
        itemKey={keyOf}
        itemLabel={({ label }, index) => label[lang] || label[mainLang] || `Özellik ${index + 1}`}
        onSort={(keys) => change((all) => keys.flatMap((key) => all.find((row) => row.key === key) ?? []))}
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
          change((all) => [...all, keyed({ label: {}, value: {} })]);
          setAdded(added + 1);
        }}
      >
        Özellik Ekle
      </Button>
    </div>
  );
}, isSameTable);

/** What the rows start from counts once, and every `onChange` of the form does the same. */
function isSameTable(before: ProductAttributesProps, now: ProductAttributesProps): boolean {
  return before.errors === now.errors && before.lang === now.lang && before.mainLang === now.mainLang;
}
