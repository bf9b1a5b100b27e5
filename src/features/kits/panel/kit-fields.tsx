import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Kit } from '../kit.ts';
import { kitDays, type KitChoice } from '../kit.rules.ts';
import { useFoundProducts } from '#features/associations/panel/associations.api.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import {
  savedListName,
  savedListValue,
  useSavedListOptions,
} from '#features/products/panel/saved-lists/saved-lists.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { DayField } from '#panel/form/date-time-field.tsx';
import { LongTextField, MultiSelectField, SelectField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { dayFromNow } from './kit-days.ts';

export const kitLabels = {
  name: 'Ad',
  note: 'Not',
  lang: 'Dil',
  choice: 'Ürünler',
  codes: 'Ürün kodları',
  category_ids: 'Kategoriler',
  list: 'Kayıtlı liste',
  has_pictures: 'Görseller',
  has_sheets: 'Teknik föyler (PDF)',
  has_list: 'Ürün listesi (Excel)',
  ends_on: 'Son gün',
};

const choices: Readonly<Record<KitChoice, string>> = {
  products: 'Kodlarla',
  categories: 'Kategorilerle',
  list: 'Kayıtlı listeyle',
};

export function kitValues(kit: Kit | undefined, main: string): FormValues {
  return {
    name: kit?.name ?? '',
    note: kit?.note ?? '',
    lang: kit?.lang ?? main,
    choice: kit?.choice ?? 'products',
    codes: kit?.codes ?? '',
    category_ids: kit?.category_ids.map(String) ?? [],
    list: kit?.list ? savedListValue(kit.list) : '',
    has_pictures: kit?.has_pictures ?? true,
    has_sheets: kit?.has_sheets ?? true,
    has_list: kit?.has_list ?? true,
    ends_on: kit?.ends_on ?? dayFromNow(kitDays.usual),
  };
}

/** Returns a function that names the values of the form in the history and in conflicts. */
export function useKitValueNames(): (name: string, value: unknown) => unknown {
  const { data: languages = [] } = useLanguages();
  const categories = useCategoryOptions(languages[0]?.abbr ?? 'tr') ?? [];
  return (name, value) => {
    if (name === 'lang') return languages.find(({ abbr }) => abbr === value)?.lang;
    if (name === 'choice') return choices[value as KitChoice];
    if (name === 'category_ids' && Array.isArray(value))
      return value.map((id) => categories.find((one) => one.value === String(id))?.label ?? `#${String(id)}`);
    if (name === 'list' && typeof value === 'string' && value !== '') return savedListName(value);
    return undefined;
  };
}

export function KitFields({ form }: { form: RecordForm<Kit> }) {
  const { data: languages = [] } = useLanguages();
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={kitLabels.name}
        description="Alıcı sayfanın başında görür."
        placeholder="2027 İlkbahar Basın Kiti"
        withAsterisk
        data-autofocus
      />
      <LongTextField
        form={form}
        name="note"
        label={kitLabels.note}
        description="Alıcıya kısa bir açıklama; kullanım koşulları, ilgili kişi."
        minRows={3}
      />
      <ProductChoice form={form} />
      <Stack gap="xs" role="group" aria-label="İçindekiler">
        <Text size="sm" fw={500}>
          İçindekiler
        </Text>
        <SwitchField
          form={form}
          name="has_pictures"
          label={kitLabels.has_pictures}
          description="Tam boyutta; çekim yeri ve tarihi gibi bilgiler çıkarılır."
        />
        <SwitchField
          form={form}
          name="has_sheets"
          label={kitLabels.has_sheets}
          description="Her ürünün bir sayfası; indirilirken güncel bilgilerle hazırlanır."
        />
        <SwitchField
          form={form}
          name="has_list"
          label={kitLabels.has_list}
          description="Yalnız ziyaretçilere açık bilgiler."
        />
      </Stack>
      <DayField
        form={form}
        name="ends_on"
        label={kitLabels.ends_on}
        description="Bağlantı bu günün sonuna kadar açılır; en çok iki yıl."
        withAsterisk
      />
      <SelectField
        form={form}
        name="lang"
        label={kitLabels.lang}
        description="Sayfanın ve listenin dili."
        data={languages
          .filter(({ active }) => active)
          .map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
        allowDeselect={false}
      />
    </>
  );
}

/** How the products are chosen, and then which. What belongs to the other ways stays in the form. */
function ProductChoice({ form }: { form: RecordForm<Kit> }) {
  const { fields } = form;
  const input = fields.getInputProps('choice') as {
    defaultValue: KitChoice;
    onChange: (value: string) => void;
  };
  const [choice, setChoice] = useState(input.defaultValue);
  fields.watch('choice', ({ value }) => setChoice(value as KitChoice));
  return (
    <Stack gap="xs" role="group" aria-label={kitLabels.choice}>
      <Text size="sm" fw={500}>
        {kitLabels.choice}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label="Ürünlerin seçimi"
        value={choice}
        data={Object.entries(choices).map(([value, label]) => ({ value, label }))}
        onChange={input.onChange}
      />
      {choice === 'products' && <CodesField form={form} />}
      {choice === 'categories' && <CategoriesField form={form} />}
      {choice === 'list' && <ListField form={form} />}
      <Text size="sm" c="dimmed">
        Sitede görünmeyen ürünler verilmez; her açılışta ve indirmede yeniden bakılır.
      </Text>
    </Stack>
  );
}

function CodesField({ form }: { form: RecordForm<Kit> }) {
  const { fields } = form;
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 250);
  const { data: languages = [] } = useLanguages();
  const { data } = useFoundProducts(search);
  const nameField = `name_${languages[0]?.abbr ?? 'tr'}`;
  const options = (data?.data ?? []).map(({ code, [nameField]: name }) => ({
    value: code,
    label: typeof name === 'string' ? `${name} (${code})` : code,
  }));
  const add = (code: string) => {
    const lines = String(fields.getValues().codes).split('\n').filter(Boolean);
    if (!lines.includes(code)) fields.setFieldValue('codes', [...lines, code].join('\n'));
    setText('');
  };
  return (
    <>
      <Select
        label="Ürün ekle"
        placeholder="Ad ya da kod"
        searchable
        value={null}
        data={text.trim() === '' ? [] : options}
        filter={({ options: all }) => all}
        searchValue={text}
        onSearchChange={setText}
        nothingFoundMessage={search !== '' && data ? 'Ürün bulunamadı.' : undefined}
        onChange={(code) => code !== null && add(code)}
      />
      <LongTextField
        form={form}
        name="codes"
        label={kitLabels.codes}
        description="Her satıra bir kod. Excel’den bir sütunu yapıştırabilirsiniz; varyant kodu da olur."
        minRows={4}
        maxRows={12}
        spellCheck={false}
      />
    </>
  );
}

function CategoriesField({ form }: { form: RecordForm<Kit> }) {
  const { data: languages = [] } = useLanguages();
  const options = useCategoryOptions(languages[0]?.abbr ?? 'tr');
  return (
    <MultiSelectField
      form={form}
      name="category_ids"
      label={kitLabels.category_ids}
      description="Alt kategorilerin ürünleri de verilir."
      data={options ?? []}
      disabled={!options}
      clearable
    />
  );
}

function ListField({ form }: { form: RecordForm<Kit> }) {
  const options = useSavedListOptions(form.record?.list);
  return (
    <SelectField
      form={form}
      name="list"
      label={kitLabels.list}
      description="Ürünler sayfasında kaydettiğiniz listelerden biri. Kit, listenin bugünkü filtresini alır."
      placeholder={options.length === 0 ? 'Henüz kayıtlı listeniz yok' : 'Bir liste seçin'}
      data={options}
    />
  );
}
