import { Group, Text } from '@mantine/core';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { RichText } from '#panel/rich-text/rich-text.tsx';

/** Shows a field value read-only: a text, number, flag, picture, document, or a list of texts or pictures. */
export function FieldValue({ value }: { value: unknown }) {
  const text = textOf(value);
  if (isPicture(value)) return <Thumbnail picture={value} size={96} isWhole alt="Görsel" />;
  if (isPictureList(value)) return <Pictures pictures={value} />;
  if (text === null || text.trim() === '')
    return (
      <Text c="dimmed" fs="italic" data-empty>
        boş
      </Text>
    );
  if (isRichText(text)) return <RichText html={text} />;
  return <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>;
}

function Pictures({ pictures }: { pictures: readonly FieldPicture[] }) {
  return (
    <Group gap="xs">
      {pictures.map((picture, index) => (
        <Thumbnail key={picture.media_id} picture={picture} size={56} alt={`Görsel ${index + 1}`} />
      ))}
    </Group>
  );
}

/** A value as text; a list has one item per line. Null for a value that has no text form. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Açık' : 'Kapalı';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && !isPictureList(value)) return value.map(String).join('\n');
  if (isObject(value) && typeof value.file_name === 'string' && !isPicture(value)) return value.file_name;
  return null;
}

export function isRichText(text: string): boolean {
  return /<\/[a-z1-6]+>/.test(text);
}

export function isPicture(value: unknown): value is FieldPicture {
  return isObject(value) && 'sources' in value;
}

function isPictureList(value: unknown): value is FieldPicture[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPicture);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
