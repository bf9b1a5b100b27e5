import { SimpleGrid } from '@mantine/core';
import type { ContentItem } from '../content.ts';
import { DateTimeField } from '#panel/form/date-time-field.tsx';
import { LongTextField, RichField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import type { RecordFormDefinition } from '#panel/records/record-definition.ts';
import { PictureField } from '#panel/records/record-fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { toLocalInput } from '#panel/format/format.ts';
import type { ContentShape } from './content-shape-part.ts';

type FieldsProps = { form: RecordForm<ContentItem>; shape: ContentShape };

export function ContentTexts({ form, shape }: FieldsProps) {
  return (
    <LanguageTabs form={form}>
      {(lang) => (
        <>
          <TextField
            form={form}
            name={`title_${lang}`}
            label={shape.title}
            description={shape.titleHint}
            lang={lang}
            withAsterisk={lang === form.languages[0]?.abbr}
            data-autofocus
          />
          {shape.subtitle && (
            <LongTextField form={form} name={`subtitle_${lang}`} label={shape.subtitle} lang={lang} />
          )}
          {shape.body && <RichField form={form} name={`body_${lang}`} label={shape.body} lang={lang} />}
          {shape.link && (
            <TextField form={form} name={`link_text_${lang}`} label="Bağlantı yazısı" lang={lang} />
          )}
        </>
      )}
    </LanguageTabs>
  );
}

/** The fields of an item that have no translations: its picture, video and link. */
export function ContentMedia({ form, shape }: FieldsProps) {
  return (
    <>
      {shape.image && <PictureField form={form} name="image_id" label={shape.image} needsText />}
      {shape.video && (
        <TextField
          form={form}
          name="video"
          label="Video adresi"
          description="Fotoğrafın altında “Videoyu izle” bağlantısı görünür."
          placeholder="https://"
          spellCheck={false}
        />
      )}
      {shape.link && (
        <TextField
          form={form}
          name="link"
          label="Bağlantı adresi"
          description="Sitedeki bir sayfa (/katalog) ya da https:// ile başlayan bir adres"
          spellCheck={false}
        />
      )}
    </>
  );
}

/** The switch and the times that decide whether visitors see an item. */
export function ContentPublication({ form, shape }: FieldsProps) {
  return (
    <>
      {shape.times && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DateTimeField form={form} name="starts_at" label="Başlangıç" description="Boşsa hemen görünür." />
          <DateTimeField form={form} name="ends_at" label="Bitiş" description="Boşsa kaldırılmaz." />
        </SimpleGrid>
      )}
      <SwitchField form={form} name="is_active" label="Yayında" />
    </>
  );
}

/** The definition of an item's form. Fields that the section does not use are not sent. */
export function contentFormDefinition(
  shape: ContentShape,
): Pick<
  RecordFormDefinition<ContentItem>,
  'localised' | 'labels' | 'values' | 'dates' | 'required' | 'preview'
> {
  const texts = [
    ['title', shape.title],
    ['subtitle', shape.subtitle],
    ['body', shape.body],
    ['link_text', shape.link && 'Bağlantı yazısı'],
  ] as const;
  return {
    localised: texts.flatMap(([name, label]) => (label ? [{ name, label }] : [])),
    labels: {
      ...(shape.image && { image_id: shape.image }),
      ...(shape.video && { video: 'Video adresi' }),
      ...(shape.link && { link: 'Bağlantı adresi' }),
      ...(shape.times && { starts_at: 'Başlangıç', ends_at: 'Bitiş' }),
      is_active: 'Yayında',
    },
    values: (item) => ({
      ...(shape.image && { image_id: item?.image ? fieldPicture(item.image) : null }),
      ...(shape.video && { video: item?.video ?? '' }),
      ...(shape.link && { link: item?.link ?? '' }),
      ...(shape.times && {
        starts_at: toLocalInput(item?.starts_at ?? ''),
        ends_at: toLocalInput(item?.ends_at ?? ''),
      }),
      is_active: item?.is_active ?? true,
    }),
    dates: ['starts_at', 'ends_at'],
    required: ['title'],
    preview: 'content',
  };
}
