import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Attribute } from '#shared/api/product.ts';
import { SortableRows } from '../../components/sortable-rows.tsx';
import classes from './product-attributes.module.css';

type Row = Attribute & { key: string };
type Part = 'label' | 'value';

type ProductAttributesProps = {
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

/** The rows of the attribute table, in the language that is being edited. */
export function ProductAttributes(props: ProductAttributesProps) {
  const { defaultValue, onChange, errors, lang, mainLang, limit } = props;
  const [rows, setRows] = useState(() => defaultValue.map(keyed));
  const change = (next: Row[]) => {
    setRows(next);
    onChange(next.map(bare));
  };
  const setText = (key: string, part: Part, text: string) =>
    change(rows.map((row) => (row.key === key ? { ...row, [part]: { ...row[part], [lang]: text } } : row)));

  return (
    <>
      {rows.length === 0 && <Text c="dimmed">Henüz özellik yok.</Text>}
      <SortableRows
        items={rows}
        itemKey={({ key }) => key}
        itemLabel={({ label }, index) => label[lang] || label[mainLang] || `Özellik ${index + 1}`}
        onSort={(keys) => change(keys.flatMap((key) => rows.find((row) => row.key === key) ?? []))}
        className={classes.rows}
        itemClassName={classes.row}
      >
        {(row, index, handle) => (
          <>
            {handle}
            {(['label', 'value'] as const).map((part) => (
              <AttributeText
                key={part}
                label={`${index + 1}. ${part === 'label' ? 'özellik' : 'değer'}`}
                placeholder={
                  (lang === mainLang ? '' : row[part][mainLang]) || (part === 'label' ? 'Özellik' : 'Değer')
                }
                lang={lang}
                text={row[part][lang] ?? ''}
                error={errors[`attributes.${index}.${part}.${lang}`]}
                onText={(text) => setText(row.key, part, text)}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`${index + 1}. satırı kaldır`}
              onClick={() => change(rows.filter(({ key }) => key !== row.key))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
      </SortableRows>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={rows.length >= limit}
          onClick={() => change([...rows, keyed({ label: {}, value: {} })])}
        >
          Özellik Ekle
        </Button>
      </div>
    </>
  );
}

type AttributeTextProps = {
  label: string;
  placeholder: string;
  lang: string;
  text: string;
  error: ReactNode;
  onText: (text: string) => void;
};

function AttributeText({ label, placeholder, lang, text, error, onText }: AttributeTextProps) {
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      lang={lang}
      value={text}
      error={error}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
