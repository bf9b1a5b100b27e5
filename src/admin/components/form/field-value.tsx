import { Text } from '@mantine/core';
import type { Medium } from '#shared/api/media.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';

/** A read-only view of a field value. */
export function FieldValue({ value }: { value: unknown }) {
  if (typeof value === 'boolean') return <Text>{value ? 'Açık' : 'Kapalı'}</Text>;
  if (isPicture(value)) return <Thumbnail picture={value} size={96} alt="Görsel" />;
  if (Array.isArray(value) && value.length > 0) return <Text>{value.map(String).join(', ')}</Text>;
  if (typeof value !== 'string' || value.trim() === '')
    return (
      <Text c="dimmed" fs="italic">
        boş
      </Text>
    );
  if (/<\/[a-z1-6]+>/.test(value)) return <RichText html={value} />;
  return <Text style={{ whiteSpace: 'pre-wrap' }}>{value}</Text>;
}

function isPicture(value: unknown): value is Pick<Medium, 'sources' | 'placeholder'> {
  return typeof value === 'object' && value !== null && 'sources' in value;
}
