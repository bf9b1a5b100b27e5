import { IconAddressBook } from '@tabler/icons-react';
import { contactInformation, type ContactEntry } from '../contact-information.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { recordCalls } from '#panel/records/record-calls.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ContentFields, plainText, sectionLabel } from './content-fields.tsx';

const calls = recordCalls<ContactEntry>('settings/contact-information', contactInformation, 'body');
const everyLanguage = 'Bütün diller';

export function ContactInformation() {
  const { data: languages = [] } = useLanguages();
  const languageLabel = (lang: unknown) =>
    lang === '' ? everyLanguage : (languages.find(({ abbr }) => abbr === lang)?.lang ?? String(lang));
  return (
    <RecordScreen<ContactEntry>
      calls={calls}
      words={{
        title: 'Firma Bilgileri',
        one: 'Bilgi',
        theOne: 'Bilgiyi',
        all: 'Bilgiler',
        theAll: 'Bilgileri',
        empty: 'Telefon, e-posta ve adreslerinizi ekleyin; sitenin altında görünürler.',
      }}
      icon={IconAddressBook}
      searched={['name', 'content']}
      partOf={({ section }) => ({ label: sectionLabel(section), fields: { section } })}
      columns={() => [
        {
          key: 'content',
          header: 'İçerik',
          width: '40%',
          render: ({ content }) => <DimmedText>{plainText(content)}</DimmedText>,
        },
        { key: 'lang', header: 'Dil', from: 'tablet', width: 130, render: ({ lang }) => languageLabel(lang) },
      ]}
      localised={[]}
      labels={{ section: 'Bölüm', name: 'Ad', content_data: 'İçerik', lang: 'Dil' }}
      values={(entry) => ({
        section: entry?.section ?? 'telefon',
        name: entry?.name ?? '',
        content_data: entry?.content ?? '',
        lang: entry?.lang ?? '',
      })}
      required={['name', 'content_data']}
      showValue={(name, value) =>
        name === 'section' ? sectionLabel(String(value)) : name === 'lang' ? languageLabel(value) : undefined
      }
      fields={(form) => (
        <>
          <ContentFields
            form={form}
            nameField={
              <TextField
                form={form}
                name="name"
                label="Ad"
                placeholder="Merkez"
                withAsterisk
                data-autofocus
              />
            }
          />
          <SelectField
            form={form}
            name="lang"
            label="Dil"
            description="Bilginin hangi dildeki sayfalarda görüneceği"
            allowDeselect={false}
            data={[
              { value: '', label: everyLanguage },
              ...form.languages.map(({ abbr, lang }) => ({ value: abbr, label: lang })),
            ]}
          />
        </>
      )}
    />
  );
}
