import type { Configuration } from '../configuration.ts';
import { TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { companyFields } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

export function CompanySection({ form }: { form: RecordForm<Configuration> }) {
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
