import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Attribute } from '#shared/api/product.ts';
import { FieldValue } from '../../components/form/field-value.tsx';
import type { FieldPicture } from '../../components/media/field-picture.ts';
import { Thumbnail } from '../../components/media/thumbnail.tsx';
import { useCategoryOptions } from '../categories/categories.api.ts';
import { useTransporterTypes } from '../transporter-types/transporter-types.api.ts';

/** Readable forms of product values that are ids, keys or lists. */
export function useShownValues(mainLang: string): (name: string, value: unknown) => ReactNode {
  const categories = useCategoryOptions(mainLang);
  const { data: types } = useTransporterTypes(mainLang);
  return (name, value) => {
    if (name === 'category_id') return categories?.find((one) => one.value === value)?.label;
    if (name === 'transporter_types') {
      const labels = (value as string[]).map((key) => types?.find((one) => one.value === key)?.label ?? key);
      return <FieldValue value={labels} />;
    }
    if (name === 'published_at') return <FieldValue value={String(value).replace('T', ' ')} />;
    if (name === 'attributes') return <Attributes rows={value as Attribute[]} />;
    if (name === 'images') return <Pictures pictures={value as FieldPicture[]} />;
    return undefined;
  };
}

function Attributes({ rows }: { rows: readonly Attribute[] }) {
  if (rows.length === 0) return <FieldValue value="" />;
  const lines = rows.map(({ label, value }) => `${texts(label)}: ${texts(value)}`);
  return <FieldValue value={lines.join('\n')} />;
}

function texts(byLanguage: Readonly<Record<string, string>>): string {
  return Object.values(byLanguage).filter(Boolean).join(' / ') || '–';
}

function Pictures({ pictures }: { pictures: readonly FieldPicture[] }) {
  if (pictures.length === 0) return <FieldValue value="" />;
  return (
    <Group gap="xs">
      {pictures.map((picture, index) => (
        <Thumbnail key={picture.media_id} picture={picture} size={56} alt={`Görsel ${index + 1}`} />
      ))}
    </Group>
  );
}
