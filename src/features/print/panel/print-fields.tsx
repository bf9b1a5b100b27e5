import { Radio, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import type { PrintedCatalogue } from '../printed-catalogue.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { savedListValue, useSavedListOptions } from '#features/products/panel/saved-lists/saved-lists.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { DayField } from '#panel/form/date-time-field.tsx';
import { MultiSelectField, SelectField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import { PictureField } from '#panel/records/record-fields.tsx';
import { LayoutDrawing } from './layout-drawing.tsx';
import { PrintPreview } from './print-preview.tsx';
import { choiceWords, formatWords, layoutWords, printLabels, qualityWords } from './print-words.ts';
import classes from './printed-catalogues.module.css';

type FieldsProps = { form: RecordForm<PrintedCatalogue> };

export function printValues(record: PrintedCatalogue | undefined, main: string): FormValues {
  return {
    name: record?.name ?? '',
    subtitle: record?.subtitle ?? '',
    choice: record?.choice ?? 'categories',
    category_ids: record?.category_ids.map(String) ?? [],
    list: record?.list ? savedListValue(record.list) : '',
    lang: record?.lang ?? main,
    second_lang: record?.second_lang ?? '',
    format: record?.format ?? 'a4',
    layout: record?.layout ?? 'rows',
    quality: record?.quality ?? 'print',
    cover_id: record?.cover ? fieldPicture(record.cover) : null,
    has_ordering: record?.has_ordering ?? false,
    has_bleed: record?.has_bleed ?? false,
    valid_until: record?.valid_until ?? '',
    is_monthly: record?.is_monthly ?? false,
  };
}

export function PrintFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={printLabels.name}
        description="Kapakta başlık olarak durur."
        placeholder="Genel Katalog 2027"
        withAsterisk
        data-autofocus
      />
      <TextField form={form} name="subtitle" label={printLabels.subtitle} />
      <ProductChoice form={form} />
      <Languages form={form} />
      <LayoutField form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <Segments form={form} name="format" words={formatWords} />
        <QualityField form={form} />
      </SimpleGrid>
      <PictureField
        form={form}
        name="cover_id"
        label={printLabels.cover_id}
        description="Kapağın üst yarısını kaplar. Boş bırakırsanız yalnız başlık durur."
      />
      <SwitchField
        form={form}
        name="has_ordering"
        label={printLabels.has_ordering}
        description="Ağırlık, paket ve en az sipariş gibi bilgiler."
      />
      <SwitchField
        form={form}
        name="has_bleed"
        label={printLabels.has_bleed}
        description="Matbaa isterse açın. Ekranda okunacak dosyada kapalı kalsın."
      />
      <SwitchField
        form={form}
        name="is_monthly"
        label={printLabels.is_monthly}
        description="İçeriği değiştiyse. Sitede yayımlanan dosya da yenilenir."
      />
      <DayField
        form={form}
        name="valid_until"
        label={printLabels.valid_until}
        description="Künyede durur: bilgilerin hangi güne kadar geçerli olduğu."
      />
      <PrintPreview form={form} />
    </>
  );
}

type ChoiceProps = FieldsProps & { name: string; words: Readonly<Record<string, string>> };

/** What a group of choices needs to be an uncontrolled field. */
function choiceInput({ fields }: FieldsProps['form'], name: string) {
  const { defaultValue, onChange } = fields.getInputProps(name) as {
    defaultValue: string;
    onChange: (value: string) => void;
  };
  return { defaultValue, onChange };
}

const optionsOf = (words: ChoiceProps['words']) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** A choice between a few short words. */
function Segments({ form, name, words, children }: ChoiceProps & { children?: ReactNode }) {
  const label = useId();
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} id={label}>
        {form.labelOf(name)}
      </Text>
      <SegmentedControl
        key={form.fields.key(name)}
        fullWidth
        aria-labelledby={label}
        data={optionsOf(words)}
        {...choiceInput(form, name)}
      />
      {children}
    </Stack>
  );
}

/** How the products are chosen, and then which. What belongs to the other way stays in the form. */
function ProductChoice({ form }: FieldsProps) {
  const { fields } = form;
  const [choice, setChoice] = useState(choiceInput(form, 'choice').defaultValue);
  fields.watch('choice', ({ value }) => setChoice(String(value)));
  return (
    <Segments form={form} name="choice" words={choiceWords}>
      {choice === 'list' ? <ListField form={form} /> : <CategoriesField form={form} />}
    </Segments>
  );
}

function CategoriesField({ form }: FieldsProps) {
  const { data: languages = [] } = useLanguages();
  const options = useCategoryOptions(languages[0]?.abbr ?? 'tr');
  return (
    <MultiSelectField
      form={form}
      name="category_ids"
      label={printLabels.category_ids}
      description="Alt kategorileriyle birlikte. Boş bırakırsanız bütün kategoriler basılır."
      data={options ?? []}
      disabled={!options}
      clearable
    />
  );
}

function ListField({ form }: FieldsProps) {
  const options = useSavedListOptions(form.record?.list);
  return (
    <SelectField
      form={form}
      name="list"
      label={printLabels.list}
      description="Ürünler sayfasında kaydettiğiniz listelerden biri; bugünkü filtresi alınır."
      placeholder={options.length === 0 ? 'Henüz kayıtlı listeniz yok' : 'Bir liste seçin'}
      data={options}
    />
  );
}

function Languages({ form }: FieldsProps) {
  const { data: languages = [] } = useLanguages();
  const options = languages
    .filter(({ active }) => active)
    .map(({ abbr, lang }) => ({ value: abbr, label: lang }));
  return (
    <SimpleGrid cols={2} spacing="md">
      <SelectField form={form} name="lang" label={printLabels.lang} data={options} allowDeselect={false} />
      <SelectField
        form={form}
        name="second_lang"
        label={printLabels.second_lang}
        data={[{ value: '', label: 'Yok' }, ...options]}
        allowDeselect={false}
      />
    </SimpleGrid>
  );
}

function LayoutField({ form }: FieldsProps) {
  return (
    <Radio.Group
      key={form.fields.key('layout')}
      name="layout"
      label={printLabels.layout}
      {...choiceInput(form, 'layout')}
    >
      <div className={classes.layouts}>
        {optionsOf(layoutWords).map(({ value, label }) => (
          <Radio
            key={value}
            value={value}
            size="xs"
            label={
              <>
                <LayoutDrawing layout={value as PrintedCatalogue['layout']} />
                {label}
              </>
            }
            classNames={{
              root: classes.layout ?? '',
              body: classes.layoutBody ?? '',
              labelWrapper: classes.layoutWrapper ?? '',
              label: classes.layoutLabel ?? '',
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function QualityField({ form }: FieldsProps) {
  return (
    <Radio.Group
      key={form.fields.key('quality')}
      name="quality"
      label={printLabels.quality}
      {...choiceInput(form, 'quality')}
    >
      <Stack gap="xs" mt={8}>
        {optionsOf(qualityWords).map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
