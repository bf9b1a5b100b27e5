import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState, type ReactNode } from 'react';
import type { Configuration } from '../configuration.ts';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourSection } from './colour-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { LegalPagesSection } from './legal-pages-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { TextField } from '#panel/form/fields.tsx';
import { addressFields, companyFields } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

type SiteSettingsFormProps = { title: string; headActions: ReactNode; form: RecordForm<Configuration> };

export function SiteSettingsForm({ title, headActions, form }: SiteSettingsFormProps) {
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const markBusy = useCallback(
    (name: string, isBusy: boolean) =>
      setUploading((names) =>
        names.includes(name) === isBusy
          ? names
          : isBusy
            ? [...names, name]
            : names.filter((other) => other !== name),
      ),
    [],
  );
  // On narrow screens the columns stack, so the preview moves next to the colours.
  const isNarrow = useMediaQuery('(max-width: 1180px)');
  return (
    <FormPage
      title={title}
      note="Firmanın sitede ve panelde görünen kimliği, bilgileri ve bildirim adresleri"
      headActions={headActions}
      form={form}
      waitingFor={uploading.length > 0 ? 'Görsel yükleniyor…' : undefined}
      main={
        <>
          <IdentitySection form={form} onBusy={markBusy} />
          <ColourSection form={form} preview={isNarrow && <BrandPreview form={form} />} />
          <CompanySection form={form} />
          <AddressSection form={form} />
          <ContactSection form={form} />
          <DisclosureSection form={form} />
          <FormsSection form={form} />
          <LegalPagesSection form={form} />
        </>
      }
      side={
        !isNarrow && (
          <div className={classes.side}>
            <FormSection title="Önizleme" hint="Yazdıkça değişir; ziyaretçiler kaydettikten sonra görür.">
              <BrandPreview form={form} />
            </FormSection>
          </div>
        )
      }
    />
  );
}

function CompanySection({ form }: { form: RecordForm<Configuration> }) {
  const { legalTitle, ...others } = companyFields;
  return (
    <FormSection
      title="Firma bilgileri"
      hint="Dolu olanlar sitenin alt bilgisinde ve iletişim sayfasında görünür."
    >
      <TextField form={form} name="legalTitle" label={legalTitle} />
      <div className={classes.pair}>
        {Object.entries(others).map(([name, label]) => (
          <TextField key={name} form={form} name={name} label={label} autoComplete="off" spellCheck={false} />
        ))}
      </div>
    </FormSection>
  );
}

function AddressSection({ form }: { form: RecordForm<Configuration> }) {
  const { addressStreet, ...others } = addressFields;
  return (
    <FormSection
      title="Posta adresi"
      hint="Arama motorları adresi bu parçalarla okur. Ziyaretçiler, iletişim bilgilerindeki adresi görür."
    >
      <TextField form={form} name="addressStreet" label={addressStreet} autoComplete="off" />
      <div className={classes.pair}>
        {Object.entries(others).map(([name, label]) => (
          <TextField key={name} form={form} name={name} label={label} autoComplete="off" spellCheck={false} />
        ))}
      </div>
    </FormSection>
  );
}
