import { useRef, useState } from 'react';
import { DataFeedCreate, type DataFeed, type DataFeedCreated } from '../data-feed.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { savedNotices } from '#panel/feedback/notices.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { NewAddress } from './new-address.tsx';
import { createDataFeed, updateDataFeed } from './data-feeds.api.ts';
import { formatNames } from './format-names.ts';

const labels = { name: 'Ad', lang: 'Dil', format: 'Biçim', category_id: 'Kategori' };

type DataFeedDrawerProps = {
  /** The feed to edit; `new` for a new one, undefined while the drawer is closed. */
  feed: DataFeed | 'new' | undefined;
  onClose: () => void;
};

/** The drawer with the form of a feed, which then shows the address of a new one once. */
export function DataFeedDrawer({ feed, onClose }: DataFeedDrawerProps) {
  const isNew = feed === 'new';
  return (
    <RecordDrawer
      title={isNew ? 'Yeni Veri Akışı' : 'Veri Akışını Düzenle'}
      isOpen={feed !== undefined}
      onClose={onClose}
    >
      {feed && (
        <DataFeedForm key={isNew ? 'new' : feed.id} feed={isNew ? undefined : feed} onClose={onClose} />
      )}
    </RecordDrawer>
  );
}

function DataFeedForm({ feed, onClose }: { feed: DataFeed | undefined; onClose: () => void }) {
  const created = useRef<DataFeedCreated>(null);
  const [made, setMade] = useState<DataFeedCreated>();
  const { data: languages = [] } = useLanguages();
  const main = languages[0]?.abbr ?? 'tr';
  const categories = useCategoryOptions(main);
  const form = useRecordForm<DataFeed>({
    name: '/data-feeds',
    languages: [],
    localised: [],
    labels,
    record: feed,
    toValues: (record) => ({
      name: record?.name ?? '',
      lang: record?.lang ?? main,
      format: record?.format ?? 'json',
      category_id: record?.category_id == null ? null : String(record.category_id),
    }),
    check: (all, sent) => ({
      ...schemaErrors(DataFeedCreate.partial(), sent),
      ...requiredErrors(all, ['name']),
    }),
    save: async (fields, saved) => {
      if (saved) return updateDataFeed(saved.id, { ...fields, version: saved.version });
      created.current = await createDataFeed({ lang: main, format: 'json', ...fields });
      return created.current;
    },
    notices: { ...savedNotices, created: () => undefined },
    onSaved: () => (created.current === null ? onClose() : setMade(created.current)),
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
        description={feed && 'Adresin sonunda yazdığı için değişmez.'}
        disabled={feed !== undefined}
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
