import { IconBook2 } from '@tabler/icons-react';
import { catalogue, type Catalogue } from '../catalogue.ts';
import { PublishedField, TextField } from '#panel/form/fields.tsx';
import { publicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { DocumentLink } from '#panel/picture/document-link.tsx';
import { fieldDocument } from '#panel/picture/field-document.ts';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { recordCalls } from '#panel/records/record-calls.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { DocumentField, LineInEveryLanguage, PictureField } from '#panel/records/record-fields.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { formatBytes, formatNumber } from '#panel/format/format.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import { QrCodeButton } from '#features/short-links/panel/qr-code-part.tsx';
import { PageHeadTab } from '#features/contents/panel/page-head-tab.tsx';

const definition: RecordDefinition<Catalogue> = {
  calls: recordCalls('catalogues', catalogue),
  words: {
    title: 'Kataloglar',
    one: 'Katalog',
    theOne: 'Kataloğu',
    all: 'Kataloglar',
    theAll: 'Katalogları',
    empty: 'Ziyaretçilerin açıp indireceği katalogları PDF olarak ekleyin.',
  },
  icon: IconBook2,
  searched: ['name'],
  picture: ({ cover, first_page }) => <Thumbnail picture={cover ?? first_page} size={40} isWhole />,
  columns: () => [
    {
      key: 'year',
      header: 'Yıl',
      from: 'tablet',
      width: 80,
      render: ({ year }) => year,
    },
    {
      key: 'pages',
      header: 'Sayfa',
      from: 'desktop',
      width: 90,
      render: ({ page_count }) => page_count !== null && formatNumber(page_count),
    },
    {
      key: 'file',
      header: 'PDF',
      from: 'tablet',
      width: 130,
      render: ({ file }) =>
        file ? (
          <DocumentLink file={file} text={`PDF, ${formatBytes(file.bytes)}`} />
        ) : (
          <DimmedText>PDF yok</DimmedText>
        ),
    },
    // A catalogue without a PDF is hidden from visitors.
    stateColumn(({ is_active, file }) => publicState(is_active && file !== null)),
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: { year: 'Yıl', file_id: 'PDF', cover_id: 'Kapak', is_active: 'Yayında' },
  values: (record) => ({
    year: record?.year?.toString() ?? '',
    file_id: record?.file ? fieldDocument(record.file) : null,
    cover_id: record?.cover ? fieldPicture(record.cover) : null,
    is_active: record?.is_active ?? false,
  }),
  required: ['name', 'file_id'],
  preview: 'catalogue',
  fields: (form) => (
    <>
      <LineInEveryLanguage form={form} name="name" label="Ad" />
      <TextField form={form} name="year" label="Yıl" inputMode="numeric" maxLength={4} w={120} />
      <DocumentField form={form} name="file_id" label="PDF" />
      <PictureField
        form={form}
        name="cover_id"
        label="Kapak"
        description="Boş bırakırsanız PDF’in ilk sayfası kapak olur."
      />
      <PublishedField form={form} />
      <CatalogueCode form={form} />
    </>
  ),
};

function CatalogueCode({ form: { record, languages } }: { form: RecordForm<Catalogue> }) {
  if (!record) return null;
  const name = recordName(record, languages[0]?.abbr ?? '');
  return <QrCodeButton isQuiet subjects={[{ kind: 'catalogue', id: record.id, name }]} />;
}

export const Catalogues = () => <RecordScreen {...definition} />;

/** Edits the content of the public page "Katalog". */
export function CataloguePage() {
  return (
    <PageTabs
      title="Katalog"
      tabs={[
        { value: 'catalogues', label: 'Kataloglar', content: () => <Catalogues /> },
        {
          value: 'head',
          label: 'Başlık ve afiş',
          content: () => <PageHeadTab page="catalogue" section="head" />,
        },
      ]}
    />
  );
}
