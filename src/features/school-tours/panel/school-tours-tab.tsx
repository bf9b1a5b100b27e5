import { Group } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import type { SchoolTour } from '../school-tour.ts';
import { PublishedField, RichField, SelectField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { publicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { schoolTourCalls } from './school-tours.api.ts';
import { TourPictures } from './tour-pictures.tsx';

const definition: RecordDefinition<SchoolTour> = {
  calls: schoolTourCalls,
  words: {
    title: 'Okul turları',
    one: 'Okul turu',
    theOne: 'Okul turunu',
    all: 'Okul turları',
    theAll: 'Okul turlarını',
    empty: 'Okullara sunduğunuz fabrika turlarını süresi ve grup büyüklüğüyle ekleyin.',
  },
  icon: IconSchool,
  searched: ['name', 'category_name'],
  picture: ({ files }) => <Thumbnail picture={files[0]?.picture ?? null} size={40} />,
  columns: () => [
    {
      key: 'category',
      header: 'Kategori',
      from: 'desktop',
      width: '24%',
      render: ({ category_name }) => <DimmedText>{category_name}</DimmedText>,
    },
    {
      key: 'duration',
      header: 'Süre',
      from: 'tablet',
      width: 110,
      render: ({ duration }) => duration !== null && `${formatNumber(duration)} dk`,
    },
    {
      key: 'capacity',
      header: 'Grup',
      from: 'tablet',
      width: 110,
      render: ({ capacity }) => capacity !== null && `${formatNumber(capacity)} kişi`,
    },
    stateColumn(({ is_active }) => publicState(is_active)),
  ],
  localised: [
    { name: 'name', label: 'Ad' },
    { name: 'description', label: 'Açıklama' },
  ],
  labels: {
    category_id: 'Kategori',
    duration: 'Süre (dakika)',
    capacity: 'Grup büyüklüğü',
    images: 'Görseller',
    files: 'Görseller',
    is_active: 'Yayında',
  },
  values: (record) => ({
    category_id: record ? String(record.category_id) : null,
    duration: record?.duration?.toString() ?? '',
    capacity: record?.capacity?.toString() ?? '',
    // The gallery of a stored tour is saved separately, so `files` is here only for the history.
    ...(record ? { files: record.files.map(({ picture }) => fieldPicture(picture)) } : { images: [] }),
    is_active: record?.is_active ?? false,
  }),
  required: ['name', 'category_id'],
  fields: (form) => <TourFields form={form} />,
  preview: 'school-tour',
};

function TourFields({ form }: { form: RecordForm<SchoolTour> }) {
  const categories = useCategoryOptions(form.languages[0]?.abbr ?? '', 'school-tours');
  return (
    <>
      <LanguageTabs form={form}>
        {(lang) => (
          <>
            <TextField
              form={form}
              name={`name_${lang}`}
              label="Ad"
              lang={lang}
              withAsterisk={lang === form.languages[0]?.abbr}
              data-autofocus
            />
            <RichField form={form} name={`description_${lang}`} label="Açıklama" lang={lang} />
          </>
        )}
      </LanguageTabs>
      <SelectField
        form={form}
        name="category_id"
        label="Kategori"
        description="Okul turlarının kategorileri “Kategoriler” ekranındadır."
        withAsterisk
        data={categories ?? []}
      />
      <Group grow align="flex-start">
        <TextField form={form} name="duration" label="Süre (dakika)" inputMode="numeric" />
        <TextField form={form} name="capacity" label="Grup büyüklüğü" inputMode="numeric" />
      </Group>
      <TourPictures form={form} />
      <PublishedField form={form} />
    </>
  );
}

/** The tab with the school tours, on the screen of the fairs. */
export function SchoolToursTab() {
  const { data: languages } = useLanguages();
  const options = useCategoryOptions(languages?.[0]?.abbr ?? '', 'school-tours');
  const categoryName = (id: unknown) => options?.find(({ value }) => value === id)?.label;
  return (
    <RecordScreen
      {...definition}
      showValue={(name, value) => (name === 'category_id' ? categoryName(value) : undefined)}
    />
  );
}
