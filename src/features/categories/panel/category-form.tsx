import { Button, Collapse, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Category, type CategoryNode, type CategoryTree } from '../category.ts';
import type { Language } from '#features/languages/language.ts';
import { recordName } from '#panel/records/record-definition.ts';
import { DeleteButton } from '#panel/form/delete-button.tsx';
import { LongTextField, SelectField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { SinglePictureField } from '#panel/alternative-texts/single-picture-field.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { SeoTexts } from '#panel/form/seo-texts.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { labelName, useLabelList, type LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { templateOf } from '#panel/attribute-labels/category-template.ts';
import { QrCodeButton } from '#features/short-links/panel/qr-code-part.tsx';
import { TemplateField } from './template-field.tsx';
import { uploadMedium } from '#panel/media/media.api.ts';
import { createCategory, deleteCategory, updateCategory } from './categories.api.ts';
import { categoryErrors, categoryLabels, categoryTexts, categoryValues, toWire } from './category-fields.ts';
import { categoryOptions, parentName, parentOptions } from './category-options.ts';
import classes from './category-form.module.css';

type CategoryFormProps = {
  section: CategoryTree;
  /** The category to edit; undefined for a new one. */
  category?: Category | undefined;
  /** The parent of a new category; null for a main category. */
  parentId: number | null;
  tree: readonly CategoryNode[];
  languages: readonly Language[];
  onClose: () => void;
};

export function CategoryForm({ section, category, parentId, tree, languages, onClose }: CategoryFormProps) {
  const mainLang = languages[0]?.abbr ?? '';
  const labels = useLabelList(mainLang);
  const parents = parentOptions(tree, mainLang, category);
  const form = useRecordForm<Category>({
    name: 'category',
    resource: 'categories',
    record: category,
    languages,
    localised: categoryTexts,
    toValues: (record) => categoryValues(languages, record, parentId),
    check: (values, sent) => categoryErrors(languages, values, sent),
    labels: categoryLabels,
    showValue: (name, value) => {
      if (name === 'sub_category') return parentName(categoryOptions(tree, mainLang), value);
      if (templateFields.includes(name)) return labelNames(labels, value as number[], mainLang);
      return undefined;
    },
    save: (fields, record) =>
      record ? updateCategory(record.id, toWire(fields)) : createCategory(section, toWire(fields)),
    onSaved: onClose,
  });
  const [isUploading, setIsUploading] = useState(false);
  const { fields } = form;
  const image = fields.getInputProps('image_id');
  const inherited = templateOf(tree, (category ? category.sub_category : parentId) ?? undefined);
  return (
    <DrawerForm
      form={form}
      onClose={onClose}
      preview={section === 'products' ? { kind: 'category', toWire } : undefined}
      waitingFor={isUploading ? 'Görsel yükleniyor…' : undefined}
      actions={category && <CategoryActions form={form} category={category} onDeleted={onClose} />}
    >
      <CategoryTexts form={form} hasPage={section === 'products'} />
      <SelectField
        form={form}
        name="sub_category"
        label="Üst kategori"
        placeholder="Ana kategori"
        clearable
        clearButtonProps={{ 'aria-label': 'Ana kategori yap' }}
        data={parents}
      />
      <SinglePictureField
        key={fields.key('image_id')}
        label="Görsel"
        defaultValue={image.defaultValue as FieldPicture | null}
        onChange={image.onChange as (picture: FieldPicture | null) => void}
        error={image.error as string | undefined}
        send={uploadMedium}
        onBusy={setIsUploading}
      />
      {section === 'products' && (
        <TextField
          form={form}
          name="seo_name"
          label="Sayfa adresi"
          description="Boş bırakırsanız addan üretilir."
          leftSection="/urunler/"
          leftSectionWidth={82}
        />
      )}
      {section === 'products' && <TemplateField form={form} inherited={inherited} mainLang={mainLang} />}
      <SwitchField form={form} name="is_active" label="Yayında" />
      {section === 'products' && category && (
        <QrCodeButton
          isQuiet
          subjects={[{ kind: 'category', id: category.id, name: recordName(category, mainLang) }]}
        />
      )}
    </DrawerForm>
  );
}

const templateFields = ['attribute_labels', 'required_attributes', 'filter_attributes'];

function labelNames(labels: LabelList, ids: readonly number[], mainLang: string): string[] {
  return ids.map((id) => {
    const label = labels.byId(id);
    return label ? labelName(label, mainLang, mainLang) : 'Silinmiş etiket';
  });
}

/**
 * The texts of a category. Texts for search engines are shown only for product categories, because only these
 * have pages.
 */
function CategoryTexts({ form, hasPage }: { form: RecordForm<Category>; hasPage: boolean }) {
  const seo = useDisclosure(false);
  return (
    <LanguageTabs form={form}>
      {(lang) => (
        <>
          <TextField
            form={form}
            name={`name_${lang}`}
            label="Ad"
            withAsterisk={lang === form.languages[0]?.abbr}
            lang={lang}
            data-autofocus
          />
          <LongTextField form={form} name={`description_${lang}`} label="Açıklama" minRows={3} lang={lang} />
          {hasPage && <FoldedSeoTexts form={form} lang={lang} disclosure={seo} />}
        </>
      )}
    </LanguageTabs>
  );
}

type FoldedSeoTextsProps = {
  form: RecordForm<Category>;
  lang: string;
  /** All languages share this state, so that their texts open together. */
  disclosure: ReturnType<typeof useDisclosure>;
};

/** The texts for search engines, collapsed unless one of them has an error. */
function FoldedSeoTexts({ form, lang, disclosure }: FoldedSeoTextsProps) {
  const [isOpen, { toggle }] = disclosure;
  form.fields.useWatchValue('image_id');
  const photograph = form.fields.getValues().image_id as FieldPicture | null;
  const sharePicture = (name: string) => ({ kind: 'card' as const, name, photograph, whenNone: noPicture });
  const isShown = isOpen || Object.keys(form.fields.errors).some((name) => /^seo_(title|desc)/.test(name));
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        aria-expanded={isShown}
        onClick={toggle}
        ml={-8}
        leftSection={<IconChevronRight size={15} className={classes.chevron} aria-hidden />}
      >
        Arama motoru metinleri
      </Button>
      <Collapse expanded={isShown} keepMountedMode="display-none">
        <Stack gap="md" mt="xs">
          <SeoTexts
            form={form}
            lang={lang}
            path="/urunler/"
            titleFrom={[]}
            descriptionFrom={[]}
            sharePicture={sharePicture}
            whenEmpty={{
              title: 'Boşsa firma adı kullanılır.',
              description: 'Boşsa arama motoru sayfadan bir parça seçer.',
            }}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

const noPicture = 'Kategorinin görseli yoksa kart, ilk ürününün fotoğrafıyla hazırlanır.';

type CategoryActionsProps = { form: RecordForm<Category>; category: Category; onDeleted: () => void };

function CategoryActions({ form, category, onDeleted }: CategoryActionsProps) {
  return (
    <>
      <DeleteButton
        form={form}
        name={recordName(category, form.languages[0]?.abbr ?? '')}
        remove={() => deleteCategory(category.id)}
        onDeleted={onDeleted}
      />
      <HistoryButton form={form} path="/categories" schema={Category} />
    </>
  );
}
