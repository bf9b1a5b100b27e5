import { IconCertificate } from '@tabler/icons-react';
import { certificate, type Certificate } from '../certificate.ts';
import { SwitchField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { publicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { DocumentLink } from '#panel/picture/document-link.tsx';
import { fieldDocument } from '#panel/picture/field-document.ts';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { recordCalls } from '#panel/records/record-calls.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { DocumentField, PictureField } from '#panel/records/record-fields.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';

const definition: RecordDefinition<Certificate> = {
  calls: recordCalls('certificates', certificate),
  words: {
    title: 'Sertifikalar',
    one: 'Sertifika',
    theOne: 'Sertifikayı',
    all: 'Sertifikalar',
    theAll: 'Sertifikaları',
    empty: 'Kurumsal sayfada görünecek belge ve raporları, resmi ve PDF’iyle ekleyin.',
  },
  icon: IconCertificate,
  searched: ['name', 'issuer'],
  picture: ({ image }) => <Thumbnail picture={image} size={40} />,
  columns: (lang) => [
    {
      key: 'issuer',
      header: 'Veren kuruluş',
      from: 'desktop',
      width: '30%',
      render: (record) => <DimmedText>{record[`issuer_${lang}`] ?? ''}</DimmedText>,
    },
    {
      key: 'file',
      header: 'PDF',
      from: 'tablet',
      width: 80,
      render: ({ file }) => file && <DocumentLink file={file} text="PDF" />,
    },
    stateColumn(({ is_active }) => publicState(is_active)),
  ],
  localised: [
    { name: 'name', label: 'Ad' },
    { name: 'issuer', label: 'Veren kuruluş' },
  ],
  labels: { image_id: 'Görsel', file_id: 'PDF', is_active: 'Yayında' },
  values: (record) => ({
    image_id: record?.image ? fieldPicture(record.image) : null,
    file_id: record?.file ? fieldDocument(record.file) : null,
    is_active: record?.is_active ?? true,
  }),
  required: ['name'],
  preview: 'certificate',
  fields: (form) => (
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
            <TextField form={form} name={`issuer_${lang}`} label="Veren kuruluş" lang={lang} />
          </>
        )}
      </LanguageTabs>
      <PictureField form={form} name="image_id" label="Görsel" />
      <DocumentField form={form} name="file_id" label="PDF" />
      <SwitchField form={form} name="is_active" label="Yayında" />
    </>
  ),
};

export const Certificates = () => <RecordScreen {...definition} />;
