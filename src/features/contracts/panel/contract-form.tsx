import type { ReactNode } from 'react';
import type { Contract, ContractAddition } from '../contract.ts';
import type { Language } from '#features/languages/language.ts';
import { notice } from '#panel/feedback/notices.tsx';
import { RichField, SelectField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { pagePreview, recordFormOptions } from '#panel/records/record-form.tsx';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { paths } from '#shared/panel-paths.ts';
import { contractCalls } from './contracts.api.ts';
import { useNavigate } from 'react-router';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';

const additions: { value: ContractAddition; label: string }[] = [
  { value: '', label: 'Yok' },
  { value: 'cookie_list', label: 'Çerez ve tarayıcı kayıtları' },
  { value: 'company_information', label: 'Bilgi Toplumu Hizmetleri (Entegrasyonlar’dan)' },
  { value: 'accessibility', label: 'Erişilebilirlik bildirimi (Entegrasyonlar’dan)' },
];

export const backToContracts = { to: paths.contracts, label: 'Sözleşmelere dön' };

type ContractFormProps = {
  /** The contract to edit; undefined for a new one. */
  contract?: Contract;
  languages: readonly Language[];
  title: string;
  note?: ReactNode;
  actions?: (form: RecordForm<Contract>) => ReactNode;
  onSaved: () => void;
};

export function ContractForm({ contract, languages, title, note, actions, onSaved }: ContractFormProps) {
  const definition = formDefinition(languages);
  const form = useRecordForm<Contract>({
    ...recordFormOptions(definition, languages),
    record: contract,
    notices: {
      created: (name) => notice('Sözleşme Eklendi!', { name }),
      updated: (name) => notice('Sözleşme Güncellendi!', { name }),
    },
    onSaved,
  });
  return (
    <FormPage
      title={title}
      note={note}
      back={backToContracts}
      form={form}
      preview={pagePreview(definition)}
      actions={actions?.(form)}
      main={<ContractTexts form={form} />}
      side={
        <FormSection title="Yayın">
          <SwitchField
            form={form}
            name="is_active"
            label="Yayında"
            description="Sitenin altında bağlantısı görünür."
          />
          <SelectField
            form={form}
            name="addition"
            label="Metnin altındaki hazır bölüm"
            description="Program yazar ve güncel tutar; site dilinde, kendi metninizden sonra görünür."
            data={additions}
            allowDeselect={false}
          />
        </FormSection>
      }
    />
  );
}

/**
 * Describes the form. The slug is not in `localised`, whose empty texts count as missing: the server derives an
 * empty slug from the name.
 */
function formDefinition(languages: readonly Language[]) {
  const slug = { name: 'seo_name', label: 'Sayfa adresi' };
  const slugLabels = languages.map(({ abbr, lang }) => [`seo_name_${abbr}`, `${slug.label} (${lang})`]);
  return {
    calls: contractCalls,
    preview: 'contract' as const,
    localised: [
      { name: 'name', label: 'Ad' },
      { name: 'content', label: 'Metin' },
    ],
    labels: { ...Object.fromEntries(slugLabels), is_active: 'Yayında', addition: 'Hazır bölüm' } as Record<
      string,
      string
    >,
    values: (contract?: Contract) => ({
      ...localisedValues([slug], languages, contract),
      is_active: contract?.is_active ?? true,
      addition: contract?.addition ?? '',
    }),
    required: ['name'],
  };
}

function ContractTexts({ form }: { form: RecordForm<Contract> }) {
  const isMain = (lang: string) => lang === form.languages[0]?.abbr;
  return (
    <FormSection title="İçerik" hint="Üç ya da daha çok başlığı olan metnin sayfasında içindekiler görünür.">
      <LanguageTabs form={form}>
        {(lang) => (
          <>
            <TextField form={form} name={`name_${lang}`} label="Ad" withAsterisk={isMain(lang)} lang={lang} />
            <TextField
              form={form}
              name={`seo_name_${lang}`}
              label="Sayfa adresi"
              description="Boş bırakırsanız addan üretilir."
              leftSection={`${isMain(lang) ? '' : `/${lang}`}/sozlesme/`}
              leftSectionWidth={isMain(lang) ? 88 : 112}
              spellCheck={false}
            />
            <RichField form={form} name={`content_${lang}`} label="Metin" lang={lang} />
          </>
        )}
      </LanguageTabs>
    </FormSection>
  );
}

export function ContractCreatePage() {
  const languages = useLanguages();
  const navigate = useNavigate();
  if (!languages.data)
    return <FormLoading title="Yeni Sözleşme" back={backToContracts} queries={[languages]} />;
  return (
    <ContractForm
      languages={languages.data}
      title="Yeni Sözleşme"
      onSaved={() => void navigate(paths.contracts)}
    />
  );
}
