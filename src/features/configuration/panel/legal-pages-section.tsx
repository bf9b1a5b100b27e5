import type { Configuration } from '../configuration.ts';
import { LongTextField, SelectField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { settingLabels } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

const statuses = [
  { value: '', label: 'Yayımlanmaz' },
  { value: 'full', label: 'WCAG 2.2 AA: tam uygun' },
  { value: 'partial', label: 'WCAG 2.2 AA: kısmen uygun' },
];

/** The fields that fill two contract pages of the program: company information and accessibility statement. */
export function LegalPagesSection({ form }: { form: RecordForm<Configuration> }) {
  const field = (name: string) => ({ form, name, label: settingLabels[name] });
  return (
    <>
      <FormSection
        title="Bilgi Toplumu Hizmetleri"
        hint="TTK m. 1524. Taahhüt edilen sermaye ile yönetim kurulu yazılınca sayfası Sözleşmeler’de oluşur, sitenin altında görünür; boşaltılınca siteden kalkar."
      >
        <TextField {...field('headquarters')} autoComplete="off" />
        <div className={classes.pair}>
          <TextField {...field('committedCapital')} placeholder="5.000.000 TL" autoComplete="off" />
          <TextField {...field('paidCapital')} placeholder="5.000.000 TL" autoComplete="off" />
        </div>
        <LongTextField
          {...field('boardMembers')}
          description="Her satıra bir kişi: önce başkan. Limited şirkette müdürler."
          minRows={3}
        />
        <LongTextField
          {...field('auditor')}
          description="Varsa: adı soyadı ya da unvanı, yerleşim yeri."
          minRows={2}
        />
      </FormSection>
      <FormSection
        title="Erişilebilirlik bildirimi"
        hint="Uyum ile adres seçilince sayfası Sözleşmeler’de oluşur. Uymayan yerleri o sayfanın kendi metnine yazın."
      >
        <div className={classes.pair}>
          <SelectField {...field('accessibilityStatus')} data={statuses} allowDeselect={false} />
          <TextField {...field('accessibilityCheckedOn')} type="date" />
          <TextField {...field('accessibilityAddress')} type="email" autoComplete="off" spellCheck={false} />
        </div>
      </FormSection>
    </>
  );
}
