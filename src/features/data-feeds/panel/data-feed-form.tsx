import { useState } from 'react';
import { DataFeedCreate, type DataFeedCreated } from '../data-feed.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { NewAddress } from './new-address.tsx';
import { createDataFeed } from './data-feeds.api.ts';
import { formatNames } from './format-names.ts';

const labels = { name: 'Ad', lang: 'Dil', format: 'Biçim', category_id: 'Kategori' };

/** A feed is never edited, so it has no versions of its own. */
type Made = DataFeedCreated & { version: number };

type DataFeedDrawerProps = { isOpen: boolean; onClose: () => void };

/** The drawer that makes a feed and then shows its address once. */
export function DataFeedDrawer({ isOpen, onClose }: DataFeedDrawerProps) {
  return (
    <RecordDrawer title="Yeni Veri Akışı" isOpen={isOpen} onClose={onClose}>
      {isOpen && <DataFeedForm onClose={onClose} />}
    </RecordDrawer>
  );
}

function DataFeedForm({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<DataFeedCreated>();
  const { data: languages = [] } = useLanguages();
  const main = languages[0]?.abbr ?? 'tr';
  const categories = useCategoryOptions(main);
  const form = useRecordForm<Made>({
    name: '/data-feeds',
    languages: [],
    localised: [],
    labels,
    toValues: () => ({ name: '', lang: main, format: 'json', category_id: null }),
    check: (all, sent) => ({
      ...schemaErrors(DataFeedCreate.partial(), sent),
      ...requiredErrors(all, ['name']),
    }),
    save: async (fields) => {
      const feed = await createDataFeed({ lang: main, format: 'json', ...fields });
      setMade(feed);
      return { ...feed, version: 1 };
    },
    notices: { created: () => undefined, updated: () => undefined },
    onSaved: () => undefined,
  });
  if (made) return <NewAddress feed={made} onDone={onClose} />;
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={labels.name}
        description="Akışı alacak bayi ya da pazaryeri."
        placeholder="Pazaryeri"
        withAsterisk
        data-autofocus
      />
      <SelectField
        form={form}
        name="lang"
        label={labels.lang}
        description="Metinler bu dildeki sayfalarda göründüğü gibi verilir."
        data={languages
          .filter(({ active }) => active)
          .map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
        allowDeselect={false}
      />
      <SelectField
        form={form}
        name="format"
        label={labels.format}
        data={Object.entries(formatNames).map(([value, label]) => ({ value, label }))}
        allowDeselect={false}
      />
      <SelectField
        form={form}
        name="category_id"
        label={labels.category_id}
        description="Alt kategorilerin ürünleri de verilir. Seçilmezse bütün ürünler verilir."
        placeholder="Bütün ürünler"
        data={categories ?? []}
        clearable
      />
    </DrawerForm>
  );
}
